package dev.quintain.sandbox;

import dev.quintain.bytecode.SinkHooks;
import dev.quintain.runtime.Guard;
import java.io.IOException;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.nio.file.Path;
import java.security.ProtectionDomain;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * The agent of the worker JVM: hooks the JDK's sinks before anything else runs, and opens packages of the JDK to the
 * tool.
 */
public final class GuardAgent {
    private static final AtomicReference<GuardAgent> INSTALLED = new AtomicReference<>();

    private final Instrumentation instrumentation;
    private final SinkHooks hooks;

    private GuardAgent(Instrumentation instrumentation, SinkHooks hooks) {
        this.instrumentation = instrumentation;
        this.hooks = hooks;
    }

    /** Called by the JVM before main. */
    public static void premain(@Nullable String options, Instrumentation instrumentation)
            throws UnmodifiableClassException {
        GuardAgent agent = new GuardAgent(instrumentation, SinkHooks.ofThisJvm());
        agent.install();
        INSTALLED.set(agent);
    }

    /** The agent of this JVM, if it was started with one. */
    public static Optional<GuardAgent> installed() {
        return Optional.ofNullable(INSTALLED.get());
    }

    /**
     * The agent of this JVM.
     *
     * @throws IllegalStateException if there is none or it left something unguarded: then nothing foreign may run here
     */
    public static GuardAgent require() {
        GuardAgent agent = INSTALLED.get();
        if (agent == null) {
            throw new IllegalStateException("This JVM was started without the guard's agent");
        }
        if (!agent.hooks.missing().isEmpty()) {
            throw new IllegalStateException("Java " + Runtime.version()
                    + " cannot be guarded: no way was found to watch " + String.join(", ", agent.hooks.missing()));
        }
        return agent;
    }

    /**
     * Refuses from now on whatever code under test might do to the machine outside of the folder that this JVM runs in.
     *
     * @throws IllegalStateException as {@link #require} does
     */
    public static void refuseAll() throws IOException {
        require();
        Guard.arm(Path.of("").toAbsolutePath(), Set.of());
    }

    /** Lets the tool's classes reach into these packages by reflection; code under test still cannot. */
    public void open(Module module, Set<String> packages) {
        Map<String, Set<Module>> opened = new HashMap<>();
        for (String name : packages) {
            opened.put(name, Set.of(GuardAgent.class.getModule()));
        }
        instrumentation.redefineModule(module, Set.of(), Map.of(), opened, Set.of(), Map.of());
    }

    /**
     * The transformer stays: classes that are loaded later may have sinks too, and when somebody else (a flight
     * recording, for one) has a class transformed again, the hooks go in again.
     */
    private void install() throws UnmodifiableClassException {
        Class<?>[] loaded = loadedSinks();
        instrumentation.addTransformer(new Transformer(hooks), true);
        instrumentation.retransformClasses(loaded);
        loadNeeded();
    }

    private Class<?>[] loadedSinks() {
        List<Class<?>> sinks = new ArrayList<>();
        for (Class<?> type : instrumentation.getAllLoadedClasses()) {
            if (type.getClassLoader() == null && hooks.concern(type.getName())) {
                sinks.add(type);
            }
        }
        return sinks.toArray(new Class<?>[0]);
    }

    /** Hooks at load time are cheaper than transforming again, and loading shows whether the sink is there. */
    private void loadNeeded() {
        for (String name : hooks.neededClasses()) {
            try {
                Class.forName(name, false, null);
            } catch (ClassNotFoundException notInThisJdk) {
                // Another sink may meet the same need; what is missing in the end is asked for by require().
            }
        }
    }

    private record Transformer(SinkHooks hooks) implements ClassFileTransformer {
        @Override
        public byte @Nullable [] transform(
                @Nullable ClassLoader loader,
                @Nullable String name,
                @Nullable Class<?> redefined,
                @Nullable ProtectionDomain domain,
                byte[] classFile) {
            return loader == null ? hooks.rewrite(name, classFile) : null;
        }
    }
}
