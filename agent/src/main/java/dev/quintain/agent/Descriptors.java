package dev.quintain.agent;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What files and sockets this process has open, as far as the system tells. */
final class Descriptors {
    private static final File FOLDER = new File("/proc/self/fd");

    /**
     * Those that nobody wants to know of, as the jars of the class path and what was open before the first test: there are
     * many, they stay open, and to look at each of them before and after every test takes longer than many a test.
     */
    private static final Set<String> DULL = ConcurrentHashMap.newKeySet();

    /** The number of a socket, and what stands behind a file that was deleted in the meantime, as the folders of tests are. */
    private static final Pattern PASSING = Pattern.compile("\\[\\d+\\]| \\(deleted\\)$");

    private Descriptors() {}

    /** What is open now is not looked at any more, until somebody wants to know of {@link #open all}. */
    static void ignoreOpen() {
        for (String number : numbers()) {
            if (target(number) != null) {
                DULL.add(number);
            }
        }
    }

    /** What they are open on. */
    static List<String> open() {
        DULL.clear();
        return atAGlance();
    }

    /** The same in less time; what has taken the number of a dull one meanwhile may be missed. */
    static List<String> atAGlance() {
        List<String> numbers = numbers();
        DULL.retainAll(Set.copyOf(numbers));
        var open = new ArrayList<String>();
        for (String number : numbers) {
            if (!DULL.contains(number)) {
                look(number, open);
            }
        }
        return open;
    }

    private static List<String> numbers() {
        String[] names = FOLDER.list();
        return names == null ? List.of() : Arrays.asList(names);
    }

    private static void look(String number, List<String> open) {
        String target = target(number);
        if (target != null && isWorthTelling(target)) {
            open.add(PASSING.matcher(target).replaceAll(""));
        } else if (target != null) {
            DULL.add(number);
        }
    }

    /** What one is open on; null of the one by which the folder itself was read. */
    private static @Nullable String target(String number) {
        try {
            return Files.readSymbolicLink(Path.of(FOLDER.getPath(), number)).toString();
        } catch (IOException gone) {
            return null;
        }
    }

    private static boolean isWorthTelling(String target) {
        return !target.startsWith("/dev/")
                && !target.startsWith("/proc/")
                && !target.endsWith(".jar")
                && !target.endsWith(".so")
                && !target.endsWith("/modules")
                && !target.contains("anon_inode")
                && !target.startsWith("pipe:");
    }
}
