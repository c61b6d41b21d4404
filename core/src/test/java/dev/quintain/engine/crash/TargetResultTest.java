package dev.quintain.engine.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.quintain.engine.crash.Judgement.Kind;
import dev.quintain.sandbox.SideEffects;
import dev.quintain.sequence.Sequence;
import dev.quintain.sequence.Sequence.Call;
import dev.quintain.subject.PlatformTypes;
import dev.quintain.worker.WorkerDied;
import dev.quintain.worker.WorkerDied.Reason;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TargetResultTest {
    private static final Call CALL = new Call(PlatformTypes.NEW_OBJECT, List.of());

    @Test
    void of_tests_that_took_their_worker_with_them_the_shortest_stands_for_the_problem() {
        var result = new TargetResult();

        result.add(death(5), number -> calls(3));
        result.add(death(9), number -> calls(1));

        List<Crash> crashes = result.crashes();
        assertEquals(1, crashes.size());
        assertEquals(2, crashes.get(0).count());
        assertEquals(9, crashes.get(0).tests().candidates().get(0).test());
    }

    @Test
    void a_test_that_took_its_worker_with_it_is_passed_when_those_before_it_are() {
        var result = new TargetResult();

        result.add(death(5), number -> calls(1));
        long before = result.passed();
        result.add(progress(6, 4));

        assertEquals(0, before);
        assertEquals(5, result.passed());
    }

    private static Reply.Progress progress(long next, long run) {
        Tally tally = new Tally(Map.of(Kind.RETURNED, run));
        return new Reply.Progress(0, next, tally, List.of(), Map.of(), SideEffects.none(), 1);
    }

    private static WorkerDied death(long test) {
        return new WorkerDied(Reason.DIED, test, true, "signal 11");
    }

    private static Sequence calls(int count) {
        return new Sequence(Collections.nCopies(count, CALL));
    }
}
