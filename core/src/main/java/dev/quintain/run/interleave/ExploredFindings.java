package dev.quintain.run.interleave;

import dev.quintain.engine.interleave.explore.ExploredScript;
import dev.quintain.finding.RunSummary;
import dev.quintain.finding.RunSummary.ClassRow;
import dev.quintain.finding.RunSummary.Problem;
import dev.quintain.runtime.explore.Explored;
import dev.quintain.runtime.explore.Explored.Failure;
import dev.quintain.runtime.explore.Mode;
import dev.quintain.runtime.interleave.Fault;
import java.util.ArrayList;
import java.util.List;

/** Puts what the schedules of scripts came to into the form that all engines report in. */
record ExploredFindings(List<ExploredScript> results, Mode mode, long seed, String commandLine) {
    RunSummary summary(long milliseconds) {
        List<List<Problem>> problems = results.stream().map(this::problems).toList();
        var rows = new ArrayList<ClassRow>();
        for (int i = 0; i < results.size(); i++) {
            rows.add(row(results.get(i), problems.get(i).size()));
        }
        return summary(
                "interleave",
                seed,
                commandLine,
                rows,
                problems.stream().flatMap(List::stream).toList(),
                milliseconds);
    }

    static RunSummary summary(
            String engine,
            long seed,
            String commandLine,
            List<ClassRow> rows,
            List<Problem> problems,
            long milliseconds) {
        return new RunSummary(
                engine,
                seed,
                commandLine,
                rows,
                List.of(),
                problems,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                milliseconds);
    }

    private static ClassRow row(ExploredScript result, int problems) {
        long executions =
                result.sequences().stream().mapToLong(Explored::executions).sum();
        return new ClassRow(FaultFindings.component(result.script()), 0, executions, 0, problems, 0, 0, 0, 0);
    }

    private List<Problem> problems(ExploredScript result) {
        var problems = new ArrayList<Problem>();
        int number = result.first();
        for (Explored explored : result.sequences()) {
            for (Failure failure : explored.failure()) {
                String schedule = new ReplayName(mode, number, failure.schedule()).toString();
                for (Fault fault : failure.outcome().faults()) {
                    problems.add(new Problem(
                            FaultFindings.finding(fault, number, schedule, result.script()),
                            ReplayTest.type(result.script().file()) + ".java",
                            ReplayTest.method(schedule),
                            null));
                }
            }
            number++;
        }
        return problems;
    }
}
