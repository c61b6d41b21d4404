package dev.quintain.engine.interleave.explore;

import dev.quintain.engine.Progress;
import dev.quintain.engine.StopSignal;
import dev.quintain.engine.Workplace;
import dev.quintain.engine.interleave.ScriptUnderTest;
import dev.quintain.engine.interleave.explore.ExploreProgram.Reply;
import dev.quintain.runtime.explore.Explored;
import dev.quintain.runtime.explore.Plan;
import dev.quintain.worker.WorkerDied;
import dev.quintain.worker.WorkerSlot;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/** Runs the sequences of scripts under many schedules, in a worker. */
public final class ExploreEngine {
    /** One execution hardly takes longer, even on a busy machine; the watchdog in the worker comes first. */
    private static final Duration LIMIT = Duration.ofSeconds(60);

    private final List<ScriptUnderTest> scripts;
    private final Workplace workplace;
    private final Plan plan;
    private final LongSupplier clock;

    /**
     * @param plan for all scripts together: they share the time
     * @param clock in nanoseconds
     */
    public ExploreEngine(List<ScriptUnderTest> scripts, Workplace workplace, Plan plan, LongSupplier clock) {
        this.scripts = List.copyOf(scripts);
        this.workplace = workplace;
        this.plan = plan;
        this.clock = clock;
    }

    /** Explores every sequence of every script. */
    public List<ExploredScript> explore(StopSignal stop, Progress.Listener progress) {
        var results = new ArrayList<ExploredScript>();
        work(stop, slot -> {
            var shares = new Shares(
                    scripts.stream().mapToInt(ScriptUnderTest::sequences).sum(), plan, clock);
            for (int number = 0; number < scripts.size() && !stop.isStopped(); number++) {
                results.add(explore(number, slot, shares, stop));
                progress.update(new Progress("exploring scripts", number + 1, scripts.size(), failures(results)));
            }
        });
        return results;
    }

    /** Runs one schedule of a sequence of the first script, so many times. */
    public List<ExploredScript> replay(int sequence, String schedule, int times, StopSignal stop) {
        var results = new ArrayList<ExploredScript>();
        work(stop, slot -> {
            for (int i = 0; i < times && !stop.isStopped(); i++) {
                results.add(
                        new ExploredScript(scripts.get(0), sequence, List.of(one(0, sequence, slot, plan, schedule))));
            }
        });
        return results;
    }

    private void work(StopSignal stop, Consumer<WorkerSlot> work) {
        workplace.work(new ExploreProgram(workplace.absoluteClassPath()), LIMIT, stop, slot -> {
            try {
                SelfCheck.run(slot);
            } catch (WorkerDied e) {
                throw new IllegalStateException("the self-check ended the virtual machine", e);
            }
            work.accept(slot);
        });
    }

    private static long failures(List<ExploredScript> results) {
        return results.stream().mapToLong(ExploredScript::failures).sum();
    }

    private ExploredScript explore(int number, WorkerSlot slot, Shares shares, StopSignal stop) {
        ScriptUnderTest script = scripts.get(number);
        var sequences = new ArrayList<Reply>();
        for (int sequence = 1; sequence <= script.sequences() && !stop.isStopped(); sequence++) {
            sequences.add(one(number, sequence, slot, shares.next(), ""));
        }
        return new ExploredScript(script, 1, sequences);
    }

    private Reply one(int number, int sequence, WorkerSlot slot, Plan share, String replay) {
        ScriptUnderTest script = scripts.get(number);
        var replies = new ArrayList<Reply>();
        try {
            slot.run(
                    new Explore(number, script.classes(), script.entry(), sequence, share, replay),
                    reply -> replies.add((Reply) reply));
            return replies.get(0);
        } catch (WorkerDied e) {
            String what = e.reason() == WorkerDied.Reason.STOPPED
                    ? "it was stopped"
                    : "it ended the virtual machine, " + e.getMessage();
            return new Reply(new Explored(0, 0, false, 0, 0, List.of(), what), 1);
        }
    }
}
