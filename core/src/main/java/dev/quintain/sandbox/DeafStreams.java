package dev.quintain.sandbox;

import java.io.ByteArrayInputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * The standard streams that code under test gets: it may close them and write without end, and nobody notices. Standard
 * input is empty.
 */
final class DeafStreams {
    private DeafStreams() {}

    /** Makes such streams the JVM's. */
    static void install() {
        // Its close() does nothing, so one stream serves all tests.
        System.setIn(new ByteArrayInputStream(new byte[0]));
        System.setOut(new Unclosable());
        System.setErr(new Unclosable());
    }

    private static final class Unclosable extends PrintStream {
        Unclosable() {
            super(new Nowhere(), false, StandardCharsets.UTF_8);
        }

        @Override
        public void close() {
            // The next test prints here too.
        }
    }

    private static final class Nowhere extends OutputStream {
        @Override
        public void write(int value) {}

        @Override
        public void write(byte[] bytes, int offset, int length) {}
    }
}
