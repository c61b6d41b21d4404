package dev.quintain.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.oracle.Answers.Answer;
import dev.quintain.oracle.Answers.Verdict;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AnswersTest {
    private final Answers answers = new Answers();

    @Test
    void nothing_is_known_at_first() {
        assertEquals(Verdict.UNKNOWN, answers.verdict("new(); size()", "0"));
        assertFalse(answers.knows("new(); size()"));
    }

    @Test
    void there_is_one_right_answer() {
        answers.accept("size()", "0");
        answers.accept("size()", "1");

        assertEquals(Verdict.UNKNOWN, answers.verdict("size()", "0"));
        assertEquals(Verdict.RIGHT, answers.verdict("size()", "1"));
        assertEquals(Optional.of("1"), answers.expected("size()"));
    }

    @Test
    void there_are_many_wrong_ones() {
        answers.reject("size()", "0");
        answers.reject("size()", "1");

        assertEquals(Verdict.WRONG, answers.verdict("size()", "0"));
        assertEquals(Verdict.WRONG, answers.verdict("size()", "1"));
        assertEquals(Verdict.UNKNOWN, answers.verdict("size()", "2"));
        assertTrue(answers.knows("size()"));
        assertEquals(Optional.empty(), answers.expected("size()"));
    }

    @Test
    void what_is_right_stays_so_when_another_result_is_wrong() {
        answers.accept("size()", "0");
        answers.reject("size()", "1");

        assertEquals(Optional.of("0"), answers.expected("size()"));
    }

    @Test
    void who_changes_their_mind_is_believed() {
        answers.accept("size()", "0");
        answers.reject("size()", "0");
        answers.reject("top()", "null");
        answers.accept("top()", "null");

        assertEquals(Verdict.WRONG, answers.verdict("size()", "0"));
        assertEquals(Verdict.RIGHT, answers.verdict("top()", "null"));
        assertEquals(List.of(new Answer("top()", "null", true), new Answer("size()", "0", false)), answers.all());
    }
}
