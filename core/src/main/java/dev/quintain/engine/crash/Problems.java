package dev.quintain.engine.crash;

import dev.quintain.engine.crash.CrashResult.Problem;
import java.util.LinkedHashMap;
import java.util.List;

/** Merges problems that turned out, when confirmed, to have the same cause. */
final class Problems {
    private Problems() {}

    private record Cause(Object operation, Object rule, String type, Object frames) {}

    static List<Problem> merged(List<Problem> problems) {
        var byCause = new LinkedHashMap<Cause, Problem>();
        for (Problem problem : problems) {
            var cause = new Cause(
                    problem.operation(),
                    problem.rule(),
                    problem.thrown().type(),
                    problem.thrown().frames());
            byCause.merge(cause, problem, Problems::merge);
        }
        return List.copyOf(byCause.values());
    }

    private static Problem merge(Problem one, Problem other) {
        Problem shorter = other.test().calls() < one.test().calls() ? other : one;
        return new Problem(one.operation(), one.rule(), one.thrown(), one.crashes() + other.crashes(), shorter.test());
    }
}
