package dev.quintain.runtime.explore;

import dev.quintain.runtime.interleave.Stage.Stuck;
import java.util.ArrayList;
import java.util.List;

/** Threads that cannot go on, and why. */
final class Impasse {
    private static final String OURS = "dev.quintain.runtime.";

    private final List<Task> left;
    private final boolean stacks;

    /**
     * @param stacks whether to look where they are, which takes its time
     */
    Impasse(List<Task> left, boolean stacks) {
        this.left = left;
        this.stacks = stacks;
    }

    List<Stuck> stuck() {
        var stuck = new ArrayList<Stuck>();
        for (Task task : left) {
            if (task.kind != Kind.BEGIN) {
                stuck.add(new Stuck(task.name, why(task) + place(task), stacks ? stack(task) : List.of()));
            }
        }
        return stuck;
    }

    private String why(Task task) {
        return switch (task.kind) {
            case ENTER, REENTER, PASS -> holder(task) == null ? "still waits" : heldUp(task);
            case PARK -> "is still parked";
            case JOIN -> "still waits for the end of thread " + ((Task) task.target).name;
            default -> "still waits";
        };
    }

    private String heldUp(Task task) {
        var chain = new ArrayList<Task>();
        Task at = task;
        while (at != null && !chain.contains(at)) {
            chain.add(at);
            at = holder(at);
        }
        String direct = "is held up by thread " + chain.get(Math.min(1, chain.size() - 1)).name;
        return at == task ? "is in a deadlock: it " + direct : direct;
    }

    private static Task holder(Task task) {
        boolean enters = task.kind == Kind.ENTER || task.kind == Kind.REENTER || task.kind == Kind.PASS;
        return enters && task.gate instanceof Exclusive lock ? lock.holder() : null;
    }

    private static String place(Task task) {
        return " in " + Sites.get(task.site).frame();
    }

    private static List<StackTraceElement> stack(Task task) {
        var frames = new ArrayList<StackTraceElement>();
        for (StackTraceElement frame : task.carrier.getStackTrace()) {
            boolean ours = frame.getClassName().startsWith(OURS);
            if (ours && !frames.isEmpty()) {
                break;
            }
            if (!ours
                    && !frame.getClassName().startsWith("java.")
                    && !frame.getClassName().startsWith("jdk.")) {
                frames.add(frame);
            }
        }
        return frames;
    }
}
