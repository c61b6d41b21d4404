package dev.quintain.engine.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TimeSharesTest {
    private long now;

    private TimeShares shares(long nanos, int workers, int parts) {
        return new TimeShares(() -> now, nanos, workers, parts);
    }

    @Test
    void parts_side_by_side_have_the_same_time() {
        TimeShares shares = shares(600, 2, 4);

        assertEquals(300, shares.begin("first"));
        assertEquals(300, shares.begin("second"));
        now = 300;
        shares.finish("first");
        assertEquals(600, shares.begin("third"));
        shares.finish("second");
        assertEquals(600, shares.begin("fourth"));
    }

    @Test
    void what_a_part_does_not_need_is_for_the_others() {
        TimeShares shares = shares(600, 1, 3);

        assertEquals(200, shares.begin("first"));
        now = 20;
        shares.finish("first");

        assertEquals(20 + 290, shares.begin("second"));
    }

    @Test
    void what_a_part_has_lost_is_given_back_at_the_cost_of_those_that_come_later() {
        TimeShares shares = shares(600, 1, 3);
        shares.begin("first");
        now = 150;

        assertEquals(300, shares.giveBack("first", 100));
        now = 300;
        shares.finish("first");

        assertEquals(450, shares.begin("second"));
    }

    @Test
    void a_part_that_loses_everything_leaves_time_for_the_others() {
        TimeShares shares = shares(1000, 1, 4);
        var ends = new ArrayList<Long>();
        for (int part = 0; part < 4; part++) {
            now = shares.begin(part);
            for (int loss = 0; loss < 100; loss++) {
                now = shares.giveBack(part, 50);
            }
            shares.finish(part);
            ends.add(now);
        }

        assertEquals(List.of(500L, 832L, 1000L, 1000L), ends);
    }
}
