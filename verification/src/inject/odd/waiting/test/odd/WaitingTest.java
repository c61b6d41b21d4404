package odd;

import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

/** Waits for what comes only if nothing fails. */
class WaitingTest {
    @Test
    void waits() throws InterruptedException {
        var read = new CountDownLatch(1);
        Reader.read(Path.of("pom.xml"), text -> read.countDown());
        read.await();
    }
}
