package dev.quintain.run.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.finding.Rank;
import dev.quintain.finding.Rule;
import org.junit.jupiter.api.Test;

class RankingTest {
    @Test
    void a_broken_contract_is_ranked_high() {
        assertEquals(
                Rank.HIGH, rank(Samples.finding("generate", Rule.EQUALS, "", "a.equals(b)", "shop.Cart", "add", 12)));
    }

    @Test
    void a_null_pointer_is_ranked_by_whether_null_was_given() {
        assertEquals(Rank.HIGH, rank(nullPointer("new Cart().add(1)")));
        assertEquals(Rank.LOW, rank(nullPointer("new Cart().add(null)")));
        assertEquals(Rank.HIGH, rank(nullPointer("new Cart().add(\"null\")")));
    }

    @Test
    void an_index_is_ranked_by_whether_the_number_given_makes_sense() {
        assertEquals(Rank.MEDIUM, rank(index("new Cart().get(-1)")));
        assertEquals(Rank.HIGH, rank(index("new Cart().parse(\"-1\")")));
    }

    @Test
    void what_was_not_seen_again_is_not_ranked_high_and_says_why() {
        Ranking ranking = Ranking.of(Samples.unconfirmed(nullPointer("new Cart().add(1)")));

        assertEquals(Rank.MEDIUM, ranking.rank());
        assertTrue(ranking.reason().contains("not seen a second time"), ranking.reason());
    }

    @Test
    void what_is_not_for_users_is_not_ranked_high() {
        assertEquals(
                Rank.MEDIUM,
                rank(Samples.finding(
                        "crash", Rule.NULL_POINTER, "java.lang.NullPointerException", "x()", "a.internal.X", "x", 1)));
    }

    private static Rank rank(dev.quintain.finding.Finding finding) {
        return Ranking.of(finding).rank();
    }

    private static dev.quintain.finding.Finding nullPointer(String reproducer) {
        return Samples.finding(
                "crash", Rule.NULL_POINTER, "java.lang.NullPointerException", reproducer, "shop.Cart", "add", 12);
    }

    private static dev.quintain.finding.Finding index(String reproducer) {
        return Samples.finding(
                "crash",
                Rule.LANGUAGE_EXCEPTION,
                "java.lang.ArrayIndexOutOfBoundsException",
                reproducer,
                "shop.Cart",
                "get",
                12);
    }
}
