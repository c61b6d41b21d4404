package dev.quintain.verification.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.quintain.verification.crash.CommandRun;
import dev.quintain.verification.emitted.EmittedTests;
import dev.quintain.verification.emitted.EmittedTests.Junit;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * One run of {@code quintain generate}.
 *
 * @param classPath what it was run on, and what that needs
 */
record Generated(CommandRun run, Path folder, List<Path> classPath) {
    private static final Pattern TEST = Pattern.compile("void (\\w+)\\(\\)");

    /** Generates tests for classes of a folder or jar. */
    static Generated of(Path folder, Path subject, String... arguments) {
        return of(folder, List.of(subject), arguments);
    }

    static Generated of(Path folder, List<Path> classPath, String... arguments) {
        String joined = classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        var all = new ArrayList<>(List.of("generate", "--quiet", "--out", folder.toString(), "-cp", joined));
        all.addAll(List.of(arguments));
        return new Generated(CommandRun.of(all.toArray(String[]::new)), folder, classPath);
    }

    /** Rule and class of each finding, such as {@code EQUALS NotEqualToItself}. */
    Set<String> findings() {
        var findings = new TreeSet<String>();
        for (JsonNode finding : summary().path("findings")) {
            String name = finding.path("class").asString();
            findings.add(finding.path("rule").asString() + " " + name.substring(name.lastIndexOf('.') + 1));
        }
        return findings;
    }

    /** What the report tells beside findings. */
    Set<String> events() {
        var events = new TreeSet<String>();
        for (JsonNode event : summary().path("events")) {
            events.add(event.path("what").asString());
        }
        return events;
    }

    JsonNode summary() {
        return JsonMapper.builder()
                .build()
                .readTree(folder.resolve("summary.json").toFile());
    }

    EmittedTests compile(Path into) throws IOException {
        return EmittedTests.compile(folder.resolve("tests"), classPath, Junit.JUPITER, into);
    }

    /** Runs the regression tests, all with the same classes and each alone. */
    void assertRegressionTestsPass(Path into) throws Exception {
        Set<String> tests = tests("RegressionTest");
        EmittedTests compiled = compile(into);
        for (Map<String, String> ended : List.of(compiled.runTogether(tests), compiled.runAlone(tests))) {
            var failed = new TreeMap<>(ended);
            failed.values().removeIf("passed"::equals);
            assertEquals(Map.of(), failed);
            assertEquals(tests, ended.keySet());
        }
    }

    /** The tests of one suite, as {@code Class#method}. */
    Set<String> tests(String suffix) {
        var tests = new TreeSet<String>();
        sources().forEach((file, source) -> {
            if (file.endsWith(suffix + ".java")) {
                String name =
                        file.substring(0, file.length() - ".java".length()).replace('/', '.');
                TEST.matcher(source).results().forEach(found -> tests.add(name + "#" + found.group(1)));
            }
        });
        return tests;
    }

    /** All test files, by their paths. */
    Map<String, String> sources() {
        Path root = folder.resolve("tests");
        var sources = new TreeMap<String, String>();
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                sources.put(root.relativize(file).toString().replace('\\', '/'), Files.readString(file));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return sources;
    }
}
