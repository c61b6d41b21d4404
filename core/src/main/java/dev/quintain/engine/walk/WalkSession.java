package dev.quintain.engine.walk;

import dev.quintain.engine.walk.Results.Result;
import dev.quintain.sandbox.Lookout;
import dev.quintain.sandbox.Sandbox;
import dev.quintain.subject.JavaType;
import dev.quintain.worker.Program;
import java.io.Serializable;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The engine inside a worker: runs sequences and tells what they came to. */
final class WalkSession implements Program.Session {
    /** After so many that waited, which takes time, what has been done is handed in. */
    private static final int MOST_WAITS = 40;

    private final WalkSetup setup;
    private final Sandbox sandbox;
    private final Lookout lookout;
    private final Program.Parent parent;
    private @Nullable Stage stage;

    WalkSession(WalkSetup setup, Sandbox sandbox, Lookout lookout, Program.Parent parent) {
        this.setup = setup;
        this.sandbox = sandbox;
        this.lookout = lookout;
        this.parent = parent;
    }

    @Override
    public void run(Serializable request) {
        if (request instanceof Request.Prepare prepare) {
            parent.send(new SourceChooser(setup, sandbox, parent, prepare.skipped()).choose());
        } else if (request instanceof Request.Run run) {
            run(run);
        } else if (request instanceof Request.Search search) {
            new StateSearch(setup.protocol(), search, parent, stage(search.sources())).run();
        }
    }

    // The same for all requests of a walk.
    private Stage stage(Map<JavaType, ValueSource> sources) {
        if (stage == null) {
            stage = new Stage(setup, sources, sandbox, lookout, parent);
        }
        return stage;
    }

    private void run(Request.Run request) {
        int methods = request.grown() ? setup.protocol().methods().size() : 1;
        int sequences = request.paths().size() * methods;
        var results = new Results();
        Stage on = stage(request.sources());
        int waits = 0;
        for (int number = request.from(); number < sequences && waits < MOST_WAITS && !on.isSpoiled(); number++) {
            Result result = run(request, number, methods, on);
            results.add(result);
            waits += result.ending() == Ending.WAITS ? 1 : 0;
        }
        parent.send(new Reply.Executed(results, sandbox.takeSideEffects(), new TreeSet<>(on.deepMethods())));
    }

    private static Result run(Request.Run request, int number, int methods, Stage on) {
        String lost = request.lost().get(number);
        if (lost != null) {
            return Result.stopped(lost);
        }
        int method = number % methods;
        if (request.grown() && request.hopeless().contains(method)) {
            return Result.stopped("not tried: it ended several virtual machines before");
        }
        Path path = request.paths().get(number / methods);
        Path sequence = request.grown() ? path.plus(method, false) : path;
        return on.run(number, sequence, request.states() ? Look.AT_TRUTHS : Look.AT_RESULT);
    }
}
