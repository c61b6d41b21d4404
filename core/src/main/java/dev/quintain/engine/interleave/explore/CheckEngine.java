package dev.quintain.engine.interleave.explore;

import dev.quintain.engine.StopSignal;
import dev.quintain.engine.Workplace;
import dev.quintain.engine.interleave.explore.CheckProgram.Ask;
import dev.quintain.runtime.explore.Plan;
import dev.quintain.subject.Subject;
import dev.quintain.worker.WorkerDied;
import dev.quintain.worker.WorkerSlot;
import java.time.Duration;
import java.util.ArrayList;

/** Checks that calls of several threads come to what they come to one after the other, in a worker. */
public final class CheckEngine {
    private static final Duration LIMIT = Duration.ofSeconds(60);

    private final CheckProgram program;
    private final Workplace workplace;

    /**
     * @param subject of one class
     * @param scenarios at most so many
     * @param plan of one scenario; its time is that of all together
     */
    public CheckEngine(Subject subject, Workplace workplace, Plan plan, long scenarios) {
        this.program = new CheckProgram(
                subject.classes().get(0).name(),
                ArgumentSequences.of(subject),
                workplace.absoluteClassPath(),
                plan,
                scenarios);
        this.workplace = workplace;
    }

    public Checked check(StopSignal stop) {
        return ask(new Ask(0, ""), stop);
    }

    public Checked replay(long scenario, String schedule, StopSignal stop) {
        return ask(new Ask(scenario, schedule), stop);
    }

    private Checked ask(Ask ask, StopSignal stop) {
        var replies = new ArrayList<Checked>();
        workplace.work(program, LIMIT, stop, slot -> replies.add(ask(ask, slot)));
        return replies.isEmpty() ? Checked.trouble("it was stopped") : replies.get(0);
    }

    private static Checked ask(Ask ask, WorkerSlot slot) {
        var replies = new ArrayList<Checked>();
        try {
            SelfCheck.run(slot);
            slot.run(ask, reply -> replies.add((Checked) reply));
            return replies.get(0);
        } catch (WorkerDied e) {
            return Checked.trouble("it ended the virtual machine, " + e.getMessage());
        }
    }
}
