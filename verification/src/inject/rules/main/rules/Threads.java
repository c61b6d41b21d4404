package rules;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads on a thread of its own. */
public class Threads {
    private volatile String text = "";

    public String read(Path file) throws InterruptedException {
        Thread reader = new Thread(() -> {
            try {
                text = Files.readString(file);
            } catch (IOException e) {
                text = "nothing";
            }
        });
        reader.start();
        reader.join();
        return text;
    }
}
