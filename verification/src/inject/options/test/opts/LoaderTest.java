package opts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;

@TestMethodOrder(MethodOrderer.MethodName.class)
class LoaderTest {
    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void write() throws Exception {
        file = Files.writeString(folder.resolve("file"), "text");
    }

    @Test
    void closing() throws Exception {
        assertEquals('t', Loader.closing(file));
    }

    @Test
    void either_leniently() {
        assertTrue(Loader.either(file, false) >= 0);
    }

    @Test
    void either_strictly() {
        assertTrue(Loader.either(file, true) >= 0);
    }

    @Test
    void leaving() throws Exception {
        assertEquals('t', Loader.leaving(file));
    }

    @Test
    void lines() {
        assertTrue(Loader.lines(file) >= 0);
    }

    @Test
    void once() throws Exception {
        assertEquals("text", Loader.once(file));
    }

    @Test
    void patiently() throws Exception {
        assertEquals("text", Loader.patiently(file));
    }

    @Test
    void size() {
        assertTrue(Loader.size("text") >= 0);
    }

    @Test
    void size_or_none() {
        assertTrue(Loader.sizeOrNone("text") >= 0);
    }
}
