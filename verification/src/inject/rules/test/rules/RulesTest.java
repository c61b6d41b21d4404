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
        assertEquals('t', Figure2.input(new FileInputStream(file.toFile())));
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
