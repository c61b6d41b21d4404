package dev.quintain.verification.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.verification.crash.Summary.Event;
import dev.quintain.verification.crash.Summary.Reported;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Tests that come from another JDK are compiled by that JDK's compiler. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "launcher and compiler are shell scripts")
class OtherJdkTest {
    @TempDir
    Path folder;

    private Path home = Path.of("");

    @BeforeEach
    void make() throws IOException {
        home = FakeJdk.in(folder.resolve("jdk"), "exec \"$JAVA\" \"$@\"")
                .ofVersion("99")
                .home();
    }

    @Test
    void what_its_compiler_takes_is_written() throws IOException {
        FakeJdk.addProgram(home, "javac", "exec \"$JAVA\"c \"$@\"");

        CommandRun run = run();

        assertEquals(List.of(), run.summary().events());
        assertTrue(Files.exists(folder.resolve("out").resolve(testFile(run))));
    }

    @Test
    void what_its_compiler_refuses_is_not_written() throws IOException {
        FakeJdk.addProgram(
                home,
                "javac",
                "for f in $(find . -name '*CrashTest.java' | cut -c 3-); do echo \"$f:14: error: no\"; done");

        CommandRun run = run();

        assertEquals("", testFile(run));
        assertEquals(
                List.of("could not write a test that compiles"),
                run.summary().events().stream().map(Event::what).toList());
    }

    @Test
    void without_a_compiler_the_report_says_that_nobody_tried() {
        CommandRun run = run();

        assertTrue(Files.exists(folder.resolve("out").resolve(testFile(run))));
        assertEquals(
                List.of("the tests were written without trying to compile them: a compiler for " + home
                        + " was not found"),
                run.summary().events().stream().map(Event::what).toList());
    }

    private static String testFile(CommandRun run) {
        List<Reported> findings = run.summary().findings();
        assertEquals(1, findings.size(), run.out());
        return findings.get(0).testFile();
    }

    private CommandRun run() {
        return Zoo.run(folder.resolve("out"), List.of("zoo.finds.FailsAnAssertion"), "--java", home.toString());
    }
}
