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

    /** So slow that the other one is chosen to be run again, however long it takes to load classes for it. */
    @Test
    void b_passes_always() throws InterruptedException {
        Thread.sleep(2_000);
        assertNotNull(Reader.read(Path.of("pom.xml")));
    }
}
