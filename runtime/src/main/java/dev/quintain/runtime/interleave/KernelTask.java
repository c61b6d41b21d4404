package dev.quintain.runtime.interleave;

import java.io.FileInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A thread as the operating system sees it. Java alone cannot tell whether a thread that waits has been woken and only
 * not been given a processor yet; the kernel marks it as runnable at once.
 */
final class KernelTask {
    private static final Path SELF = Path.of("/proc/thread-self");
    private static final String STATUS = "/status";
    private static final Path TASKS = Path.of("/proc/self/task");

    /** So much of a thread's name the kernel keeps. */
    private static final int NAME = 15;

    /** It has some 1,500 characters. */
    private static final int LONGEST_STATUS = 8192;

    private final List<String> files;

    private KernelTask(List<String> files) {
        this.files = List.copyOf(files);
    }

    /** The task of the thread that asks; empty where the system does not tell, or where it is only borrowed. */
    static Optional<KernelTask> ofThisThread() {
        if (Threads.isVirtual(Thread.currentThread())) {
            return Optional.empty();
        }
        try {
            Path link = Files.readSymbolicLink(SELF);
            return Optional.of(new KernelTask(List.of("/proc/" + link + STATUS)))
                    .filter(task -> task.look().number() >= 0);
        } catch (IOException | UnsupportedOperationException notHere) {
            return Optional.empty();
        }
    }

    /**
     * The task of a thread that cannot be asked to tell us, by its name. If several have that name, all of them: they
     * count as asleep when all are.
     */
    static Optional<KernelTask> named(String threadName) {
        String name = threadName.length() > NAME ? threadName.substring(0, NAME) : threadName;
        var found = new ArrayList<String>();
        try (DirectoryStream<Path> tasks = Files.newDirectoryStream(TASKS)) {
            for (Path task : tasks) {
                if (nameOf(task).equals(name)) {
                    found.add(task + STATUS);
                }
            }
        } catch (IOException notHere) {
            return Optional.empty();
        }
        return found.isEmpty() ? Optional.empty() : Optional.of(new KernelTask(found));
    }

    private static String nameOf(Path task) {
        try {
            return Files.readString(task.resolve("comm")).strip();
        } catch (IOException ended) {
            return "";
        }
    }

    Sleep look() {
        boolean asleep = true;
        long number = 0;
        for (String file : files) {
            Sleep sleep = look(file);
            asleep &= sleep.asleep();
            number += sleep.number();
        }
        return new Sleep(asleep, number);
    }

    // Most of what the clock does is this; a plain stream is the cheapest way to read.
    private static Sleep look(String file) {
        try (var in = new FileInputStream(file)) {
            var status = new byte[LONGEST_STATUS];
            int length = in.readNBytes(status, 0, status.length);
            return Sleep.parse(new String(status, 0, length, StandardCharsets.ISO_8859_1));
        } catch (IOException ended) {
            return Sleep.UNKNOWN;
        }
    }

    /**
     * Whether a task sleeps, and which of its sleeps it is: the same number twice means that it has not run in between.
     */
    record Sleep(boolean asleep, long number) {
        static final Sleep UNKNOWN = new Sleep(false, -1);

        private static final String STATE = "\nState:\t";
        private static final String SWITCHES = "ctxt_switches:\t";

        static Sleep parse(String status) {
            // S alone: D is a page on its way to a thread that runs, T a thread that a debugger holds.
            int state = status.indexOf(STATE);
            boolean asleep = state >= 0 && status.startsWith("S", state + STATE.length());
            int voluntary = status.indexOf(SWITCHES, state);
            int forced = status.indexOf(SWITCHES, voluntary + 1);
            return voluntary < 0 || forced < 0
                    ? UNKNOWN
                    : new Sleep(asleep, number(status, voluntary) + number(status, forced));
        }

        private static long number(String status, int switches) {
            int begin = switches + SWITCHES.length();
            return Long.parseLong(status, begin, status.indexOf('\n', begin), 10);
        }
    }
}
