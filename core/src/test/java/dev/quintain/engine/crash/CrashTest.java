package dev.quintain.engine.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.quintain.finding.Rule;
import dev.quintain.finding.Thrown;
import dev.quintain.sequence.Sequence;
import dev.quintain.subject.PlatformTypes;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CrashTest {
    private static final Sequence.Call CALL = new Sequence.Call(PlatformTypes.NEW_OBJECT, List.of());

    private final Crash long3 = crash(3, 2);
    private final Crash long5 = crash(5, 2);
    private final Crash short7 = crash(7, 1);

    @Test
    void what_the_shortest_test_threw_stands_for_all() {
        assertEquals("test 7", long3.plus(short7).plus(long5).thrown().message());
    }

    @Test
    void it_does_not_matter_which_are_put_together_first() {
        assertEquals(long3.plus(short7).plus(long5), long5.plus(long3.plus(short7)));
        assertEquals(long3.plus(short7).plus(long5), short7.plus(long5).plus(long3));
    }

    @Test
    void runs_that_throw_elsewhere_do_not_agree() {
        var elsewhere =
                new Crash(Rule.ERROR, new Thrown("java.lang.AssertionError", "test 3", List.of()), 1, long3.tests());

        assertEquals(Optional.empty(), long3.agreeing(elsewhere));
    }

    @Test
    void runs_that_throw_with_other_words_agree_on_all_but_the_words() {
        assertEquals(Optional.of(long3), long3.agreeing(crash(3, 2)));
        assertEquals(
                Optional.empty(),
                long3.agreeing(long5).map(crash -> crash.thrown().message()));
        assertEquals(Optional.of(1L), long3.agreeing(long5).map(Crash::count));
    }

    private static Crash crash(long test, int calls) {
        var thrown = new Thrown("java.lang.OutOfMemoryError", "test " + test, List.of());
        return new Crash(
                Rule.MEMORY, thrown, 1, ShortestTests.of(test, new Sequence(Collections.nCopies(calls, CALL))));
    }
}
