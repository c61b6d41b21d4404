package dev.quintain.run.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.finding.Finding;
import dev.quintain.finding.Rank;
import dev.quintain.finding.Rule;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class HabitsTest {
    private static Finding ofArray(String className, int number) {
        return Samples.saying(
                "Index 0 out of bounds for length 0",
                Samples.finding(
                        "crash",
                        Rule.LANGUAGE_EXCEPTION,
                        "java.lang.ArrayIndexOutOfBoundsException",
                        "Sums.add" + number + "(new int[0])",
                        className,
                        "add" + number + "(int[])",
                        12));
    }

    private static List<Finding> many(int count) {
        return IntStream.range(0, count)
                .mapToObj(number -> ofArray("math.Sums" + number, number))
                .toList();
    }

    @Test
    void an_array_that_is_too_short_is_ranked_high_where_few_methods_mind() {
        List<Finding> few = many(5);

        assertEquals(Rank.HIGH, new Habits(few).rank(few.get(0)).rank());
    }

    @Test
    void where_many_methods_of_a_package_take_arrays_as_they_are_it_is_ranked_lower_and_says_why() {
        List<Finding> all = many(6);
        Ranking ranking = new Habits(all).rank(all.get(0));

        assertEquals(Rank.MEDIUM, ranking.rank());
        assertTrue(ranking.reason().endsWith("many methods of its package take arrays as they are"), ranking.reason());
    }

    @Test
    void other_packages_and_other_faults_are_ranked_by_themselves() {
        var habits = new Habits(many(6));

        assertEquals(Rank.HIGH, habits.rank(ofArray("shop.Sums", 1)).rank());
        assertEquals(
                Rank.HIGH,
                habits.rank(Samples.finding("generate", Rule.EQUALS, "", "a.equals(b)", "math.Sums1", "add", 12))
                        .rank());
    }
}
