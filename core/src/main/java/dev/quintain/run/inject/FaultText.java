package dev.quintain.run.inject;

import dev.quintain.engine.inject.Attempt;
import dev.quintain.finding.RunSummary.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The faults of a run for a reader. */
record FaultText(InjectOutcome outcome) {
    private static final int FRAMES = 6;

    List<String> lines() {
        List<Attempt> faults = outcome.result().faults();
        var lines = new ArrayList<String>();
        lines.add("");
        lines.add(faults.isEmpty() ? "No faults found" : faults.size() + (faults.size() == 1 ? " fault" : " faults"));
        for (int index = 0; index < faults.size(); index++) {
            lines.add("");
            lines.addAll(of(
                    faults.get(index),
                    index + 1,
                    outcome.run().summary().problems().get(index)));
        }
        return lines;
    }

    private List<String> of(Attempt fault, int number, Problem problem) {
        var lines = new ArrayList<String>();
        lines.add(number + ". " + InjectFindings.rule(fault.verdict().outcome()).title() + ": "
                + fault.verdict().detail());
        lines.add("   when " + fault.pair());
        outcome.project()
                .handler(fault.pair().way().handler())
                .ifPresent(handler -> lines.add("   handler: " + handler.title() + " of " + handler.className()
                        + (fault.isOnTheWay() ? ", which was not reached" : "")));
        lines.add("   test: " + fault.test());
        if (!fault.confirmed()) {
            lines.add("   not confirmed: it could not be tried again");
        }
        fault.verdict().frames().stream().limit(FRAMES).forEach(frame -> lines.add("       at " + frame));
        lines.add("   " + problem.testFile() + ": " + problem.testMethod() + standing(problem));
        return lines;
    }

    private static String standing(Problem problem) {
        return problem.standing() == null
                ? ""
                : "  [" + problem.standing().name().toLowerCase(Locale.ROOT) + "]";
    }
}
