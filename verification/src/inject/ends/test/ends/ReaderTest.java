package ends;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReaderTest {
    @TempDir
    Path folder;

    private final Reader reader = new Reader();
    private Path file;

    @BeforeEach
    void write() throws Exception {
        file = Files.writeString(folder.resolve("text"), "text");
    }

    @Test
    void hangs_in_handler() {
        assertEquals("text", reader.hangsInHandler(file));
    }

    @Test
    void hangs_before() {
        assertEquals("text", reader.hangsBefore(file));
    }

    @Test
    void exits_in_handler() {
        assertEquals("text", reader.exitsInHandler(file));
    }

    @Test
    void halts_before() {
        assertEquals("text", reader.haltsBefore(file));
    }
}
