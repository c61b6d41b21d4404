package dev.quintain.runtime.inject;

import java.io.ByteArrayInputStream;
import java.io.CharArrayReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;

/** Stands in for reads and writes in rewritten classes: now and then they do less than they were asked to. */
public final class PartialProbe {
    private PartialProbe() {}

    public static int read(InputStream in, byte[] bytes, int from, int count, int site) throws IOException {
        return in.read(bytes, from, isShort(in, count, site) ? 1 : count);
    }

    public static int read(InputStream in, byte[] bytes, int site) throws IOException {
        return isShort(in, bytes.length, site) ? in.read(bytes, 0, 1) : in.read(bytes);
    }

    public static int read(Reader in, char[] characters, int from, int count, int site) throws IOException {
        return in.read(characters, from, isShort(in, count, site) ? 1 : count);
    }

    public static int read(Reader in, char[] characters, int site) throws IOException {
        return isShort(in, characters.length, site) ? in.read(characters, 0, 1) : in.read(characters);
    }

    public static int read(ReadableByteChannel in, ByteBuffer buffer, int site) throws IOException {
        return isShort(in, buffer.remaining(), site) ? part(buffer, () -> in.read(buffer)) : in.read(buffer);
    }

    public static int write(WritableByteChannel out, ByteBuffer buffer, int site) throws IOException {
        return isShort(out, buffer.remaining(), site) ? part(buffer, () -> out.write(buffer)) : out.write(buffer);
    }

    /** A transfer of what a buffer has left. */
    private interface Transfer {
        int run() throws IOException;
    }

    private static int part(Buffer buffer, Transfer transfer) throws IOException {
        int limit = buffer.limit();
        buffer.limit(buffer.position() + 1);
        try {
            return transfer.run();
        } finally {
            buffer.limit(limit);
        }
    }

    /** Not what is in memory: that gives all it has. */
    private static boolean isShort(Object of, int count, int site) {
        boolean memory =
                of instanceof ByteArrayInputStream || of instanceof StringReader || of instanceof CharArrayReader;
        return count > 1 && !memory && Probe.isShort(site);
    }
}
