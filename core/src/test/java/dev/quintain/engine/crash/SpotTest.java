package dev.quintain.engine.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpotTest {
    @ParameterizedTest
    @CsvSource({"0, 0", "63, 0", "0, 200000000000000", "63, 200000000000000"})
    void errand_and_test_are_read_from_one_number(int errand, long test) {
        var spot = new Spot(errand, test);

        assertEquals(spot, Spot.of(spot.code()));
    }
}
