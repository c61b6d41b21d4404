package dev.quintain.run.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DeedsTest {
    @Test
    void drafts_are_there_to_be_confirmed_and_are_not_told_where_there_are_none() {
        assertEquals("1 class under 9 schedules, 2 drafts to confirm", checked(2));
        assertEquals("1 class under 9 schedules", checked(0));
    }

    @Test
    void a_class_that_is_checked_again_counts_once() {
        assertEquals("1 class under 18 schedules", new Deeds(List.of(check(0), check(0))).inWords());
    }

    private static String checked(long drafts) {
        return new Deeds(List.of(check(drafts))).inWords();
    }

    private static JobResult check(long drafts) {
        return Samples.result("interleave", "interleave", Map.of("classes", 1L, "schedules", 9L, "drafts", drafts));
    }
}
