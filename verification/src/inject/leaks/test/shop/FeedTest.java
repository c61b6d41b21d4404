package shop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FeedTest {
    @TempDir
    Path folder;

    private final Feed feed = new Feed();
    private Path file;

    @BeforeEach
    void write() throws Exception {
        file = Files.writeString(folder.resolve("price"), "42\n");
    }

    @Test
    void shown_price() {
        assertEquals(42, feed.shown(file));
    }

    @Test
    void price_shown_for_a_moment() {
        assertEquals(42, feed.shownForAMoment(file));
    }

    @Test
    void open_price() throws Exception {
        assertEquals('4', feed.open(file));
    }

    @Test
    void price_open_for_a_moment() throws Exception {
        assertEquals('4', feed.openForAMoment(file));
    }

    @Test
    void logged_price() {
        assertEquals(42, feed.logged(file));
    }
}
