package rules;

import java.io.ByteArrayInputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;

/** What compilers copy and add. */
public class Copies {
    private static int closed;

    private static void release() throws IOException {
        closed++;
    }

    /** One call in the source, three in the class file. */
    public static int copied(boolean early) {
        try {
            try {
                if (early) {
                    return closed;
                }
                closed++;
            } finally {
                release();
            }
            return closed;
        } catch (IOException e) {
            System.err.println("not released");
            return -1;
        }
    }

    /** Opens, reads and closes: three calls. */
    public static int resources(Path file) {
        try (InputStream in = new FileInputStream(file.toFile())) {
            return in.read();
        } catch (IOException e) {
            System.err.println("not read");
            return -1;
        }
    }

    /** Nothing can fail: what is read declares nothing. */
    public static int memory() {
        InputStream in = new Quiet();
        try {
            return in.read();
        } catch (IOException e) {
            System.err.println("not read");
            return -1;
        }
    }

    private static final class Quiet extends ByteArrayInputStream {
        Quiet() {
            super(new byte[] {7});
        }
    }
}
