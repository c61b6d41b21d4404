package odd;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OnceTest {
    @TempDir
    Path folder;

    @Test
    void reads() throws Exception {
        assertFalse(Reader.read(Files.writeString(folder.resolve("file"), "text")).isEmpty());
    }
}
