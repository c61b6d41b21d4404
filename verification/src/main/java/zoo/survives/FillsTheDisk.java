package zoo.survives;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousFileChannel;
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

    public void byManyBuffers() throws IOException {
        try (FileChannel out = FileChannel.open(file(), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            while (true) {
                out.write(new ByteBuffer[] {ByteBuffer.wrap(BYTES), ByteBuffer.wrap(BYTES)});
            }
        } finally {
            Files.delete(file());
        }
    }

    public void byAnotherThread() throws Exception {
        try (AsynchronousFileChannel out =
                AsynchronousFileChannel.open(file(), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            for (long at = 0; at >= 0; at += BYTES.length) {
                out.write(ByteBuffer.wrap(BYTES), at).get();
            }
        } finally {
            Files.delete(file());
        }
    }

    public void byMapping() throws IOException {
        try (RandomAccessFile out = new RandomAccessFile(file().toFile(), "rw")) {
            for (long at = 0; at >= 0; at += BYTES.length) {
                out.getChannel()
                        .map(FileChannel.MapMode.READ_WRITE, at, BYTES.length)
                        .put(BYTES);
            }
        } finally {
            Files.delete(file());
        }
    }

    public void byLength() throws IOException {
        try (RandomAccessFile out = new RandomAccessFile(file().toFile(), "rw")) {
            out.setLength(1L << 30);
        } finally {
            Files.delete(file());
        }
    }

    public void byTransfer() throws IOException {
        Path small = Path.of("small");
        Files.write(small, BYTES);
        try (FileChannel in = FileChannel.open(small);
                FileChannel out = FileChannel.open(file(), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            while (true) {
                in.transferTo(0, BYTES.length, out);
            }
        } finally {
            Files.delete(file());
            Files.delete(small);
        }
    }

    private static Path file() {
        return Path.of("large");
    }
}
