package dev.quintain.engine.generate;

import dev.quintain.sequence.Sequence;
import dev.quintain.worker.WorkerDied;
import dev.quintain.worker.WorkerOptions;
import dev.quintain.worker.WorkerSlot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One of two versions, at work: can be asked how sequences end in it. */
final class Version implements AutoCloseable {
    private final WorkerSlot slot;

    Version(GenerateSetup setup, WorkerOptions options) {
        this.slot = new WorkerSlot(options, new GenerateProgram(setup));
    }

    /** How a sequence ends; empty if it does not, or in a way that no test can show. */
    Optional<Ending> look(Sequence sequence) {
        List<Ending> ending = new ArrayList<>();
        try {
            slot.run(new Request.Look(sequence), message -> {
                if (message instanceof Reply.Looked looked) {
                    ending.addAll(looked.ending());
                }
            });
        } catch (WorkerDied death) {
            // Another takes its place when the next sequence comes.
            return Optional.empty();
        }
        return ending.stream().findFirst();
    }

    @Override
    public void close() {
        slot.close();
    }
}
