package dev.quintain.engine.inject;

import dev.quintain.bytecode.CallSite;
import dev.quintain.worker.WorkerFault;
import java.util.List;
import java.util.Optional;

/**
 * What a run came to.
 *
 * @param tests as they ran at first
 * @param rounds the counts after the suite and after each round
 * @param attempts the runs with injected exceptions
 * @param byTests what the suite covers by itself
 * @param open what is still not covered
 * @param untried what was not tried any more, since the user ended the run
 * @param impossible calls whose real callees declare nothing
 * @param notRepeatable names of tests whose second plain run differed
 * @param notes about how the suite was run
 * @param suiteNanos how long the suite took, recording
 * @param fault of ours that ended the run early
 */
public record InjectResult(
        List<TestCase> tests,
        List<Counts> rounds,
        List<Attempt> attempts,
        List<Pair> byTests,
        List<Pair> open,
        List<Pair> untried,
        List<CallSite> impossible,
        List<String> notRepeatable,
        List<String> notes,
        Runs runs,
        long suiteNanos,
        Optional<WorkerFault> fault) {
    public InjectResult {
        tests = List.copyOf(tests);
        rounds = List.copyOf(rounds);
        attempts = List.copyOf(attempts);
        byTests = List.copyOf(byTests);
        open = List.copyOf(open);
        untried = List.copyOf(untried);
        impossible = List.copyOf(impossible);
        notRepeatable = List.copyOf(notRepeatable);
        notes = List.copyOf(notes);
    }

    public List<Attempt> faults() {
        return attempts.stream()
                .filter(attempt -> attempt.verdict().outcome().isFault())
                .toList();
    }
}
