package dev.quintain.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;

class TestIdsTest {
    private final TestIds ids = new TestIds();

    @Test
    void an_id_without_a_hash_code_stays() {
        String id = "[engine:junit-jupiter]/[class:a.B]/[method:f(a.C@param)]";

        assertEquals(id, ids.next(id));
        assertFalse(TestIds.isAlike(id));
    }

    @Test
    void tests_that_differ_in_a_hash_code_are_counted() {
        String id =
                "[engine:junit-vintage]/[runner:a.B]/[test:%5Ba.Upload@1f2e3d%5D]/[test:f%5Ba.Upload@1f2e3d%5D(a.B)]";
        String alike = "[engine:junit-vintage]/[runner:a.B]/[test:%5Ba.Upload@*%5D]/[test:f%5Ba.Upload@*%5D(a.B)]";

        assertEquals(alike + "~1", ids.next(id));
        assertEquals(alike + "~2", ids.next(id.replace("1f2e3d", "77777777")));
        assertEquals("[engine:junit-vintage]/[runner:a.B]", TestIds.stablePart(alike + "~2"));
    }
}
