package dev.quintain.sandbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.InputStream;
import java.io.PrintStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class DeafStreamsTest {
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
    void survive_being_closed() throws Exception {
        DeafStreams.install();

        System.out.close();
        System.err.close();
        System.in.close();
        System.out.print("abc");
        System.err.print("abc");

        assertFalse(System.out.checkError());
        assertFalse(System.err.checkError());
        assertEquals(-1, System.in.read());
    }
}
