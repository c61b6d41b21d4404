package odd;

import java.nio.file.Path;
import junit.framework.TestCase;

/** JUnit 3. */
public class OlderTest extends TestCase {
    public void testReads() {
        assertNotNull(Reader.read(Path.of("pom.xml")));
    }
}
