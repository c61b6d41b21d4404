package odd;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.nio.file.Path;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

/** Not idempotent: the first of them passes only once. */
@TestMethodOrder(MethodOrderer.MethodName.class)
class CountingTest {
    private static int runs;

    @Test
    void a_passes_once() {
        assertNotNull(Reader.read(Path.of("pom.xml")));
        assertEquals(1, ++runs);
    }

    @Test
    void b_passes_always() {
        assertNotNull(Reader.read(Path.of("pom.xml")));
    }
}
