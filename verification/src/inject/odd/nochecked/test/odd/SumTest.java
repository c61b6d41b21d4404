package odd;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class SumTest {
    @Test
    void adds() {
        assertEquals(3, Sum.of(1, 2));
    }
}
