package dev.quintain.run;

import dev.quintain.finding.RunSummary.ClassRow;
import dev.quintain.finding.RunSummary.PassedOver;
import dev.quintain.subject.Subject;
import java.util.List;
import java.util.function.ToLongFunction;

/** Puts into plain data what a run was about. */
public record SubjectRows(Subject subject) {
    /** The classes that were asked for and not tested. */
    public List<PassedOver> passedOver() {
        return subject.passedOver().stream()
                .map(passed -> new PassedOver(passed.className(), passed.reason()))
                .toList();
    }

    /** A row for each class, with numbers of what came of it by its name. */
    public List<ClassRow> classes(ToLongFunction<String> tests, ToLongFunction<String> problems) {
        return subject.classes().stream()
                .map(file -> new ClassRow(
                        file.name(),
                        subject.testable(file).size(),
                        tests.applyAsLong(file.name()),
                        0,
                        (int) problems.applyAsLong(file.name()),
                        0,
                        0,
                        0,
                        0))
                .toList();
    }
}
