package dev.quintain.run.interleave;

import dev.quintain.engine.interleave.explore.Checked.FailedScenario;
import dev.quintain.finding.Finding;
import dev.quintain.finding.Frame;
import dev.quintain.finding.Rule;
import dev.quintain.finding.Thrown;
import dev.quintain.runtime.interleave.Fault;

/** Puts what a check for several threads found into the form that all engines report in. */
public record CheckFinding(String className, FailedScenario failed) {
    /**
     * @param confirmed whether it was seen again
     */
    public Finding finding(boolean confirmed) {
        Fault fault = failed.failure().outcome().faults().get(0);
        return new Finding(
                "interleave",
                fault.kind() == Fault.Kind.LIVENESS ? Rule.LIVENESS_ERROR : Rule.NOT_LINEARIZABLE,
                className,
                simpleName().replace('$', '.') + " used by several threads",
                new Thrown(
                        fault.exception(),
                        sentence(fault),
                        fault.stack().stream().map(Frame::of).toList()),
                failed.text(),
                1,
                confirmed,
                null);
    }

    private String simpleName() {
        return className.substring(className.lastIndexOf('.') + 1);
    }

    private static String sentence(Fault fault) {
        String code = fault.code().endsWith(";")
                ? fault.code().substring(0, fault.code().length() - 1)
                : fault.code();
        return code.isEmpty() ? fault.message() : code + " " + fault.message();
    }
}
