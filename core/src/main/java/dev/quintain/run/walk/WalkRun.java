package dev.quintain.run.walk;

import dev.quintain.bytecode.ClassFile;
import dev.quintain.engine.Progress;
import dev.quintain.engine.StopSignal;
import dev.quintain.engine.walk.Observation;
import dev.quintain.engine.walk.Protocol;
import dev.quintain.engine.walk.Questioner;
import dev.quintain.engine.walk.StateSpace;
import dev.quintain.engine.walk.Validation;
import dev.quintain.engine.walk.Validation.Judgement;
import dev.quintain.engine.walk.WalkEngine;
import dev.quintain.engine.walk.WalkListener;
import dev.quintain.engine.walk.WalkResult;
import dev.quintain.oracle.OracleFile;
import dev.quintain.sandbox.ResetMode;
import dev.quintain.sandbox.SandboxOptions;
import dev.quintain.subject.BadInput;
import dev.quintain.subject.Subject;
import dev.quintain.worker.WorkerOptions;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One walk: find the class, explore or validate it, keep what was said of it. */
public final class WalkRun {
    private static final long STEPS = 1_000_000;
    private static final long ALLOCATION = 256L << 20;

    /** A fault has many consequences; nobody reads more of them than this. */
    private static final int MOST_FAILURES = 1000;

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
        new Inspection(out).print(protocol, engine());
    }

    /** Walks; a questioner is only needed for validation. */
    public WalkOutcome run(WalkReporter reporter, Questioner questioner, StopSignal stop, Progress.Listener progress) {
        var folder = new OracleFolder(request.oracles(), subject.classPath());
        boolean validating = request.modality() == Modality.VALIDATE;
        OracleFile oracle = validating ? folder.open(file) : null;
        var judge = new Judge(reporter, oracle, folder, questioner);
        WalkResult result = engine().run(judge, stop, progress);
        if (oracle != null) {
            folder.save(oracle);
        }
        return judge.outcome(result, folder.notes());
    }

    private WalkEngine engine() {
        List<String> classPath = subject.classPath().paths().stream()
                .map(path -> path.toAbsolutePath().toString())
                .toList();
        return new WalkEngine(
                protocol,
                subject.classPath(),
                request.options(),
                new SandboxOptions(classPath, ResetMode.REINIT, STEPS, ALLOCATION, request.allowed()),
                new WorkerOptions(request.inputs().javaHome(), request.heapMegabytes(), request.testLimit()),
                request.workers(),
                System::nanoTime);
    }

    /** Between the engine and the report: has every result judged, where that is wanted. */
    private final class Judge implements WalkListener {
        private final WalkReporter reporter;
        private final @Nullable Validation validation;
        private final List<Observation> failures = new ArrayList<>();
        private boolean quit;

        Judge(WalkReporter reporter, @Nullable OracleFile oracle, OracleFolder folder, Questioner questioner) {
            this.reporter = reporter;
            this.validation = oracle == null
                    ? null
                    : new Validation(
                            oracle.answers(), questioner, request.eager() ? () -> folder.save(oracle) : () -> {});
        }

        @Override
        public void planned(Plan plan) {
            reporter.planned(plan);
        }

        @Override
        public void found(StateSpace space) {
            reporter.found(space);
        }

        @Override
        public void begin(String state, int length) {
            reporter.begin(state, length);
        }

        @Override
        public boolean executed(Observation observation) {
            if (validation == null) {
                reporter.explored(observation);
                return true;
            }
            try {
                Judgement judgement = validation.judge(observation);
                if (judgement.isFailure() && failures.size() < MOST_FAILURES) {
                    failures.add(observation);
                }
                reporter.judged(observation, judgement, validation.expected(observation));
            } catch (Validation.Quit e) {
                quit = true;
            }
            return !quit;
        }

        WalkOutcome outcome(WalkResult result, List<String> notes) {
            Map<Judgement, Long> counts = new EnumMap<>(Judgement.class);
            if (validation != null) {
                for (Judgement judgement : Judgement.values()) {
                    counts.put(judgement, validation.count(judgement));
                }
            }
            return new WalkOutcome(result, counts, failures, quit, notes);
        }
    }
}
