package dev.quintain.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.worker.Message.Sent;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InvalidClassException;
import java.io.Serializable;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class WireTest {
    private static final byte[] TOKEN = "secret".getBytes(StandardCharsets.US_ASCII);
    private static final Duration LONG = Duration.ofSeconds(60);

    private Socket near = new Socket();
    private Socket far = new Socket();

    @BeforeEach
    void connect() throws IOException {
        try (var server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            far = new Socket(server.getInetAddress(), server.getLocalPort());
            near = server.accept();
        }
    }

    @AfterEach
    void close() throws IOException {
        near.close();
        far.close();
    }

    @Test
    void carries_plain_values() throws IOException {
        Wire worker = Wire.presenting(TOKEN, far);
        Wire parent = Wire.expecting(TOKEN, near, LONG);
        var sent = new Sent((Serializable) List.of(Map.of("a", 1), new int[0].length, Duration.ZERO));

        worker.write(sent);

        assertEquals(sent, parent.read());
    }

    @Test
    void refuses_one_who_shows_another_token() throws IOException {
        Wire.presenting("sesame".getBytes(StandardCharsets.US_ASCII), far);

        assertThrows(IOException.class, () -> Wire.expecting(TOKEN, near, LONG));
        assertTrue(near.isClosed());
    }

    @Test
    void does_not_wait_for_one_who_says_nothing() {
        assertThrows(SocketTimeoutException.class, () -> Wire.expecting(TOKEN, near, Duration.ofMillis(10)));
        assertTrue(near.isClosed());
    }

    @Test
    void takes_no_object_of_a_type_that_is_not_for_messages() throws IOException {
        Wire worker = Wire.presenting(TOKEN, far);
        Wire parent = Wire.expecting(TOKEN, near, LONG);

        worker.write(new Sent(new OfOurs()));
        assertEquals(new Sent(new OfOurs()), parent.read());
        worker.write(new Sent(new java.net.URL("file:/")));

        assertThrows(InvalidClassException.class, parent::read);
    }

    @Test
    void takes_no_message_without_end() throws IOException {
        var bytes = new ByteArrayOutputStream();
        new DataOutputStream(bytes).writeInt(Integer.MAX_VALUE);
        Wire parent = greeted(bytes.toByteArray());

        IOException refused = assertThrows(IOException.class, parent::read);

        assertEquals("a message of 2147483647 bytes is too long", refused.getMessage());
    }

    private Wire greeted(byte[] then) throws IOException {
        far.getOutputStream().write(TOKEN);
        far.getOutputStream().write(then);
        return Wire.expecting(TOKEN, near, LONG);
    }

    /** A type of ours. */
    record OfOurs() implements Serializable {}
}
