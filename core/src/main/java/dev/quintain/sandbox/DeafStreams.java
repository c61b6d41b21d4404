package dev.quintain.sandbox;

import dev.quintain.runtime.SharedState;
import dev.quintain.runtime.Traces;
import java.io.Closeable;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * The standard streams that code under test gets: it may close them and write without end, and no later test notices.
 * Standard input is empty.
 */
final class DeafStreams {
    private DeafStreams() {}

    /** Makes such streams the JVM's. */
    static void install() {
        System.setIn(new Empty());
        System.setOut(new Unclosable());
        System.setErr(new Unclosable());
    }

    /** Whether a stream is one of these, and since this was last asked somebody closed it or read from it. */
    static boolean wasUsed(Closeable stream) {
        return stream instanceof Shared own && own.use().take();
    }

    /** A stream that tests share. */
    private interface Shared {
        Use use();
    }

    private static final class Use {
        private boolean noted;

        void note() {
            noted = true;
            Traces.touch(SharedState.STREAMS.bit());
        }

        boolean take() {
            boolean was = noted;
            noted = false;
            return was;
        }
    }

    private static final class Empty extends InputStream implements Shared {
        private final Use use = new Use();

        @Override
        public Use use() {
            return use;
        }

        @Override
        public int read() {
            // Where there is somebody at a keyboard, a test would wait for them.
            use.note();
            return -1;
        }

        @Override
        public int read(byte[] into, int from, int count) {
            return count == 0 ? 0 : read();
        }

        @Override
        public void close() {
            use.note();
        }
    }

    private static final class Unclosable extends PrintStream implements Shared {
        private final Use use = new Use();

        Unclosable() {
            super(new Nowhere(), false, StandardCharsets.UTF_8);
        }

        @Override
        public Use use() {
            return use;
        }

        @Override
        public void close() {
            // The next test prints here too.
            use.note();
        }
    }

    private static final class Nowhere extends OutputStream {
        @Override
        public void write(int value) {}

        @Override
        public void write(byte[] bytes, int offset, int length) {}
    }
}
