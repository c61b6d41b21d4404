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

    private static String checked(long drafts) {
        return new Deeds(List.of(Samples.result(
                        "interleave-1", "interleave", Map.of("classes", 1L, "schedules", 9L, "drafts", drafts))))
                .inWords();
    }
}
