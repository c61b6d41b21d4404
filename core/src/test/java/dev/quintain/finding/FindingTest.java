package dev.quintain.finding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.quintain.finding.GeneratedTest.Checked;
import dev.quintain.finding.GeneratedTest.CopesOrRefuses;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class FindingTest {
    @Test
    void an_exception_is_recognised_by_its_stack() {
        assertNotEquals(fingerprint(Rule.LANGUAGE_EXCEPTION, "pop"), fingerprint(Rule.LANGUAGE_EXCEPTION, "push"));
        assertEquals(fingerprint(Rule.LANGUAGE_EXCEPTION, "pop"), fingerprint(Rule.LANGUAGE_EXCEPTION, "pop"));
    }

    @Test
    void where_a_limit_was_hit_is_chance() {
        for (Rule rule : List.of(Rule.MEMORY, Rule.DOES_NOT_END, Rule.KILLED_WORKER)) {
            assertEquals(fingerprint(rule, "pop"), fingerprint(rule, "push"));
        }
    }

    @Test
    void where_to_look_is_the_code_that_called_the_platform() {
        var wait = new Frame("java.lang.Object", "wait", "Object.java", 338);
        var pop = new Frame("p.Stack", "pop", "Stack.java", 1);

        assertEquals(
                "Stack.java:1", finding(Rule.LIVENESS_ERROR, List.of(wait, pop)).place());
        assertEquals(
                "Object.java:338", finding(Rule.LIVENESS_ERROR, List.of(wait)).place());
        assertEquals("p.Stack", finding(Rule.LIVENESS_ERROR, List.of()).place());
    }

    private static String fingerprint(Rule rule, String thrower) {
        return finding(rule, List.of(new Frame("p.Stack", thrower, "Stack.java", 1)))
                .fingerprint();
    }

    private static Finding finding(Rule rule, List<Frame> frames) {
        var thrown = new Thrown("java.lang.Error", null, frames);
        var test = new GeneratedTest(
                "p",
                new TypeName("p", List.of("Stack"), 0),
                "",
                "",
                List.of(),
                new CopesOrRefuses(new JavaCode("", List.of()), List.of()),
                Checked.NOTHING,
                null,
                false,
                Set.of());
        return new Finding("crash", rule, "p.Stack", "Stack.pop()", thrown, "", 1, true, test);
    }
}
