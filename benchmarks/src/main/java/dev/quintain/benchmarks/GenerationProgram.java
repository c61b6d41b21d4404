package dev.quintain.benchmarks;

import dev.quintain.benchmarks.libraries.Libraries;
import dev.quintain.engine.generate.Rehearsal;
import dev.quintain.run.TestConditions;
import dev.quintain.runtime.Budget;
import dev.quintain.runtime.Traces;
import dev.quintain.sandbox.AgentJar;
import dev.quintain.sandbox.Sandbox;
import dev.quintain.sandbox.SandboxOptions;
import dev.quintain.subject.ClassPath;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.ParseException;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import jdk.jfr.Configuration;
import jdk.jfr.Recording;

/**
 * Generates in a JVM of its own that is set up as a worker's, with its agent, but whose guard is not armed, since that
 * refuses the Flight Recorder its files; and takes down where the time goes.
 */
final class GenerationProgram {
    private static final Duration TIME = Duration.ofSeconds(15);
    private static final Duration WARM_UP = Duration.ofSeconds(10);

    private GenerationProgram() {}

    /** What is generated for. */
    record Target(String name, List<Path> classPath, String wanted, String underTest) {
        /**
         * A whole jar.
         *
         * @param underTest what names of its classes begin with
         * @param others jars that it needs
         */
        static Target jar(String jar, String underTest, String... others) {
            List<Path> classPath = Stream.concat(Stream.of(jar), Stream.of(others))
                    .map(Libraries::jar)
                    .toList();
            return new Target(jar, classPath, classPath.get(0).toString(), underTest);
        }

        /** The classes of a package. */
        static Target packageOf(String jar, String name, String underTest) {
            return new Target(name + " of " + jar, List.of(Libraries.jar(jar)), name + ".*", underTest);
        }
    }

    static Profile profile(Target target, long seed) throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("quintain-profile");
        Path recording = folder.resolve("profile.jfr");
        int exit = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:-OmitStackTraceInFastThrow",
                        // Else a sample in what was compiled into its caller counts for some call before or after it.
                        "-XX:+UnlockDiagnosticVMOptions",
                        "-XX:+DebugNonSafepoints",
                        "-Dsun.reflect.inflationThreshold=10000",
                        "-XX:+UseSerialGC",
                        "-Xmx512m",
                        "-Xbootclasspath/a:" + runtime(),
                        "-javaagent:" + AgentJar.writeInto(folder),
                        "-cp",
                        Path.of(System.getProperty("java.class.path"))
                                .toAbsolutePath()
                                .toString(),
                        GenerationProgram.class.getName(),
                        target.classPath().stream()
                                .map(jar -> jar.toAbsolutePath().toString())
                                .collect(Collectors.joining(File.pathSeparator)),
                        target.wanted(),
                        recording.toString(),
                        Long.toString(seed))
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("log.txt").toFile())
                .start()
                .waitFor();
        if (exit != 0) {
            throw new IllegalStateException("no profile; see " + folder);
        }
        return Profile.of(recording, target.underTest());
    }

    private static Path runtime() {
        try {
            return Path.of(Budget.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * @param args the class path, what is wanted of it, where the recording goes, and the seed
     */
    public static void main(String[] args) throws IOException, ParseException {
        ClassPath classPath = ClassPath.of(
                Stream.of(args[0].split(File.pathSeparator)).map(Path::of).toList());
        var nudge = Nudge.begin();
        SandboxOptions conditions = TestConditions.generating(classPath, Set.of());
        var rehearsal = new Rehearsal(
                GenerateCosts.engine(args[1], classPath, TIME, conditions),
                Long.parseLong(args[3]),
                Sandbox.unguarded(conditions, Path.of("")),
                sequence -> {});
        run(rehearsal, WARM_UP, nudge);
        try (var recording = new Recording(Configuration.getConfiguration("profile"))) {
            recording.start();
            run(rehearsal, TIME, nudge);
            recording.dump(Path.of(args[2]));
        }
        // The code under test may have left threads.
        System.exit(0);
    }

    private static void run(Rehearsal rehearsal, Duration time, Nudge nudge) {
        long end = System.nanoTime() + time.toNanos();
        boolean more = true;
        while (more && System.nanoTime() < end) {
            more = rehearsal.step();
            nudge.goesOn();
        }
    }

    /** Interrupts a sequence that waits for ever, as a reader of a pipe does into which nobody writes. */
    private static final class Nudge {
        private static final Duration PATIENCE = Duration.ofSeconds(1);

        private volatile int steps;

        static Nudge begin() {
            var nudge = new Nudge();
            Thread tests = Thread.currentThread();
            var watch = new Thread(() -> nudge.watch(tests));
            watch.setDaemon(true);
            watch.start();
            // It is ours; no test left it behind.
            Traces.takeThreads();
            return nudge;
        }

        // Only the thread of the tests writes it.
        @SuppressWarnings("NonAtomicVolatileUpdate")
        void goesOn() {
            steps++;
        }

        private void watch(Thread tests) {
            int before = -1;
            while (true) {
                try {
                    Thread.sleep(PATIENCE.toMillis());
                } catch (InterruptedException byATest) {
                    continue;
                }
                // One that computes is left alone, and so are we, who may take long on a busy machine.
                if (steps == before && tests.getState().name().endsWith("WAITING")) {
                    tests.interrupt();
                }
                before = steps;
            }
        }
    }
}
