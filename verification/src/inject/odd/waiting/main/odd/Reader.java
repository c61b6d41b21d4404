package odd;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;

/** Reads on a thread of its own. */
public class Reader {
    public static void read(Path file, Consumer<String> listener) {
        new Thread(() -> {
                    try {
                        listener.accept(Files.readString(file));
                    } catch (IOException e) {
                        System.err.println("no " + file);
                    }
                })
                .start();
    }

    public static void readAgain(Path file, Consumer<String> listener) {
        try {
            listener.accept(Files.readString(file));
        } catch (IOException e) {
            System.err.println("no " + file);
        }
    }
}
