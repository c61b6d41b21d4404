package zoo.allowed;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;

/** Where it may, it reaches out of its worker; each method tells by a failed assertion that it got there. */
public final class ReachesOut {
    private ReachesOut() {}

    /** To a folder beside the scratch folder, and back. */
    public static void writes() throws IOException {
        Path file = Files.createTempFile(Path.of("..").toAbsolutePath().normalize(), "zoo", ".txt");
        Files.delete(file);
        throw new AssertionError("a file was made and deleted");
    }

    /** To itself. */
    public static void connects() throws IOException {
        InetAddress here = InetAddress.getLoopbackAddress();
        try (var server = new ServerSocket(0, 1, here);
                var client = new Socket(here, server.getLocalPort());
                var accepted = server.accept()) {
            client.getOutputStream().write(42);
            if (accepted.getInputStream().read() == 42) {
                throw new AssertionError("a byte went there and back");
            }
        }
    }

    /** A program that does nothing much. */
    public static void starts() throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        if (new ProcessBuilder(java, "-version").start().waitFor() == 0) {
            throw new AssertionError("a program was run");
        }
    }
}
