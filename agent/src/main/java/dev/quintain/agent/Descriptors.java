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

/** What files and sockets this process has open, as far as the system tells. */
final class Descriptors {
    private static final File FOLDER = new File("/proc/self/fd");

    /**
     * Those that nobody wants to know of, as the jars of the class path: there are many, they stay open, and to look at
     * each of them before and after every test takes longer than many a test.
     */
    private static final Set<String> DULL = ConcurrentHashMap.newKeySet();

    /** Of a file that was deleted in the meantime, as the folders of tests are at their end. */
    private static final String GONE = " \\(deleted\\)";

    private Descriptors() {}

    /** What they are open on. */
    static List<String> open() {
        DULL.clear();
        return atAGlance();
    }

    /** The same in less time; what has taken the number of a dull one meanwhile may be missed. */
    static List<String> atAGlance() {
        String[] names = FOLDER.list();
        List<String> numbers = names == null ? List.of() : Arrays.asList(names);
        DULL.retainAll(Set.copyOf(numbers));
        var open = new ArrayList<String>();
        for (String number : numbers) {
            if (!DULL.contains(number)) {
                look(number, open);
            }
        }
        return open;
    }

    private static void look(String number, List<String> open) {
        try {
            String target =
                    Files.readSymbolicLink(Path.of(FOLDER.getPath(), number)).toString();
            if (isWorthTelling(target)) {
                open.add(target.replaceAll("\\[\\d+\\]|" + GONE + "$", ""));
            } else {
                DULL.add(number);
            }
        } catch (IOException gone) {
            // the descriptor by which the folder itself was read
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
