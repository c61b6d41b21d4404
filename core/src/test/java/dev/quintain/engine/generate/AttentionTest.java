package dev.quintain.engine.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.engine.generate.Attention.Place;
import org.junit.jupiter.api.Test;

class AttentionTest {
    private final Attention attention = new Attention(2);

    /** How many of so many values are looked at. */
    private static int looks(Place place, int values, boolean areNew) {
        int looks = 0;
        for (int i = 0; i < values; i++) {
            if (place.isDue()) {
                looks++;
                place.looked(areNew);
            }
        }
        return looks;
    }

    @Test
    void the_first_values_are_all_looked_at() {
        assertEquals(32, looks(attention.at(0, 0), 32, false));
    }

    @Test
    void where_nothing_is_new_for_long_one_in_eight_is_looked_at() {
        looks(attention.at(0, 0), 32, false);

        assertEquals(10, looks(attention.at(0, 0), 80, false));
    }

    @Test
    void one_that_is_new_has_all_looked_at_again() {
        looks(attention.at(0, 0), 32, false);
        looks(attention.at(0, 0), 8, true);

        assertEquals(32, looks(attention.at(0, 0), 32, false));
    }

    @Test
    void where_there_is_plenty_of_new_ones_one_in_four_is_looked_at() {
        assertEquals(200, looks(attention.at(0, 0), 200, true));
        assertEquals(10, looks(attention.at(0, 0), 40, true));
    }

    @Test
    void operations_and_their_values_do_not_share_their_counts() {
        looks(attention.at(0, 1), 100, false);

        assertTrue(attention.at(0, 0).isDue());
        assertTrue(attention.at(0, 3).isDue());
        assertTrue(attention.at(1, 1).isDue());
        assertEquals(2, looks(attention.at(0, 1), 16, false));
    }

    @Test
    void an_operation_without_a_number_is_always_looked_at() {
        looks(attention.at(-1, 0), 100, false);

        assertTrue(attention.at(-1, 0).isDue());
    }
}
