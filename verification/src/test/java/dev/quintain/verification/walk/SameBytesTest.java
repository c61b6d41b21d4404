package dev.quintain.verification.walk;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** However many workers there are, what is printed and written is the same. */
class SameBytesTest {
    @TempDir
    Path folder;

    @Test
    void an_exploration() throws IOException {
        assertSame("java.util.ArrayDeque", "--depth", "2");
    }

    @Test
    void an_exploration_of_what_waits() throws IOException {
        assertSame("java.util.concurrent.LinkedBlockingQueue", "--strategy", "states", "--depth", "1");
    }

    @Test
    void a_validation() throws IOException {
        assertSame(Books.of("ReservableBook"), "--strategy", "states", "--validate", "--accept-all");
    }

    private void assertSame(String className, String... arguments) throws IOException {
        Map<String, String> one = everything(1, className, arguments);
        Map<String, String> two = everything(2, className, arguments);

        assertEquals(one.keySet(), two.keySet());
        one.forEach((name, text) -> assertEquals(text, two.get(name), name));
    }

    /** What was printed, and all files by their names. */
    private Map<String, String> everything(int workers, String className, String... arguments) throws IOException {
        Path out = folder.resolve("out" + workers);
        Path oracles = folder.resolve("oracles" + workers);
        var all = new ArrayList<>(List.of("-cp", Books.CLASSES, "--out", out.toString()));
        all.addAll(List.of("--oracle", oracles.toString()));
        all.addAll(List.of(arguments));
        all.add(className);
        Walked walked = Walked.walk(workers, all.toArray(String[]::new));
        assertEquals(Walked.RIGHT, walked.exitCode(), walked.err());

        var everything = new TreeMap<String, String>();
        everything.put("console", walked.out().replace(out.toString(), "out"));
        for (Path root : Stream.of(out, oracles).filter(Files::exists).toList()) {
            try (Stream<Path> files = Files.walk(root)) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    everything.put(root.relativize(file).toString(), Files.readString(file));
                }
            }
        }
        return everything;
    }
}
