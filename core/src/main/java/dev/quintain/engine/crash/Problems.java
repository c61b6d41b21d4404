package dev.quintain.engine.crash;

import dev.quintain.engine.crash.CrashResult.Problem;
import dev.quintain.finding.Frame;
import dev.quintain.finding.Rule;
import java.util.LinkedHashMap;
import java.util.List;

/**
 * Merges problems that turned out, when confirmed, to have the same cause: the same exception with the same stack. Two
 * operations share a stack where neither was entered: an initialiser fails for all operations of its class, and an
 * override is called by way of the method that it overrides, too.
 */
final class Problems {
    private Problems() {}

    private record Cause(Object entry, Rule rule, String type, List<Frame> frames) {}

    static List<Problem> merged(List<Problem> problems) {
        var byCause = new LinkedHashMap<Cause, Problem>();
        for (Problem problem : problems) {
            byCause.merge(cause(problem), problem, Problems::merge);
        }
        return List.copyOf(byCause.values());
    }

    private static Cause cause(Problem problem) {
        List<Frame> frames = problem.thrown().frames();
        String type = problem.thrown().type();
        if (frames.isEmpty()) {
            return new Cause(problem.operation(), problem.rule(), type, frames);
        }
        Frame entry = frames.get(frames.size() - 1);
        // Where a loop is left, or memory runs out, says little.
        if (!problem.rule().isThrown()) {
            boolean initialiser = entry.method().equals("<clinit>");
            return new Cause(initialiser ? entry : problem.operation(), problem.rule(), type, List.of());
        }
        // Without lines, overloads look alike.
        return new Cause(entry.line() == 0 ? problem.operation() : "", problem.rule(), type, withoutBridge(problem));
    }

    // The compiler has overrides with a narrower type entered by a bridge of the same name.
    private static List<Frame> withoutBridge(Problem problem) {
        List<Frame> frames = problem.thrown().frames();
        int last = frames.size() - 1;
        boolean bridged = !isEntered(problem)
                && last > 0
                && frames.get(last).className().equals(frames.get(last - 1).className())
                && frames.get(last).method().equals(frames.get(last - 1).method());
        return bridged ? frames.subList(0, last) : frames;
    }

    private static boolean isEntered(Problem problem) {
        List<Frame> frames = problem.thrown().frames();
        return !frames.isEmpty()
                && frames.get(frames.size() - 1)
                        .className()
                        .equals(problem.operation().owner());
    }

    // The operation whose code it is stands for the others, and the shortest test for the rest.
    private static Problem merge(Problem one, Problem other) {
        if (one.alike() != other.alike()) {
            return (one.alike() ? other : one).with(one.crashes() + other.crashes());
        }
        Problem closer = isEntered(one) == isEntered(other)
                ? other.test().calls() < one.test().calls() ? other : one
                : isEntered(one) ? one : other;
        return closer.with(one.crashes() + other.crashes());
    }
}
