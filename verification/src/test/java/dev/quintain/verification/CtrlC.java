package dev.quintain.verification;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assumptions;

/** Ctrl-C, as a terminal has it: the interrupt signal. */
public final class CtrlC {
    /** The bit of the signal in the masks of {@code /proc}. */
    private static final long INTERRUPT = 1L << (2 - 1);

    private CtrlC() {}

    /**
     * A command that heeds it. Shells let jobs in the background ignore it, and a process hands that on to its children:
     * started from such a job, a tool under test would not notice.
     */
    public static List<String> heededBy(List<String> command) throws Exception {
        if (!isIgnored()) {
            return command;
        }
        var heeding = new ArrayList<>(List.of("env", "--default-signal=INT"));
        Assumptions.assumeTrue(
                runs(heeding, "true"), "Ctrl-C is ignored here, and there is no env that lets a child heed it");
        heeding.addAll(command);
        return heeding;
    }

    public static void press(Process process) throws Exception {
        new ProcessBuilder("kill", "-INT", Long.toString(process.pid())).start().waitFor();
    }

    /** As a terminal has it: whatever runs in it gets the signal, in an order that nobody promises; here we are the last. */
    public static void pressInTerminal(Process process) throws Exception {
        var command = new ArrayList<>(List.of("kill", "-INT"));
        process.descendants().forEach(each -> command.add(Long.toString(each.pid())));
        command.add(Long.toString(process.pid()));
        new ProcessBuilder(command).start().waitFor();
    }

    private static boolean isIgnored() throws IOException {
        Path status = Path.of("/proc/self/status");
        return Files.exists(status)
                && Files.readAllLines(status).stream()
                        .filter(line -> line.startsWith("SigIgn:"))
                        .map(line -> line.substring("SigIgn:".length()).strip())
                        .anyMatch(mask -> (Long.parseUnsignedLong(mask, 16) & INTERRUPT) != 0);
    }

    private static boolean runs(List<String> prefix, String program) throws InterruptedException {
        var command = new ArrayList<>(prefix);
        command.add(program);
        try {
            return new ProcessBuilder(command).start().waitFor() == 0;
        } catch (IOException e) {
            return false;
        }
    }
}
