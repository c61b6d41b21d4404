package dev.quintain.agent;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.instrument.Instrumentation;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicReference;
import java.util.jar.JarFile;
import org.jspecify.annotations.Nullable;

/**
 * What {@code -javaagent} starts: puts the probes where every class can see them, with what adds them, and keeps the way to
 * rewrite classes.
 */
public final class InjectAgent {
    private static final String BOOT = "/META-INF/quintain/quintain-boot.jar";
    private static final AtomicReference<Instrumentation> INSTRUMENTATION = new AtomicReference<>();

    private InjectAgent() {}

    /**
     * Called by the JVM before main.
     *
     * @param options see {@link AgentOptions}; none if a worker is told later
     */
    public static void premain(@Nullable String options, Instrumentation instrumentation) throws IOException {
        File jar = boot().toFile();
        instrumentation.appendToBootstrapClassLoaderSearch(new JarFile(jar));
        // It is open, and needs no name any more; who is killed could not do this later. Where that is no way, at the
        // end.
        if (!jar.delete()) {
            jar.deleteOnExit();
        }
        INSTRUMENTATION.set(instrumentation);
        if (options != null) {
            StandAlone.begin(AgentOptions.of(options), instrumentation);
        }
    }

    /** The way to rewrite classes, if this JVM was started with us as an agent. */
    static @Nullable Instrumentation instrumentation() {
        return INSTRUMENTATION.get();
    }

    /**
     * A jar within a jar cannot be on a class path. Its name is of our own making: the platform's temporary files have names
     * by chance, and to get ready for that takes as long as to read many classes.
     */
    private static Path boot() throws IOException {
        String name = "quintain-boot-" + System.currentTimeMillis() + "-" + System.nanoTime() + ".jar";
        Path jar = Path.of(System.getProperty("java.io.tmpdir"), name);
        try (InputStream in = InjectAgent.class.getResourceAsStream(BOOT)) {
            if (in == null) {
                throw new IOException("the agent's jar is not complete: no " + BOOT);
            }
            // Fails if it is there, and so never writes where somebody else wants it to.
            Files.copy(in, jar);
        }
        return jar;
    }
}
