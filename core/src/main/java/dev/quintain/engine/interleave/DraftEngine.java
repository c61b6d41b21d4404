package dev.quintain.engine.interleave;

import dev.quintain.bytecode.MonitorOutline;
import dev.quintain.engine.StopSignal;
import dev.quintain.engine.Workplace;
import dev.quintain.engine.interleave.DraftProgram.Found;
import dev.quintain.worker.WorkerDied;
import dev.quintain.worker.WorkerSlot;
import java.io.Serializable;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Drafts a script for a component: its conditions from the class file, its sequences by trying. */
public final class DraftEngine {
    private static final Duration LIMIT = Duration.ofMinutes(10);

    private final MonitorOutline monitor;
    private final Workplace workplace;

    public DraftEngine(MonitorOutline monitor, Workplace workplace) {
        this.monitor = monitor;
        this.workplace = workplace;
    }

    public Draft run(StopSignal stop) {
        var program = new DraftProgram(monitor, workplace.absoluteClassPath());
        var replies = new ArrayList<Serializable>();
        workplace.work(program, LIMIT, stop, slot -> ask(slot, replies));
        return replies.isEmpty() ? Draft.none("the search was ended") : draft((Found) replies.get(0));
    }

    private static void ask(WorkerSlot slot, List<Serializable> replies) {
        try {
            slot.run("draft", replies::add);
        } catch (WorkerDied e) {
            replies.add(Found.nothing("it ended the virtual machine, " + e.getMessage()));
        }
    }

    private static Draft draft(Found found) {
        Sketch sketch = found.sketch();
        return found.trouble().isEmpty()
                ? new Draft(new DraftWriter().write(found), sketch.open(), sketch.suspects(), "")
                : Draft.none(found.trouble());
    }
}
