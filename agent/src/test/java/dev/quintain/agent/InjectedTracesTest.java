package dev.quintain.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import org.junit.jupiter.api.Test;

class InjectedTracesTest {
    private final ByteArrayOutputStream log = new ByteArrayOutputStream();
    private final PrintStream out = new PrintStream(new InjectedTraces(log), true, Charset.defaultCharset());

    private String log() {
        return log.toString(Charset.defaultCharset());
    }

    @Test
    void what_a_test_prints_stays() {
        out.println("first");
        out.print("sec");
        out.println("ond");

        assertEquals("first\nsecond\n", log().replace("\r", ""));
    }

    @Test
    void the_trace_of_an_injected_exception_is_left_out() {
        out.println("before");
        new IOException(InjectedTraces.MARK + " at X").printStackTrace(out);
        out.println("after");

        assertEquals("before\nafter\n", log().replace("\r", ""));
    }

    @Test
    void the_trace_of_what_came_of_it_is_shown_without_the_part_of_the_injected_one() {
        new IllegalStateException("came of it", new IOException(InjectedTraces.MARK + " at X")).printStackTrace(out);

        assertTrue(log().contains("came of it"));
        assertTrue(log().contains("\tat "));
        assertFalse(log().contains(InjectedTraces.MARK));
        assertFalse(log().contains("\t... "));
    }

    @Test
    void the_trace_of_what_only_wraps_an_injected_exception_is_shown() {
        new UncheckedIOException(new IOException(InjectedTraces.MARK + " at X")).printStackTrace(out);

        assertTrue(
                log().startsWith("java.io.UncheckedIOException: java.io.IOException: " + InjectedTraces.MARK), log());
        assertTrue(log().contains("\tat "), log());
        assertFalse(log().contains("Caused by"), log());
    }

    @Test
    void what_a_handler_says_of_an_injected_exception_is_shown() {
        out.println("no price: " + InjectedTraces.MARK + " at X");

        assertEquals("no price: " + InjectedTraces.MARK + " at X\n", log().replace("\r", ""));
    }

    @Test
    void an_injected_exception_that_was_suppressed_is_left_out_with_its_frames() {
        var thrown = new IllegalStateException("came of it");
        thrown.addSuppressed(new IOException(InjectedTraces.MARK + " at X"));

        thrown.printStackTrace(out);

        assertTrue(log().contains("came of it"));
        assertFalse(log().contains(InjectedTraces.MARK));
        assertFalse(log().contains("\t\tat "), log());
    }

    @Test
    void a_line_without_an_end_is_not_lost() {
        out.print("no end");
        out.flush();

        assertEquals("no end", log());
    }
}
