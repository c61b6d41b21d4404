package dev.quintain.verification.inject;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.quintain.verification.crash.CommandRun;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * A small project under {@code src/inject}, compiled by the test that needs it.
 *
 * @param junit the jars of the JUnit that its tests are written for
 */
public record SmallProject(Path classes, Path tests, List<Path> junit, Path out) {
    private static final Path SOURCES = Path.of("src", "inject");

    /** With the JUnit that we use ourselves. */
    static SmallProject compile(String name, Path folder) throws IOException {
        return compile(name, folder, ownJUnit());
    }

    public static SmallProject compile(String name, Path folder, List<Path> junit) throws IOException {
        Path classes = Files.createDirectories(folder.resolve("classes"));
        Path tests = Files.createDirectories(folder.resolve("test-classes"));
        Path sources = SOURCES.resolve(name);
        compile(sources.resolve("main"), classes, List.of());
        var needed = new ArrayList<>(junit);
        needed.add(classes);
        compile(sources.resolve("test"), tests, needed);
        Path properties = sources.resolve("test").resolve("junit-platform.properties");
        if (Files.exists(properties)) {
            Files.copy(properties, tests.resolve(properties.getFileName()), StandardCopyOption.REPLACE_EXISTING);
        }
        return new SmallProject(classes, tests, junit, folder.resolve("out"));
    }

    static void compile(Path sources, Path to, List<Path> classPath) throws IOException {
        var arguments = new ArrayList<>(List.of("-proc:none", "-nowarn", "-g", "-d", to.toString(), "-cp"));
        arguments.add(joined(classPath));
        try (Stream<Path> files = Files.walk(sources)) {
            files.filter(file -> file.toString().endsWith(".java")).forEach(file -> arguments.add(file.toString()));
        }
        assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new)));
    }

    public static String joined(List<Path> paths) {
        return paths.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }

    /** The jars of JUnit Jupiter and of the platform on our own class path. */
    static List<Path> ownJUnit() {
        return jars("junit-jupiter|junit-platform|opentest4j|apiguardian|jspecify");
    }

    /** JUnit 5, where we have a later one. */
    static List<Path> junit5() throws IOException {
        try (Stream<Path> subjects = Files.list(Path.of("target", "subjects"))) {
            return subjects.filter(file -> file.getFileName()
                            .toString()
                            .matches("(junit-jupiter|junit-platform|opentest4j|apiguardian).*\\.jar"))
                    .map(Path::toAbsolutePath)
                    .sorted()
                    .toList();
        }
    }

    /** JUnit 4 and nothing of the platform. */
    public static List<Path> ownJUnit4() {
        return jars("/junit-4|hamcrest");
    }

    private static List<Path> jars(String pattern) {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(path -> path.replace('\\', '/').matches(".*(" + pattern + ").*\\.jar"))
                .map(Path::of)
                .toList();
    }

    CommandRun inject(String... options) {
        var arguments = new ArrayList<>(arguments(options));
        arguments.add("--quiet");
        CommandRun run = CommandRun.of(arguments.toArray(String[]::new));
        return new CommandRun(run.exitCode(), run.out().replace(System.lineSeparator(), "\n"), run.err(), out);
    }

    /** What stands on the command line. */
    List<String> arguments(String... options) {
        var arguments = new ArrayList<>(List.of("inject", "--out", out.toString()));
        arguments.addAll(List.of("--classes", classes.toString(), "--tests", tests.toString()));
        arguments.addAll(List.of("-cp", joined(junit)));
        arguments.addAll(List.of(options));
        return arguments;
    }

    /** The faults that a run reports: each its place and what it is called. */
    static List<String> faults(CommandRun run) {
        return Pattern.compile("(?m)^\\d+\\. ([^:]+):.*\\n   when (\\S+) ")
                .matcher(run.out())
                .results()
                .map(match -> match.group(2) + " " + match.group(1))
                .toList();
    }

    /** The lines of the file that has every call, without its heading. */
    List<String> sites() throws IOException {
        return Files.readAllLines(out.resolve("sites.txt")).stream().skip(1).toList();
    }

    String log() throws IOException {
        return Files.readString(out.resolve("tests.log"));
    }
}
