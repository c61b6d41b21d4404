package dev.quintain.worker;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The threads of a process, as far as the system tells. */
final class Tasks {
    private Tasks() {}

    /** Whether one of them wants the processor, so that the process does not just wait. False where nobody tells. */
    static boolean wantProcessor(long pid) {
        try (Stream<Path> tasks = Files.list(Path.of("/proc", Long.toString(pid), "task"))) {
            return tasks.toList().stream().anyMatch(task -> isRunnable(task.resolve("stat")));
        } catch (IOException | RuntimeException e) {
            return false;
        }
    }

    /** The state stands behind the name, which is in parentheses and may have some itself. */
    private static boolean isRunnable(Path stat) {
        try {
            String text = Files.readString(stat);
            return text.substring(text.lastIndexOf(')') + 1).strip().startsWith("R");
        } catch (IOException | RuntimeException ended) {
            return false;
        }
    }
}
