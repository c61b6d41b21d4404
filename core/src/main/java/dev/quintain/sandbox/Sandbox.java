package dev.quintain.sandbox;

import dev.quintain.bytecode.ProbeTable;
import dev.quintain.bytecode.Rewriting;
import dev.quintain.runtime.Budget;
import dev.quintain.runtime.BudgetExceeded;
import dev.quintain.runtime.Effect;
import dev.quintain.runtime.Guard;
import dev.quintain.runtime.Probes;
import dev.quintain.runtime.SharedState;
import dev.quintain.sandbox.SideEffects.Refused;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Runs foreign code in this JVM as if each test were the first: with a budget, under guard, and with everything put back
 * after it. Belongs to one thread, the one that runs the tests.
 */
public final class Sandbox {
    private static final String STRAY = "a test left a thread that cannot be stopped";

    private static final String TIME_ZONE = "user.timezone";

    private final SandboxOptions options;
    private final RewrittenClasses classes;
    private final boolean zoneIsGiven = System.getProperty(TIME_ZONE) != null;
    private final Effects effects;
    private final @Nullable Chance chance =
            GuardAgent.installed().map(Chance::of).orElse(null);
    private final @Nullable LambdaNumbers lambdas =
            GuardAgent.installed().map(LambdaNumbers::new).orElse(null);
    private final @Nullable ClassLoader ourLoader = Thread.currentThread().getContextClassLoader();
    private final Map<Effect, Refused> refused = new EnumMap<>(Effect.class);
    private final Map<SharedState, Long> undoneTaken = new EnumMap<>(SharedState.class);
    private final Set<String> spoiling = new HashSet<>();
    /** Static state that takes too long to put back. */
    private final Set<Integer> dear = new HashSet<>();

    private SubjectLoader loader;
    private StaticReset reset;
    private boolean limited = true;
    private long lot;

    private Sandbox(SandboxOptions options, RewrittenClasses classes, Path scratch) throws IOException {
        this.options = options;
        this.classes = classes;
        DeafStreams.install();
        this.effects = options.confirming()
                ? Effects.takeWithoutThreadLocals(scratch, Budget::poison)
                : Effects.take(scratch, Budget::poison);
        this.loader = new SubjectLoader(classes);
        this.reset = newReset();
    }

    /** Opens the sandbox of a worker: nothing foreign runs in a JVM that cannot be guarded. */
    public static Sandbox open(SandboxOptions options) throws IOException {
        return open(options, Set.of());
    }

    /**
     * The same for tests of some classes, which lie in folders of the same names.
     *
     * @param tested names of these classes
     */
    public static Sandbox open(SandboxOptions options, Set<String> tested) throws IOException {
        GuardAgent.require();
        Path scratch = Path.of("").toAbsolutePath();
        // A test runner's class path begins with the folder of the tests: code that looks for resources may meet it.
        Path tests = scratch.resolve("test-classes");
        Files.createDirectories(tests.resolve("org"));
        if (options.confirming()) {
            // What depends on which folders there are, is to show itself.
            Files.createDirectories(tests.resolve("com"));
            for (String name : tested) {
                Files.createDirectories(tests.resolve(name.replace('.', '/')).getParent());
            }
        }
        SandboxOptions asTests = options.behind(tests);
        // How this JVM was started, with our own class path and numbers of chance, is nothing for code under test.
        System.setProperty("java.class.path", String.join(File.pathSeparator, asTests.classPath()));
        System.setProperty("sun.java.command", "tests");
        Guard.arm(scratch, options.allowedEffects());
        return unguarded(asTests, scratch);
    }

    /** A sandbox without a guard, for code that can be trusted. */
    public static Sandbox unguarded(SandboxOptions options, Path scratch) throws IOException {
        var rewriting = new Rewriting(true, options.reset().repeats(), options.probes());
        List<Path> classPath = options.classPath().stream().map(Path::of).toList();
        return new Sandbox(options, RewrittenClasses.open(classPath, rewriting), scratch);
    }

    /** The subject's classes as the tests that follow see them, until the next {@link #renew}. */
    public SubjectAccess subject() {
        return new SubjectAccess(loader);
    }

    /** What can be covered in the classes loaded by now, by the numbers of {@link dev.quintain.runtime.Probes}. */
    public ProbeTable probes() {
        return classes.probes();
    }

    /** Takes a new class loader. All that came from the old one is stale. */
    public void renew() {
        if (lambdas != null) {
            lambdas.restart();
        }
        loader = new SubjectLoader(classes);
        reset = newReset();
    }

    private StaticReset newReset() {
        return options.reset() == ResetMode.CHEAP ? new StaticReset(loader, dear) : new StaticReset(loader);
    }

    /** Says whether steps and allocation of the tests that follow are limited. */
    public void setLimited(boolean limited) {
        this.limited = limited;
    }

    /** What chance the tests that follow have: the same number, the same chance. */
    public void draw(long number) {
        lot = number;
    }

    /**
     * Lets the next test see the properties of a JVM that nobody has asked for its time zone yet: the first who asks sets
     * one. Other tests see it set.
     */
    public void forgetTimeZone() {
        if (!zoneIsGiven) {
            System.clearProperty(TIME_ZONE);
        }
    }

    /** A test begins. */
    public void begin() {
        // Putting back after the last test may have been refused something; that is not this one's doing.
        Guard.begin();
        Thread.currentThread().setContextClassLoader(loader);
        Probes.clearClock();
        refill();
        if (chance != null) {
            chance.begin(lot);
        }
    }

    /** Gives what follows in the same test as much as a test may use. */
    public void refill() {
        if (limited) {
            Budget.arm(options.steps(), options.allocation());
        } else {
            Budget.disarm();
        }
    }

    /** The test has ended: puts back what it changed. */
    public Aftermath end() {
        BudgetExceeded.Kind exhausted = Budget.exhausted();
        Budget.disarm();
        boolean byChance = chance != null && chance.wasTaken();
        boolean byClock = Probes.clockRead();
        boolean wasRefused = Guard.hasRefused();
        if (wasRefused) {
            Guard.refused().forEach((effect, what) -> refused.merge(effect, new Refused(1, what), Refused::plus));
        }
        Thread thread = Thread.currentThread();
        if (thread.getContextClassLoader() == loader) {
            thread.setContextClassLoader(ourLoader);
        }
        List<StrayThread> strays = effects.putBack();
        Budget.disarm();
        boolean needsLoader = options.reset().repeats() && !isPutBack();
        boolean lasting = effects.wasLasting();
        return exhausted == null && !wasRefused && !needsLoader && !byChance && !byClock && !lasting && strays.isEmpty()
                ? Aftermath.NOTHING
                : new Aftermath(
                        Optional.ofNullable(exhausted),
                        wasRefused,
                        needsLoader,
                        byChance,
                        byClock,
                        lasting,
                        strays.isEmpty() ? Optional.empty() : Optional.of(STRAY));
    }

    private boolean isPutBack() {
        String spoiledBy = reset.putBack().spoiledBy();
        if (spoiledBy != null) {
            spoiling.add(spoiledBy);
        }
        return spoiledBy == null;
    }

    /** What tests did, or tried to do, to the outside world since this was last asked. */
    public SideEffects takeSideEffects() {
        SideEffects taken = SideEffects.none();
        taken.refused().putAll(refused);
        refused.clear();
        taken.spoiling().addAll(spoiling);
        spoiling.clear();
        classes.notes()
                .forEach((name, notes) -> notes.forEach(note -> taken.notes().add(name + ": " + note)));
        effects.undone().forEach((state, count) -> take(state, count, undoneTaken, taken.undone()));
        return taken;
    }

    private static <K> void take(K key, long total, Map<K, Long> taken, Map<K, Long> into) {
        long before = taken.getOrDefault(key, 0L);
        if (total > before) {
            into.put(key, total - before);
            taken.put(key, total);
        }
    }
}
