package opts;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Right and wrong in ways that only options bring out. */
public class Loader {
    /** Right: no catch, but closed. */
    public static int closing(Path file) throws IOException {
        try (InputStream in = new FileInputStream(file.toFile())) {
            return in.read();
        }
    }

    /** Wrong: not closed when reading fails. */
    public static int leaving(Path file) throws IOException {
        InputStream in = new FileInputStream(file.toFile());
        int first = in.read();
        in.close();
        return first;
    }

    /** Wrong when the exception is an unchecked one. */
    public static long lines(Path file) {
        String text = null;
        try (Stream<String> lines = Files.lines(file)) {
            return lines.count();
        } catch (IOException e) {
            return 0;
        } catch (UncheckedIOException e) {
            return text.length();
        }
    }

    /** Wrong in one branch of the handler. */
    public static int either(Path file, boolean strict) {
        String text = null;
        try {
            return Files.readString(file).length();
        } catch (IOException e) {
            e.printStackTrace();
            return strict ? text.length() : 0;
        }
    }

    /** Wrong: takes it that one read brings all. */
    public static String once(Path file) throws IOException {
        try (InputStream in = new FileInputStream(file.toFile())) {
            byte[] bytes = new byte[4];
            in.read(bytes);
            return new String(bytes);
        }
    }

    /** Right: reads until all is there. */
    public static String patiently(Path file) throws IOException {
        try (InputStream in = new FileInputStream(file.toFile())) {
            byte[] bytes = new byte[4];
            for (int count = 0; count < bytes.length; ) {
                count += in.read(bytes, count, bytes.length - count);
            }
            return new String(bytes);
        }
    }

    /** Wrong when there is no memory for it. */
    public static int size(String text) {
        byte[] bytes = null;
        try {
            bytes = copy(text);
            return bytes.length;
        } catch (OutOfMemoryError e) {
            return bytes.length;
        }
    }

    /** Right: does without. */
    public static int sizeOrNone(String text) {
        try {
            return copy(text).length;
        } catch (OutOfMemoryError e) {
            return 0;
        }
    }

    private static byte[] copy(String text) {
        return text.getBytes();
    }
}
