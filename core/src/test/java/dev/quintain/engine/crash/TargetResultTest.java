package dev.quintain.engine.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.quintain.sequence.Sequence;
import dev.quintain.sequence.Sequence.Call;
import dev.quintain.subject.PlatformTypes;
import dev.quintain.worker.WorkerDied;
import dev.quintain.worker.WorkerDied.Reason;
import java.util.Collections;
import java.util.List;
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

    private static WorkerDied death(long test) {
        return new WorkerDied(Reason.DIED, test, true, "signal 11");
    }

    private static Sequence calls(int count) {
        return new Sequence(Collections.nCopies(count, CALL));
    }
}
