package dev.quintain.verification.crash;

import dev.quintain.verification.crash.Summary.Reported;
import dev.quintain.verification.emitted.EmittedTests;
import dev.quintain.verification.emitted.EmittedTests.Junit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The tests that a run emitted, by what its report says of them. */
final class Emitted {
    private static final Pattern TEST = Pattern.compile("@Test");

    private Emitted() {}

    static EmittedTests compile(CommandRun run, List<Path> subject, Junit junit, Path into) throws IOException {
        return EmittedTests.compile(run.folder().resolve("tests"), subject, junit, into);
    }

    /** The reported exception of every test, as {@code Class#method}. */
    static Map<String, String> failures(CommandRun run) {
        var failures = new TreeMap<String, String>();
        for (Reported finding : run.summary().findings()) {
            failures.put(name(finding), finding.exception());
        }
        return failures;
    }

    private static String name(Reported finding) {
        return finding.testFile().replaceAll("^tests/|\\.java$", "").replace('/', '.') + "#" + finding.testMethod();
    }

    /** The test methods in all files, by their annotation. */
    static List<String> written(CommandRun run) throws IOException {
        try (Stream<Path> files = Files.walk(run.folder().resolve("tests"))) {
            return files.filter(Files::isRegularFile)
                    .flatMap(file -> TEST.matcher(text(file)).results().map(found -> file.toString()))
                    .toList();
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
