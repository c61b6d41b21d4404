package shop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PricesTest {
    @TempDir
    Path folder;

    private final Prices prices = new Prices();
    private Path file;

    @BeforeEach
    void write() throws Exception {
        file = Files.writeString(folder.resolve("price"), "42\n");
    }

    @Test
    void default_price() {
        assertEquals(42, prices.orDefault(file));
    }

    @Test
    void patient_price() {
        assertEquals(42, prices.patiently(file));
    }

    @Test
    void strict_price() {
        assertEquals(42, prices.strictly(file));
    }

    @Test
    void leaking_price() throws Exception {
        assertEquals(42, prices.leaking(file));
    }

    @Test
    void careless_price() {
        assertEquals(42, prices.careless(file));
    }

    @Test
    void stubborn_price() {
        assertEquals(42, prices.stubborn(file));
    }

    @Test
    void pause() {
        assertEquals(42, prices.afterPause(42));
    }

    @Test
    void polite_pause() {
        assertEquals(42, prices.afterPolitePause(42));
    }

    @Test
    void locked_price() {
        assertEquals(42, prices.locked(file));
    }
}
