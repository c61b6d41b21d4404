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
        var program = new DraftProgram(monitor, operations(), workplace.absoluteClassPath());
        var replies = new ArrayList<Serializable>();
        workplace.work(program, LIMIT, stop, slot -> ask(slot, replies));
        return replies.isEmpty() ? new Draft("", List.of(), "the search was ended") : draft((Found) replies.get(0));
    }

    private static void ask(WorkerSlot slot, List<Serializable> replies) {
        try {
            slot.run("draft", replies::add);
        } catch (WorkerDied e) {
            replies.add(Found.nothing("it ended the virtual machine, " + e.getMessage()));
        }
    }

    private Draft draft(Found found) {
        if (!found.trouble().isEmpty()) {
            return new Draft("", List.of(), found.trouble());
        }
        List<Goal> goals = Goal.of(monitor);
        List<String> open = goals.stream()
                .filter(goal -> found.sequences().stream()
                        .noneMatch(sequence -> goal.isMet().test(sequence)))
                .map(Goal::description)
                .toList();
        return new Draft(new DraftWriter(goals).write(found), open, "");
    }

    private List<Operation> operations() {
        var operations = new ArrayList<Operation>();
        for (MonitorOutline.Method method : monitor.methods()) {
            List<String> types = method.parameterTypes();
            for (List<Argument> arguments : Argument.combinations(types, method.overloaded())) {
                operations.add(new Operation(method.name(), types, arguments, method.waits(), method.wakes()));
            }
        }
        return operations;
    }
}
