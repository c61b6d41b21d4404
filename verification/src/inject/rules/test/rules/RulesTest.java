package rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.FileInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RulesTest {
    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void write() {
        // A handler in a test is none of ours.
        try {
            file = Files.writeString(folder.resolve("file"), "text");
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void figure_2() throws Exception {
        assertEquals('t', Figure2.input(new Told(file)));
    }

    /** Tells which statements of figure 2 were executed. */
    private static final class Told extends FileInputStream {
        Told(Path file) throws IOException {
            super(file.toFile());
        }

        @Override
        public int read() throws IOException {
            System.out.println("figure 2: (1)");
            return super.read();
        }

        @Override
        public void close() throws IOException {
            System.out.println("figure 2: (2)");
            super.close();
        }
    }

    @Test
    void nested() {
        assertNotNull(Nested.read(file, file));
    }

    @Test
    void copied() {
        assertNotNull(Copies.copied(true));
        assertNotNull(Copies.copied(false));
    }

    @Test
    void resources() {
        assertEquals('t', Copies.resources(file));
    }

    @Test
    void memory() {
        assertEquals(7, Copies.memory());
    }

    @Test
    void threads() throws Exception {
        assertNotNull(new Threads().read(file));
    }

    @Test
    void closing() throws Exception {
        assertNotNull(new Closing().one(file));
        assertNotNull(new Closing().all(file));
    }

    @Test
    void sweeping() throws Exception {
        Path dust = Files.createDirectory(folder.resolve("dust"));
        Sweeping.sweep(dust, Files.writeString(dust.resolve("mote"), "mote"));
        assertFalse(Files.exists(dust));
    }

    @Test
    void odd() {
        assertNotNull(Odd.use());
    }
}
