package dev.quintain.verification.inject;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.cli.Main;
import dev.quintain.verification.CtrlC;
import dev.quintain.verification.crash.CommandRun;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Injections that are ended by Ctrl-C still tell what they found, and leave no JVM behind. */
@Timeout(180)
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "there is no kill")
class InjectInterruptionTest {
    private static final int ENDED_BY_CTRL_C = 130;

    @TempDir
    Path folder;

    /** Two faults are known when the test comes that hangs, and there it is for seconds. */
    @Test
    void ctrl_c_ends_the_injections_as_their_end_does() throws Exception {
        Process process = start(SmallProject.compile("faults", folder));
        Scanner bar = new Scanner(process.getErrorStream(), StandardCharsets.UTF_8);
        String found = bar.findWithinHorizon("[1-9]\\d* problems", 0);
        List<ProcessHandle> jvms = process.descendants().toList();

        CtrlC.press(process);
        String last = bar.useDelimiter("\\A").next();

        assertEquals(ENDED_BY_CTRL_C, process.waitFor(), last);
        assertNotNull(found);
        assertTrue(last.contains("stopping; what was found so far is confirmed and written first"), last);
        assertTrue(faults().contains("Prices.java:51 leaves something open after an exception"), this::printed);
        assertTrue(printed().contains("Note: ended early; "), this::printed);
        assertTrue(Files.exists(folder.resolve("out/summary.json")));
        assertTrue(Files.readString(folder.resolve("out/sites.txt")).contains("shop.Prices:111"), this::printed);
        assertFalse(jvms.isEmpty());
        assertTrue(jvms.stream().noneMatch(ProcessHandle::isAlive), this::printed);
    }

    /** The JVM of the tests gets the signal, too, and no test is to blame for its end. */
    @Test
    void ctrl_c_in_a_terminal_while_the_suite_is_recorded_is_no_fault_of_a_test() throws Exception {
        Process process = start(SmallProject.compile("odd/lost", folder));
        // The first test ends its JVM, the second does not end.
        List<ProcessHandle> first = awaitJvm(process, List.of());
        List<ProcessHandle> second = awaitJvm(process, first);

        CtrlC.pressInTerminal(process);
        process.getErrorStream().readAllBytes();

        assertEquals(ENDED_BY_CTRL_C, process.waitFor());
        assertTrue(
                printed()
                        .contains(
                                "Note: ended early, while the suite ran for the first time; the rest of it did not run\n"),
                this::printed);
        assertFalse(printed().contains("exit code 130"), this::printed);
        assertTrue(second.stream().noneMatch(ProcessHandle::isAlive), this::printed);
    }

    private static List<ProcessHandle> awaitJvm(Process process, List<ProcessHandle> before) throws Exception {
        while (process.isAlive()) {
            List<ProcessHandle> now = process.descendants()
                    .filter(each -> !before.contains(each) && each.isAlive())
                    .toList();
            if (!now.isEmpty()) {
                return now;
            }
            Thread.sleep(20);
        }
        return List.of();
    }

    /** In a JVM of its own, with a bar. */
    private Process start(SmallProject project, String... options) throws Exception {
        var command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Dquintain.columns=100",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
        command.addAll(project.arguments(options));
        return new ProcessBuilder(CtrlC.heededBy(command))
                .redirectOutput(folder.resolve("printed").toFile())
                .start();
    }

    private List<String> faults() {
        return SmallProject.faults(new CommandRun(ENDED_BY_CTRL_C, printed(), "", folder.resolve("out")));
    }

    private String printed() {
        try {
            return Files.readString(folder.resolve("printed"));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
