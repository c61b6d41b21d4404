package dev.quintain.benchmarks.suites;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Runs suites in virtual machines of their own, from the root of the project. */
final class SuiteJvm {
    static final Path TOOL = Path.of("cli", "target", "quintain.jar");
    private static final Path AGENT = Path.of("cli", "target", "inject", "quintain-agent.jar");

    /** As {@code inject} has it. */
    static final String USUAL_TESTS = "^(.*[.$])?(Test[^.$]*|[^.$]*(Test|Tests|TestCase))$";

    private SuiteJvm() {}

    /**
     * A run of a suite.
     *
     * @param millis by the clock, the start of the JVM included
     * @param cpuMillis of processor time
     * @param startMillis that part of the processor time that passed before JUnit began: the JVM, and the agent if there is
     *     one
     */
    record Run(int tests, int failed, long millis, long cpuMillis, long startMillis) {
        /** Processor time from when JUnit began. */
        long testMillis() {
            return cpuMillis - startMillis;
        }
    }

    static Run plain(RealSuite suite) throws IOException, InterruptedException {
        return run(suite, List.of());
    }

    /** With the agent, which records every call. */
    static Run recording(RealSuite suite) throws IOException, InterruptedException {
        return run(suite, List.of("-javaagent:" + AGENT.toAbsolutePath() + "=classes=" + suite.classes()));
    }

    private static Run run(RealSuite suite, List<String> options) throws IOException, InterruptedException {
        var classPath = new ArrayList<>(List.of(suite.classes(), suite.tests()));
        classPath.addAll(suite.classPath());
        classPath.addAll(suite.launcher());
        classPath.add(program(suite));
        var command = new ArrayList<>(suite.jvmArguments());
        command.addAll(options);
        command.addAll(List.of("-cp", join(classPath), PlainSuite.class.getName()));
        command.addAll(List.of(suite.tests().toString(), USUAL_TESTS, suite.exclude()));
        String[] result = java(command, suite).stream()
                .filter(line -> line.startsWith("RESULT "))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(suite.name() + " did not end, see " + suite.folder()))
                .split(" ");
        return new Run(
                Integer.parseInt(result[1]),
                Integer.parseInt(result[2]),
                Long.parseLong(result[3]),
                Long.parseLong(result[4]),
                Long.parseLong(result[5]));
    }

    /** The program alone, without all that lies beside it in our jar. */
    private static Path program(RealSuite suite) throws IOException {
        Path folder = suite.folder().resolve("program");
        Path file = folder.resolve(PlainSuite.class.getName().replace('.', '/') + ".class");
        Files.createDirectories(file.getParent());
        try (InputStream in = PlainSuite.class.getResourceAsStream("PlainSuite.class")) {
            Files.copy(in, file, StandardCopyOption.REPLACE_EXISTING);
        }
        return folder;
    }

    /** What {@code quintain inject} says of a suite; also in the file {@code report.txt}. */
    static List<String> inject(RealSuite suite) throws IOException, InterruptedException {
        var command = new ArrayList<>(List.of("-jar", TOOL.toAbsolutePath().toString(), "inject"));
        command.addAll(List.of("--classes", suite.classes().toString()));
        command.addAll(List.of("--tests", suite.tests().toString()));
        command.addAll(List.of("--classpath", join(suite.classPath())));
        command.addAll(List.of("--out", suite.report().toString()));
        command.addAll(List.of("--exclude", suite.exclude()));
        command.add("--jvm-args=" + String.join(" ", suite.jvmArguments()));
        List<String> lines = java(command, suite);
        Files.write(suite.folder().resolve("report.txt"), lines);
        return lines;
    }

    private static List<String> java(List<String> arguments, RealSuite suite) throws IOException, InterruptedException {
        var command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
        command.addAll(arguments);
        Path log = suite.folder().resolve("last.log");
        new ProcessBuilder(command)
                .directory(suite.work().toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start()
                .waitFor();
        // Tests print what they like, in any encoding.
        return Files.readAllLines(log, StandardCharsets.ISO_8859_1);
    }

    private static String join(List<Path> paths) {
        return paths.stream()
                .map(path -> path.toAbsolutePath().toString())
                .collect(Collectors.joining(File.pathSeparator));
    }
}
