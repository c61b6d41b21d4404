package dev.quintain.run.inject;

import dev.quintain.engine.Progress;
import dev.quintain.engine.inject.Attempt;
import dev.quintain.engine.inject.Counts;
import dev.quintain.engine.inject.InjectResult;
import dev.quintain.engine.inject.Listener;
import dev.quintain.engine.inject.Pair;
import dev.quintain.engine.inject.Project;
import dev.quintain.engine.inject.Runs;
import dev.quintain.engine.inject.TestCase;
import dev.quintain.runtime.inject.TestRun.Status;
import java.io.PrintWriter;
import java.util.List;

/** Prints a run as it goes, as figure 5 of Artho, Biere and Honiden 2007 has it, and then what there is to look at. */
public final class InjectReport implements Listener {
    /** Of long lists, so many are shown; the file has all. */
    private static final int SHOWN = 20;

    private final PrintWriter out;
    private final Progress.Listener progress;
    private final Runnable clear;

    /**
     * @param clear takes away what shows the progress, before something is printed
     */
    public InjectReport(PrintWriter out, Progress.Listener progress, Runnable clear) {
        this.out = out;
        this.progress = progress;
        this.clear = clear;
    }

    @Override
    public void update(Progress update) {
        progress.update(update);
    }

    @Override
    public void recorded(List<TestCase> tests, Counts counts) {
        clear.run();
        long failed = count(tests, Status.FAILED);
        long skipped = count(tests, Status.NOT_RUN);
        out.println((failed == 0 ? "OK" : "FAILURES: " + failed + " failed") + " (" + counted(tests.size(), "test")
                + (skipped == 0 ? "" : ", " + skipped + " skipped") + ")");
        tests.stream()
                .filter(test -> test.first().status() == Status.FAILED)
                .limit(SHOWN)
                .forEach(test -> out.println("    fails without any injection, and is not used: "
                        + test.first().name()));
        if (failed > SHOWN) {
            out.println("    and " + (failed - SHOWN) + " more, see tests.txt");
        }
        out.println("*** Total number of instrumented method calls: " + counts.instrumented());
        print(counts);
    }

    private static String counted(int number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }

    private static long count(List<TestCase> tests, Status status) {
        return tests.stream().filter(test -> test.first().status() == status).count();
    }

    @Override
    public void round(List<Attempt> attempts, Counts counts) {
        clear.run();
        long faults = attempts.stream()
                .filter(attempt -> attempt.verdict().outcome().isFault())
                .count();
        out.println();
        out.println((faults == 0 ? "OK" : "FAULTS: " + faults) + " (" + counted(attempts.size(), "test") + ")");
        print(counts);
    }

    private void print(Counts counts) {
        out.println("*** Total number of executed method calls: " + counts.executed());
        out.println("*** Total number of executed catch blocks: " + counts.covered());
        out.println("*** Tests with uncovered catch blocks to execute: " + counts.uncovered());
        out.flush();
    }

    /** What is left to say when all is over. */
    public void print(InjectOutcome outcome, double seconds) {
        clear.run();
        InjectResult result = outcome.result();
        Project project = outcome.project();
        if (project.sites().isEmpty()) {
            out.println("No call of these classes may throw a checked exception inside a try that takes it: nothing to"
                    + " inject.");
        } else if (!result.tests().isEmpty() && result.rounds().get(0).executed() == 0) {
            out.println("No test makes a call that may throw a checked exception inside a try that takes it: nothing to"
                    + " inject.");
        }
        notes(result);
        new FaultText(outcome).lines().forEach(out::println);
        remarks(result.attempts());
        open(result);
        runs(result.runs());
        out.println();
        Table1.lines(result, seconds).forEach(out::println);
        out.flush();
    }

    private void notes(InjectResult result) {
        for (String note : result.notes()) {
            out.println("Note: "
                    + (note.equals("parallel")
                            ? "the suite runs its tests in parallel; here they ran one after the other, so that each call"
                                    + " belongs to a test"
                            : note));
        }
        result.notRepeatable().forEach(test -> out.println("Note: not repeatable, and passed over: " + test));
        if (!result.untried().isEmpty()) {
            out.println("Note: ended early; " + counted(result.untried().size(), "exception") + " not tried any more");
        }
        if (!result.impossible().isEmpty()) {
            out.println("Note: " + counted(result.impossible().size(), "call")
                    + " cannot fail here: the method that really runs declares no such exception");
        }
    }

    private void remarks(List<Attempt> attempts) {
        List<String> remarks = attempts.stream()
                .flatMap(attempt -> attempt.verdict().remarks().stream().map(remark -> attempt.pair() + ": " + remark))
                .distinct()
                .toList();
        list("Remarks, which are no faults:", remarks);
    }

    private void open(InjectResult result) {
        list(
                "Not covered:",
                result.open().stream()
                        .map(pair -> pair + ": " + why(pair, result))
                        .toList());
    }

    private static String why(Pair pair, InjectResult result) {
        return result.attempts().stream()
                .filter(attempt -> attempt.pair().equals(pair))
                .reduce((one, other) -> other)
                .map(attempt -> attempt.verdict().outcome().title())
                .orElse(
                        result.untried().contains(pair)
                                ? "not tried any more"
                                : "no passing and repeatable test makes the call");
    }

    private void list(String heading, List<String> lines) {
        if (!lines.isEmpty()) {
            out.println();
            out.println(heading);
            lines.stream().limit(SHOWN).forEach(line -> out.println("  " + line));
            if (lines.size() > SHOWN) {
                out.println("  and " + (lines.size() - SHOWN) + " more, see sites.txt");
            }
        }
    }

    private void runs(Runs runs) {
        out.println();
        out.println("test runs: " + runs.recorded() + " recorded + " + runs.injected() + " injected = "
                + (runs.recorded() + runs.injected()));
        out.println("besides: " + counted(runs.checks(), "plain run") + " of chosen tests, "
                + (runs.retries() == 1 ? "1 retry" : runs.retries() + " retries") + " in a fresh JVM, "
                + counted(runs.confirmations(), "confirmation") + " in a fresh JVM"
                + (runs.dropped() == 0 ? "" : ", " + runs.dropped() + " with tests that are not repeatable"));
    }
}
