package dev.quintain.engine.generate;

import dev.quintain.subject.Operation;
import dev.quintain.worker.WorkerFault;
import java.util.List;
import java.util.Optional;

/**
 * What a comparison of two versions came to.
 *
 * @param known what generation came to on the older one
 * @param compared the scenarios that could be asked of the newer one
 * @param gone operations under test that it does not have
 * @param unconfirmed how many differences did not show again
 * @param losses what became of workers, one phrase each
 * @param fault a fault of ours that came in the way, if one did
 */
public record CompareResult(
        GenerateResult known,
        List<Scenario> compared,
        List<Difference> differences,
        List<Operation> gone,
        long unconfirmed,
        List<String> losses,
        Optional<WorkerFault> fault) {}
