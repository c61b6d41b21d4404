package dev.quintain.run.walk;

import dev.quintain.bytecode.ClassFile;
import dev.quintain.engine.Progress;
import dev.quintain.engine.StopSignal;
import dev.quintain.engine.walk.Protocol;
import dev.quintain.engine.walk.Questioner;
import dev.quintain.engine.walk.Validation;
import dev.quintain.engine.walk.Validation.Judgement;
import dev.quintain.engine.walk.WalkEngine;
import dev.quintain.engine.walk.WalkResult;
import dev.quintain.finding.RunSummary;
import dev.quintain.finding.StateMachine;
import dev.quintain.finding.WalkReport;
import dev.quintain.oracle.OracleFile;
import dev.quintain.report.WalkHtml;
import dev.quintain.report.WalkJson;
import dev.quintain.run.EffectPhrases;
import dev.quintain.run.TestConditions;
import dev.quintain.sandbox.ResetMode;
import dev.quintain.sequence.OperationNames;
import dev.quintain.subject.BadInput;
import dev.quintain.subject.Subject;
import dev.quintain.worker.WorkerOptions;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** One walk: find the class, explore or validate it, keep what was said of it. */
public final class WalkRun {
    private final WalkRequest request;
    private final Subject subject;
    private final ClassFile file;
    private final Protocol protocol;

    public WalkRun(WalkRequest request) {
        this.request = request;
        this.subject = request.inputs().subject();
        if (subject.classes().size() != 1) {
            throw new BadInput("walk takes one class, but "
                    + String.join(" ", request.inputs().classes()) + " has "
                    + subject.classes().size() + "; name the class, and where it is found with --classpath");
        }
        this.file = subject.classes().get(0);
        this.protocol = Protocol.of(
                file,
                subject.classPath(),
                request.options().convention(),
                request.options().factories());
    }

    /** The class as readers know it, without its package. */
    public String className() {
        return file.name().substring(file.name().lastIndexOf('.') + 1).replace('$', '.');
    }

    /** Shows what there is to walk on; runs nothing. */
    public void inspect(PrintWriter out) {
        new Inspection(out, new OperationNames(subject.classPath())).print(protocol, engine());
    }

    /** Walks; a questioner is only needed for validation. */
    public WalkOutcome run(WalkReporter reporter, Questioner questioner, StopSignal stop, Progress.Listener progress) {
        var folder = new OracleFolder(request.oracles(), subject.classPath());
        boolean validating = request.modality() == Modality.VALIDATE;
        OracleFile oracle = validating ? folder.open(file) : null;
        var judge = new Judge(reporter, oracle == null ? null : validation(oracle, folder, questioner));
        WalkResult result = engine().run(judge, stop, progress);
        if (oracle != null) {
            folder.save(oracle);
        }
        if (result.fault().isPresent() && result.executed() == 0) {
            throw result.fault().get();
        }
        return write(judge, result, notes(folder, result));
    }

    private Validation validation(OracleFile oracle, OracleFolder folder, Questioner questioner) {
        return new Validation(
                oracle.answers(),
                request.options().prediction(),
                questioner,
                request.eager() ? () -> folder.save(oracle) : () -> {});
    }

    private List<String> notes(OracleFolder folder, WalkResult result) {
        var notes = new ArrayList<>(folder.notes());
        EffectPhrases.of(result.effects()).forEach(effect -> notes.add(note(effect)));
        if (!result.deepMethods().isEmpty()) {
            notes.add(String.join(", ", result.deepMethods()) + " changed objects deeper than --state-depth "
                    + request.options().stateDepth()
                    + " looks, and were taken for observers; a greater --state-depth sees what they do");
        }
        if (result.fault().isPresent()) {
            notes.add("a fault of quintain's own ended the walk early");
        }
        return notes;
    }

    private static String note(RunSummary.Effect effect) {
        return effect.what() + " in " + effect.tests() + " test sequences was "
                + (effect.allow() == null
                        ? "undone"
                        : "refused, such as " + effect.example() + "; --allow " + effect.allow() + " permits it");
    }

    private static boolean hasFailed(Map<Judgement, Long> counts) {
        return counts.getOrDefault(Judgement.FAILED, 0L)
                        + counts.getOrDefault(Judgement.REJECTED, 0L)
                        + counts.getOrDefault(Judgement.UNCONFIRMED, 0L)
                > 0;
    }

    private WalkReport report(Judge judge, WalkResult result, List<String> notes) {
        var summariser = new Summariser(request, result, judge.counts(), judge.hasQuit());
        StateMachine machine = judge.space()
                .map(space -> new StateMachine(className(), space.distances(), result.transitions()))
                .orElse(null);
        return new WalkReport(
                className(),
                summariser.mode(),
                request.options().depth(),
                summariser.sentences(),
                machine,
                judge.failures(),
                notes);
    }

    private WalkOutcome write(Judge judge, WalkResult result, List<String> notes) {
        try {
            OracleTests.Written tests = new OracleTests(subject.classPath(), request).write(file, judge.scenarios());
            if (tests.dropped() > 0) {
                notes.add(tests.dropped() + " tests could not be written so that they compile");
            }
            if (judge.waits() > 0) {
                notes.add(judge.waits() + " sequences wait as they should, and are in no test: it would wait, too");
            }
            WalkReport report = report(judge, result, notes);
            WalkHtml.write(report, request.out());
            WalkJson.write(report, request.out());
            return new WalkOutcome(report, tests.files(), hasFailed(judge.counts()), result.fault());
        } catch (IOException e) {
            throw new BadInput("cannot write to " + request.out() + " (" + e.getMessage() + "); choose another --out");
        }
    }

    private WalkEngine engine() {
        return new WalkEngine(
                protocol,
                subject.classPath(),
                request.options(),
                TestConditions.of(subject.classPath(), ResetMode.REINIT, request.allowed()),
                new WorkerOptions(request.inputs().javaHome(), request.heapMegabytes(), request.testLimit()),
                request.workers(),
                System::nanoTime);
    }
}
