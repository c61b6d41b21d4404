package dev.quintain.worker;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.net.Socket;
import java.security.MessageDigest;
import java.time.Duration;

/**
 * Messages over a socket. One thread may read while others write. Each message is a unit of its own, so that one that
 * cannot be written leaves the wire intact.
 *
 * <p>Code under test shares the process at the other end: nothing is taken from there but values of our own types and
 * plain ones of the platform, and none without end.
 */
final class Wire implements AutoCloseable {
    private static final int LONGEST_MESSAGE = 256 << 20;

    private static final ObjectInputFilter FILTER =
            ObjectInputFilter.Config.createFilter("dev.quintain.**;java.lang.*;java.util.*;java.math.*;java.time.*;!*");

    private final Socket socket;
    private final DataOutputStream out;
    private final DataInputStream in;

    private Wire(Socket socket) throws IOException {
        this.socket = socket;
        socket.setTcpNoDelay(true);
        this.out = new DataOutputStream(new BufferedOutputStream(socket.getOutputStream()));
        this.in = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
    }

    /** The worker's end: shows the token first of all. */
    static Wire presenting(byte[] token, Socket socket) throws IOException {
        Wire wire = new Wire(socket);
        wire.out.write(token);
        wire.out.flush();
        return wire;
    }

    /**
     * The parent's end: before anything else is read, the other side must show the token.
     *
     * @throws IOException if it shows another, or none in that time
     */
    static Wire expecting(byte[] token, Socket socket, Duration limit) throws IOException {
        try {
            Wire wire = new Wire(socket);
            socket.setSoTimeout((int) limit.toMillis());
            if (!MessageDigest.isEqual(token, wire.in.readNBytes(token.length))) {
                throw new IOException("a stranger called");
            }
            socket.setSoTimeout(0);
            return wire;
        } catch (IOException e) {
            socket.close();
            throw e;
        }
    }

    void write(Message message) throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var objects = new ObjectOutputStream(bytes)) {
            objects.writeObject(message);
        }
        checkLength(bytes.size());
        synchronized (this) {
            out.writeInt(bytes.size());
            bytes.writeTo(out);
            out.flush();
        }
    }

    Message read() throws IOException {
        byte[] bytes = new byte[checkLength(in.readInt())];
        in.readFully(bytes);
        try (var objects = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
            objects.setObjectInputFilter(FILTER);
            return (Message) objects.readObject();
        } catch (ClassNotFoundException | ClassCastException e) {
            throw new IOException("the other side speaks another language", e);
        }
    }

    private static int checkLength(int length) throws IOException {
        if (length < 0 || length > LONGEST_MESSAGE) {
            throw new IOException("a message of " + length + " bytes is too long");
        }
        return length;
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
