package shop;

import java.io.BufferedReader;
import java.io.FileReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** Prices in files, read in right ways and wrong ones. */
public class Prices {
    private static boolean locked;
    private final Map<String, Integer> known = new HashMap<>();

    /** Right: a default takes the place of what cannot be read. */
    public int orDefault(Path file) {
        try {
            return Integer.parseInt(Files.readString(file).strip());
        } catch (IOException e) {
            System.err.println("no price: " + e.getMessage());
            return 100;
        }
    }

    /** Right: tries again once. */
    public int patiently(Path file) {
        for (int attempt = 0; attempt < 2; attempt++) {
            try {
                return Integer.parseInt(Files.readString(file).strip());
            } catch (IOException e) {
                System.err.println("again: " + e.getMessage());
            }
        }
        throw new IllegalStateException("no price in " + file);
    }

    /** Right: says what went wrong, with the reason. */
    public int strictly(Path file) {
        try {
            return Integer.parseInt(Files.readString(file).strip());
        } catch (IOException e) {
            throw new IllegalStateException("no price in " + file, e);
        }
    }

    /** Wrong: the reader is not closed when reading fails. */
    public int leaking(Path file) throws IOException {
        BufferedReader in = new BufferedReader(new FileReader(file.toFile()));
        try {
            int price = Integer.parseInt(in.readLine().strip());
            in.close();
            return price;
        } catch (IOException e) {
            return 100;
        }
    }

    /** Wrong: what was not read is used. */
    public int careless(Path file) {
        String text = null;
        try {
            text = Files.readString(file);
        } catch (IOException e) {
            System.err.println("cannot read " + file);
        }
        return Integer.parseInt(text.strip());
    }

    /** Wrong: tries again for ever. */
    public int stubborn(Path file) {
        boolean failed = false;
        while (true) {
            try {
                if (!failed) {
                    return Integer.parseInt(Files.readString(file).strip());
                }
            } catch (IOException e) {
                failed = true;
            }
        }
    }

    /** Wrong: the interrupt is lost. */
    public int afterPause(int price) {
        try {
            Thread.sleep(1);
        } catch (InterruptedException e) {
            System.err.println("woken");
        }
        return price;
    }

    /** Right: the interrupt is kept. */
    public int afterPolitePause(int price) {
        try {
            Thread.sleep(1);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return price;
    }

    /** Wrong: the lock is not given back. */
    public int locked(Path file) {
        if (locked) {
            throw new IllegalStateException("locked");
        }
        locked = true;
        try {
            int price = Integer.parseInt(Files.readString(file).strip());
            locked = false;
            return price;
        } catch (IOException e) {
            return 100;
        }
    }
}
