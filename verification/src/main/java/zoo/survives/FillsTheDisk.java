package zoo.survives;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Writes to a file of its own, and does not stop. Refused: files. */
public class FillsTheDisk {
    private static final byte[] BYTES = new byte[1 << 20];

    public void byStream() throws IOException {
        try (OutputStream out = new FileOutputStream(file().toFile())) {
            while (true) {
                out.write(BYTES);
            }
        } finally {
            Files.delete(file());
        }
    }

    public void byChannel() throws IOException {
        try (FileChannel out = FileChannel.open(file(), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            while (true) {
                out.write(ByteBuffer.wrap(BYTES));
            }
        } finally {
            Files.delete(file());
        }
    }

    public void byPath() throws IOException {
        try {
            while (true) {
                Files.write(file(), BYTES, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            }
        } finally {
            Files.delete(file());
        }
    }

    public void byRandomAccess() throws IOException {
        try (RandomAccessFile out = new RandomAccessFile(file().toFile(), "rw")) {
            while (true) {
                out.write(BYTES);
            }
        } finally {
            Files.delete(file());
        }
    }

    private static Path file() {
        return Path.of("large");
    }
}
