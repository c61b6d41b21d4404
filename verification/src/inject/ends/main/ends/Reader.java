package ends;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads texts, and does not come to an end when one cannot be read: in the handler, or on the way to it. */
public class Reader {
    /** Its handler hangs. */
    public String hangsInHandler(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            while (true) {
                Thread.onSpinWait();
            }
        }
    }

    /** Hangs on the way to its handler. */
    public String hangsBefore(Path file) {
        boolean read = false;
        try {
            try {
                String text = Files.readString(file);
                read = true;
                return text;
            } finally {
                while (!read) {
                    Thread.onSpinWait();
                }
            }
        } catch (IOException e) {
            return "";
        }
    }

    /** Its handler ends the virtual machine. */
    public String exitsInHandler(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            System.exit(3);
            return "";
        }
    }

    /** Ends the virtual machine on the way to its handler, when something is closed. */
    public String haltsBefore(Path file) {
        try (Door door = new Door()) {
            String text = Files.readString(file);
            door.mayClose = true;
            return text;
        } catch (IOException e) {
            return "";
        }
    }

    private static class Door implements AutoCloseable {
        private boolean mayClose;

        @Override
        public void close() {
            if (!mayClose) {
                Runtime.getRuntime().halt(4);
            }
        }
    }
}
