package dev.quintain.verification.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.verification.emitted.EmittedTests;
import dev.quintain.verification.emitted.EmittedTests.Junit;
import java.io.File;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnJre;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;

/** Real libraries, as they come from their makers. */
class LibrariesTest {
    private static final List<Path> JARS = List.of(
            Subjects.library("commons-lang3-3.14.0.jar"),
            Subjects.library("commons-codec-1.16.0.jar"),
            Subjects.library("commons-collections-3.2.1.jar"));

    @TempDir
    Path folder;

    @Test
    void one_class_of_each() throws Exception {
        assertHolds(
                "--cases",
                "1500",
                "org.apache.commons.lang3.math.Fraction",
                "org.apache.commons.codec.language.Soundex",
                "org.apache.commons.collections.ArrayStack");
    }

    /**
     * With {@code mvn verify -Pslow}. Not all classes: ThreadUtils sees thread groups that other tests left, and with all
     * of them some tests stand on what differs from JVM to JVM, such as the property {@code user.timezone}.
     */
    @Test
    @Tag("slow")
    void many_classes_together() throws Exception {
        CommandRun run = assertHolds(
                "--cases",
                "20000",
                "org.apache.commons.lang3.ArrayUtils",
                "org.apache.commons.lang3.BooleanUtils",
                "org.apache.commons.lang3.CharUtils",
                "org.apache.commons.lang3.EnumUtils",
                "org.apache.commons.lang3.LocaleUtils",
                "org.apache.commons.lang3.Range",
                "org.apache.commons.lang3.StringUtils",
                "org.apache.commons.lang3.Validate",
                "org.apache.commons.lang3.math.*",
                "org.apache.commons.lang3.mutable.*",
                "org.apache.commons.lang3.tuple.*",
                "org.apache.commons.codec.binary.*",
                "org.apache.commons.codec.language.*",
                "org.apache.commons.collections.*");

        assertTrue(
                run.summary().classes().size() >= 40,
                "classes: " + run.summary().classes().size());
    }

    @Test
    void what_the_helpers_of_a_library_throw_is_refused_by_their_caller() throws Exception {
        Path source = Files.writeString(folder.resolve("Checks.java"), """
                import org.apache.commons.lang3.Validate;
                public class Checks {
                    private Checks() {}
                    public static Object notNull(Object object) { return Validate.notNull(object); }
                    public static String notBlank(String text) { return Validate.notBlank(text, "blank"); }
                    public static int parse(String text) { return Integer.parseInt(text); }
                }
                """);
        Path lang3 = Subjects.library("commons-lang3-3.14.0.jar");
        Path classes = folder.resolve("classes");
        String[] arguments = {"-cp", lang3.toString(), "-d", classes.toString(), source.toString()};
        assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments));

        CommandRun run = CommandRun.crash(folder.resolve("out"), "-cp", lang3.toString(), classes.toString());

        assertEquals(
                List.of("Checks.parse(String)"),
                run.summary().findings().stream()
                        .map(Summary.Reported::operation)
                        .distinct()
                        .toList(),
                run.out());
    }

    /** On another JDK some types of the platform have other constructors and factories. */
    @Test
    @EnabledOnJre(JRE.JAVA_17)
    void a_space_that_cannot_be_listed_is_counted_exactly() {
        CommandRun run = run("plan", "--cases", "1", "--depth", "3", "org.apache.commons.lang3.StringUtils");

        BigInteger size =
                run.summary().spaces().stream().map(Summary.Space::size).reduce(BigInteger.ZERO, BigInteger::add);
        assertEquals(new BigInteger("3911753502743976249208740685604448301833041"), size);
    }

    private CommandRun assertHolds(String... arguments) throws Exception {
        CommandRun run = run("run", arguments);
        Map<String, String> reported = Emitted.failures(run);
        EmittedTests tests = Emitted.compile(run, JARS, Junit.JUPITER, folder.resolve("tests"));

        assertEquals(CommandRun.FINDINGS, run.exitCode(), run.err());
        assertFalse(reported.isEmpty());
        assertEquals(
                List.of(),
                run.summary().findings().stream()
                        .filter(finding -> finding.testFile().isEmpty())
                        .map(Summary.Reported::reproducer)
                        .toList(),
                "findings without a test");
        assertEquals(lines(reported), lines(tests.runAlone(reported.keySet())));
        assertEquals(lines(reported), lines(tests.runTogether(reported.keySet())));
        assertEquals(Output.of(run), Output.of(run("again", arguments)));
        return run;
    }

    private CommandRun run(String name, String... arguments) {
        var all = new ArrayList<>(
                List.of("-cp", JARS.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator))));
        all.addAll(List.of("--test-limit", "2s"));
        all.addAll(List.of(arguments));
        return CommandRun.crash(folder.resolve(name), all.toArray(String[]::new));
    }

    private static String lines(Map<String, String> entries) {
        return new TreeMap<>(entries).entrySet().stream().map(Object::toString).collect(Collectors.joining("\n"));
    }
}
