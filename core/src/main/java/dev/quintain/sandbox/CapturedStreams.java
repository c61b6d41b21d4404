package dev.quintain.sandbox;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * The standard streams that code under test gets: it may close them and write without end, and nobody notices. Of what
 * a test prints the beginning is kept and the rest is counted. Standard input is empty.
 */
public final class CapturedStreams {
    private final Capture out;
    private final Capture err;
    private final PrintStream printOut;
    private final PrintStream printErr;
    // Its close() does nothing, so one stream serves all tests.
    private final InputStream in = new ByteArrayInputStream(new byte[0]);

    /** @param bytesKept of each stream and test */
    public CapturedStreams(int bytesKept) {
        out = new Capture(bytesKept);
        err = new Capture(bytesKept);
        printOut = new Unclosable(out);
        printErr = new Unclosable(err);
    }

    /** Makes these the JVM's streams. */
    public void install() {
        System.setIn(in);
        System.setOut(printOut);
        System.setErr(printErr);
    }

    /** The beginning of what was printed since the last reset. */
    public String out() {
        return out.text();
    }

    public String err() {
        return err.text();
    }

    /** How many bytes were printed on both streams since the last reset, kept or not. */
    public long bytes() {
        return out.count() + err.count();
    }

    public void reset() {
        out.reset();
        err.reset();
    }

    private static final class Unclosable extends PrintStream {
        Unclosable(OutputStream out) {
            super(out, false, StandardCharsets.UTF_8);
        }

        @Override
        public void close() {
            // The next test prints here too.
        }
    }

    private static final class Capture extends OutputStream {
        private final byte[] kept;
        private long count;

        Capture(int limit) {
            kept = new byte[limit];
        }

        @Override
        public synchronized void write(int value) {
            if (count < kept.length) {
                kept[(int) count] = (byte) value;
            }
            count++;
        }

        @Override
        public synchronized void write(byte[] bytes, int offset, int length) {
            if (count < kept.length) {
                System.arraycopy(bytes, offset, kept, (int) count, (int) Math.min(length, kept.length - count));
            }
            count += length;
        }

        synchronized String text() {
            return new String(kept, 0, (int) Math.min(count, kept.length), StandardCharsets.UTF_8);
        }

        synchronized long count() {
            return count;
        }

        synchronized void reset() {
            count = 0;
        }
    }
}
