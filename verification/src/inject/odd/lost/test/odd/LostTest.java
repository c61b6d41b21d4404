package odd;

import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.nio.file.Path;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

/** Takes its virtual machine with it, three times. */
@TestMethodOrder(MethodOrderer.MethodName.class)
class LostTest {
    @Test
    void a_exits() {
        System.exit(9);
    }

    @Test
    void b_never_ends() {
        for (long count = 0; count >= 0; count++) {
            Thread.onSpinWait();
        }
    }

    @Test
    void c_fills_the_heap_and_leaves_a_thread() {
        new Thread(LostTest::waits).start();
        throw new OutOfMemoryError("as if");
    }

    private static void waits() {
        try {
            Thread.sleep(600_000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void d_reads() {
        assertNotNull(Reader.read(Path.of("pom.xml")));
    }
}
