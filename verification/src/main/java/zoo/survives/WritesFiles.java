package zoo.survives;

import java.io.FileOutputStream;
import java.io.FileWriter;
import java.io.IOException;
import java.io.PrintStream;
import java.io.RandomAccessFile;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.StandardOpenOption;
import java.util.Formatter;

/** Writes to a file that is not its own, in as many ways as there are. Refused: files. */
public class WritesFiles {
    public void outputStream() throws IOException {
        new FileOutputStream(Victim.file().toFile()).close();
    }

    public void writer() throws IOException {
        new FileWriter(Victim.file().toFile()).close();
    }

    public void printStream() throws IOException {
        new PrintStream(Victim.file().toFile()).close();
    }

    public void formatter() throws IOException {
        new Formatter(Victim.file().toFile()).close();
    }

    public void randomAccess() throws IOException {
        new RandomAccessFile(Victim.file().toFile(), "rw").close();
    }

    public void bytes() throws IOException {
        Files.write(Victim.file(), new byte[1]);
    }

    public void channel() throws IOException {
        FileChannel.open(Victim.file(), StandardOpenOption.CREATE, StandardOpenOption.WRITE)
                .close();
    }

    public boolean createdFile() throws IOException {
        return Victim.file().toFile().createNewFile();
    }

    public boolean createdFolder() {
        return Victim.file().resolveSibling("zoo-victim-folder").toFile().mkdirs();
    }

    public boolean changedRights() {
        return Victim.file().toFile().setReadOnly();
    }
}
