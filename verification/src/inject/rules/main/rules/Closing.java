package rules;

import java.io.Closeable;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;

/** Closes by methods that are given what to close. */
public class Closing {
    private static void close(Closeable what) throws IOException {
        what.close();
    }

    protected boolean closeAll(long count, Closeable... all) throws IOException {
        for (Closeable each : all) {
            each.close();
        }
        return count == all.length;
    }

    public boolean one(Path file) throws IOException {
        InputStream in = new FileInputStream(file.toFile());
        try {
            close(in);
            return true;
        } catch (IOException e) {
            System.err.println("not closed");
            return false;
        }
    }

    public boolean all(Path file) throws IOException {
        InputStream in = new FileInputStream(file.toFile());
        try {
            return closeAll(1, in);
        } catch (IOException e) {
            System.err.println("not closed");
            return false;
        }
    }
}
