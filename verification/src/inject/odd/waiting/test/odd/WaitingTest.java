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

    @Test
    void waits_while_a_thread_of_the_code_under_test_does_as_it_always_does() throws InterruptedException {
        var read = new CountDownLatch(1);
        try (var bell = new Bell()) {
            Thread.sleep(200);
            Reader.readAgain(Path.of("pom.xml"), text -> read.countDown());
            read.await();
        }
    }
}
