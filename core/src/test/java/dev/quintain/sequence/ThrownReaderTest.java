package dev.quintain.sequence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.quintain.finding.Thrown;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ThrownReaderTest {
    /** As many frames as the virtual machine keeps. */
    private static final int KEPT = 1024;

    @Test
    void of_a_recursion_that_overflows_the_frames_that_recur_count_wherever_it_happened() {
        for (int period : List.of(1, 2, 7, 99, 103, 250)) {
            assertEquals(overflow(period, 0), overflow(period, period / 2 + 1), "a cycle of " + period);
            assertEquals(period, overflow(period, 0).frames().size());
        }
    }

    @Test
    void a_message_that_cannot_be_had_is_none() {
        assertNull(ThrownReader.read(new IllegalStateException() {
                    @Override
                    public String getMessage() {
                        throw new UnsupportedOperationException();
                    }
                })
                .message());
    }

    @Test
    void messages_do_not_tell_identity_hash_codes() {
        assertEquals("not opened to unnamed module @...", message("not opened to unnamed module @1d2c0b9d"));
        assertEquals("Could not truncate acme.Style@...", message("Could not truncate acme.Style@3eb69f"));
    }

    @Test
    void messages_do_not_number_proxies() {
        assertEquals("class $Proxy cannot be cast", message("class jdk.proxy2.$Proxy17 cannot be cast"));
    }

    @Test
    void other_messages_stay_as_they_are() {
        assertEquals("mail to user@example.org", message("mail to user@example.org"));
    }

    private static @Nullable String message(String text) {
        return ThrownReader.read(new IllegalStateException(text)).message();
    }

    private static Thrown overflow(int period, int offset) {
        var error = new StackOverflowError();
        error.setStackTrace(IntStream.range(0, KEPT)
                .mapToObj(i -> i == 0 ? frame("leaf") : frame("step" + (offset + i) % period))
                .toArray(StackTraceElement[]::new));
        return ThrownReader.read(error);
    }

    private static StackTraceElement frame(String method) {
        return new StackTraceElement("p.Recursion", method, "Recursion.java", 1);
    }
}
