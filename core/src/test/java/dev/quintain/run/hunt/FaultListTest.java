package dev.quintain.run.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.quintain.finding.Finding;
import dev.quintain.finding.Rank;
import dev.quintain.finding.RankedFinding;
import dev.quintain.finding.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

class FaultListTest {
    @Test
    void the_same_fault_found_by_two_engines_is_one_finding_with_the_shorter_reproducer() {
        List<RankedFinding> list = list(
                Samples.haul("crash-1", "crash", nullPointer("crash", "new Cart(1, 2, 3).add(1)", 12)),
                Samples.haul("generate-1", "generate", nullPointer("generate", "new Cart().add(1)", 12)));

        assertEquals(1, list.size());
        assertEquals(List.of("crash", "generate"), list.get(0).engines());
        assertEquals("new Cart().add(1)", list.get(0).finding().reproducer());
        assertEquals(6, list.get(0).occurrences());
    }

    @Test
    void faults_at_two_lines_are_two_and_have_names_of_their_own() {
        List<RankedFinding> list = list(
                Samples.haul("crash-1", "crash", nullPointer("crash", "a()", 12), nullPointer("crash", "b()", 20)));

        assertEquals(2, list.size());
        assertNotEquals(list.get(0).fingerprint(), list.get(1).fingerprint());
    }

    @Test
    void a_fault_keeps_its_name_when_lines_move_and_another_engine_finds_it() {
        String before = list(Samples.haul("crash-1", "crash", nullPointer("crash", "a()", 12)))
                .get(0)
                .fingerprint();
        String after = list(Samples.haul("generate-1", "generate", nullPointer("generate", "c()", 40)))
                .get(0)
                .fingerprint();

        assertEquals(before, after);
    }

    @Test
    void the_likeliest_come_first() {
        List<RankedFinding> list = list(Samples.haul(
                "crash-1", "crash", nullPointer("crash", "add(null)", 12), nullPointer("crash", "add(1)", 13)));

        assertEquals(
                List.of(Rank.HIGH, Rank.LOW),
                list.stream().map(RankedFinding::rank).toList());
    }

    private static Finding nullPointer(String engine, String reproducer, int line) {
        return Samples.finding(
                engine, Rule.NULL_POINTER, "java.lang.NullPointerException", reproducer, "shop.Cart", "add", line);
    }

    private static List<RankedFinding> list(Haul... hauls) {
        return new FaultList(List.of(hauls)).ranked(caught -> new Shown(null, null, ""));
    }
}
