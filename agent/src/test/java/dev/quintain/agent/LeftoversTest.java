package dev.quintain.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class LeftoversTest {
    private static final Predicate<String> OWN = LeftoversTest.class.getName()::equals;

    @TempDir
    Path folder;

    @Test
    void a_thread_that_goes_on_is_left_over_and_one_that_ended_is_not() throws Exception {
        var end = new CountDownLatch(1);
        Leftovers before = Leftovers.now();
        var goesOn = new Thread(
                () -> {
                    try {
                        end.await();
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                },
                "reader-17");
        var ends = new Thread(() -> {}, "ends");
        goesOn.start();
        ends.start();

        assertEquals(List.of("thread reader-N"), threads(before));
        assertTrue(before.since(name -> false).contains("thread reader-N?"));
        end.countDown();
        goesOn.join();
        assertEquals(List.of(), threads(before));
    }

    private static List<String> threads(Leftovers before) {
        return before.since(OWN).stream()
                .filter(each -> each.startsWith("thread "))
                .toList();
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void a_file_that_is_open_is_left_over() throws Exception {
        Path file = Files.writeString(folder.resolve("file"), "text");
        Leftovers before = Leftovers.now();

        try (InputStream in = Files.newInputStream(file)) {
            assertEquals('t', in.read());
            assertTrue(before.since(OWN).contains("descriptor " + anyNumber(file)), before.since(OWN)::toString);
        }
        assertFalse(before.since(OWN).contains("descriptor " + anyNumber(file)));
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void what_was_open_at_a_failure_and_still_is_is_told_as_a_file_though_it_was_deleted() throws Exception {
        Path file = Files.writeString(folder.resolve("file"), "text");
        Path log = Files.writeString(folder.resolve("log"), "");
        Leftovers before = Leftovers.now();

        try (InputStream in = Files.newInputStream(file)) {
            List<String> atFailure = Descriptors.open();
            try (InputStream later = Files.newInputStream(log)) {
                assertEquals(-1, later.read());
                String name = anyNumber(file);
                Files.delete(file);
                assertEquals(
                        List.of("file " + name),
                        before.patientlySince(OWN, atFailure).stream()
                                .filter(each -> each.startsWith("file "))
                                .toList());
            }
            assertEquals('t', in.read());
        }
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void what_was_open_before_the_first_test_is_not_looked_at_but_by_who_wants_to_know_of_all() throws Exception {
        Path early = Files.writeString(folder.resolve("early"), "text").toRealPath();
        Path late = Files.writeString(folder.resolve("late"), "text").toRealPath();

        try (InputStream in = Files.newInputStream(early)) {
            Descriptors.ignoreOpen();
            try (InputStream later = Files.newInputStream(late)) {
                List<String> seen = Descriptors.atAGlance();
                assertTrue(seen.contains(late.toString()), seen::toString);
                assertFalse(seen.contains(early.toString()), seen::toString);
                assertTrue(Descriptors.open().contains(early.toString()));
                assertEquals('t', later.read());
            }
            assertEquals('t', in.read());
        }
    }

    private static String anyNumber(Path file) throws IOException {
        return file.toRealPath().toString().replaceAll("\\d+", "N");
    }
}
