package zoo.survives;

import java.io.IOException;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;

/** Goes to the network, if only to its own machine. Refused: network. */
public class OpensSockets {
    /** Where RFC 863 has a service that throws everything away. */
    private static final int DISCARD = 9;

    public void connect() throws IOException {
        new Socket(InetAddress.getLoopbackAddress(), DISCARD).close();
    }

    public void connectChannel() throws IOException {
        SocketChannel.open(new InetSocketAddress(InetAddress.getLoopbackAddress(), DISCARD))
                .close();
    }

    public void readUrl() throws IOException {
        URI.create("http://localhost:" + DISCARD).toURL().openStream().close();
    }

    public void listen() throws IOException {
        new ServerSocket(0, 1, InetAddress.getLoopbackAddress()).close();
    }

    public void listenOnChannel() throws IOException {
        try (var channel = ServerSocketChannel.open()) {
            channel.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
        }
    }

    public void receive() throws IOException {
        new DatagramSocket(0, InetAddress.getLoopbackAddress()).close();
    }
}
