package odd;

import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ParallelTest {
    @Test
    void a_reads() {
        assertNotNull(Reader.read(Path.of("pom.xml")));
    }

    @Test
    void b_reads() {
        assertNotNull(Reader.read(Path.of("pom.xml")));
    }
}
