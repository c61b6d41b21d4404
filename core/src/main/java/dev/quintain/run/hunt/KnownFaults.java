package dev.quintain.run.hunt;

import dev.quintain.engine.crash.Faults;
import dev.quintain.finding.Finding;
import dev.quintain.finding.Rank;
import dev.quintain.finding.Rule;
import dev.quintain.finding.Thrown;
import dev.quintain.sequence.OperationNames;
import dev.quintain.sequence.Sequence;
import dev.quintain.sequence.SequencePrinter;
import dev.quintain.subject.ClassPath;
import dev.quintain.subject.Operation;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The faults of a hunt that were confirmed so far. Many crashes are of one fault, which is in the list once: to confirm one
 * of them is enough, and once in a hunt. Those that rank otherwise, as with null or without, are confirmed apart, since the
 * one that tells most is shown.
 */
final class KnownFaults implements Faults {
    private final ClassPath classPath;
    private final OperationNames names;
    private final Set<Fault> confirmed = ConcurrentHashMap.newKeySet();

    KnownFaults(ClassPath classPath) {
        this.classPath = classPath;
        this.names = new OperationNames(classPath);
    }

    private record Fault(Cause cause, Rank rank) {
        static Fault of(Finding finding) {
            return new Fault(Cause.of(finding), Ranking.of(finding).rank());
        }
    }

    void add(JobResult result) {
        result.findings().stream()
                .map(found -> found.problem().finding())
                .filter(Finding::confirmed)
                .forEach(finding -> confirmed.add(Fault.of(finding)));
    }

    @Override
    public Object of(Operation operation, Rule rule, Thrown thrown, Sequence test) {
        return Fault.of(new Finding(
                "crash",
                rule,
                operation.owner(),
                names.describe(operation),
                thrown,
                SequencePrinter.forTestsOf(operation, classPath).reproducer(test),
                1,
                true,
                null));
    }

    @Override
    public boolean isConfirmed(Object fault) {
        return fault instanceof Fault known && confirmed.contains(known);
    }
}
