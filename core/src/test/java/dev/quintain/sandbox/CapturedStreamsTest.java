package dev.quintain.sandbox;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.InputStream;
import java.io.PrintStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class CapturedStreamsTest {
    private final InputStream in = System.in;
    private final PrintStream out = System.out;
    private final PrintStream err = System.err;

    @AfterEach
    void put_back() {
        System.setIn(in);
        System.setOut(out);
        System.setErr(err);
    }

    @Test
    void keeps_the_beginning_and_counts_the_rest() {
        CapturedStreams streams = new CapturedStreams(5);
        streams.install();

        System.out.print("abc");
        System.out.print("defg");
        System.err.write('x');

        assertEquals("abcde", streams.out());
        assertEquals("x", streams.err());
        assertEquals(8, streams.bytes());
    }

    @Test
    void survives_being_closed() throws Exception {
        CapturedStreams streams = new CapturedStreams(5);
        streams.install();

        System.out.close();
        System.in.close();
        System.out.print("abc");

        assertEquals("abc", streams.out());
        assertEquals(-1, System.in.read());
    }

    @Test
    void is_empty_again_after_a_reset() {
        CapturedStreams streams = new CapturedStreams(5);
        streams.install();
        System.out.print("abcdefg");

        streams.reset();
        System.out.print("h");

        assertEquals("h", streams.out());
        assertEquals(1, streams.bytes());
    }
}
