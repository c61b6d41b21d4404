package shop;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.logging.FileHandler;
import java.util.logging.Logger;

/** Prices from elsewhere, where only the system sees what stays open or goes on. */
public class Feed {
    private static final Logger LOG = Logger.getLogger("shop.Feed");

    private volatile boolean reading;

    /** Wrong: the thread that shows progress goes on for ever when reading fails. */
    public int shown(Path file) {
        show();
        try {
            int price = Integer.parseInt(Files.readString(file).strip());
            reading = false;
            return price;
        } catch (IOException e) {
            return 42;
        }
    }

    /** Right: the thread ends in any case. */
    public int shownForAMoment(Path file) {
        show();
        try {
            return Integer.parseInt(Files.readString(file).strip());
        } catch (IOException e) {
            return 42;
        } finally {
            reading = false;
        }
    }

    private void show() {
        reading = true;
        Thread thread = new Thread(this::progress, "progress");
        thread.setDaemon(true);
        thread.start();
    }

    private void progress() {
        try {
            while (reading) {
                Thread.sleep(5);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Wrong: what the address handed out is not closed when reading fails. */
    public int open(Path file) throws IOException {
        InputStream in = file.toUri().toURL().openStream();
        try {
            int first = in.read();
            in.close();
            return first;
        } catch (IOException e) {
            return '4';
        }
    }

    /** Right: it is closed in any case. */
    public int openForAMoment(Path file) throws IOException {
        try (InputStream in = file.toUri().toURL().openStream()) {
            return in.read();
        } catch (IOException e) {
            return '4';
        }
    }

    /** Right: the log is opened when there is something to write, and stays open for what comes next. */
    public int logged(Path file) {
        try {
            return Integer.parseInt(Files.readString(file).strip());
        } catch (IOException e) {
            log(file.resolveSibling("log"), "no price: " + e.getMessage());
            return 42;
        }
    }

    private static void log(Path to, String message) {
        try {
            LOG.setUseParentHandlers(false);
            LOG.addHandler(new FileHandler(to.toString()));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
        LOG.warning(message);
    }
}
