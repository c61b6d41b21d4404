package dev.quintain.worker;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.net.Socket;

/**
 * Messages over a socket. One thread may read while others write. Each message is a unit of its own, so that one that
 * cannot be written leaves the wire intact.
 */
final class Wire implements AutoCloseable {
    private final Socket socket;
    private final DataOutputStream out;
    private final DataInputStream in;

    Wire(Socket socket) throws IOException {
        this.socket = socket;
        socket.setTcpNoDelay(true);
        this.out = new DataOutputStream(new BufferedOutputStream(socket.getOutputStream()));
        this.in = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
    }

    void write(Message message) throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var objects = new ObjectOutputStream(bytes)) {
            objects.writeObject(message);
        }
        synchronized (this) {
            out.writeInt(bytes.size());
            bytes.writeTo(out);
            out.flush();
        }
    }

    Message read() throws IOException {
        byte[] bytes = new byte[in.readInt()];
        in.readFully(bytes);
        try (var objects = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
            return (Message) objects.readObject();
        } catch (ClassNotFoundException e) {
            throw new IOException("the other side speaks another version", e);
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
