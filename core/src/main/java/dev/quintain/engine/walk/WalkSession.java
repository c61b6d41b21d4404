package dev.quintain.engine.walk;

import dev.quintain.engine.walk.Results.Result;
import dev.quintain.sandbox.Sandbox;
import dev.quintain.worker.Program;
import java.io.Serializable;

/** The engine inside a worker: runs sequences and tells what they came to. */
final class WalkSession implements Program.Session {
    private final WalkSetup setup;
    private final Sandbox sandbox;
    private final Program.Parent parent;
    private final Stage stage;

    WalkSession(WalkSetup setup, Sandbox sandbox, Program.Parent parent) {
        this.setup = setup;
        this.sandbox = sandbox;
        this.parent = parent;
        this.stage = new Stage(setup, sandbox, parent);
    }

    @Override
    public void run(Serializable request) {
        if (request instanceof Request.Prepare) {
            parent.send(new Reply.Prepared(stage.sources(), stage.fault()));
        } else if (request instanceof Request.Run run) {
            run(run);
        } else if (request instanceof Request.Search search) {
            new StateSearch(setup.protocol(), search, parent, stage).run();
        }
    }

    private void run(Request.Run request) {
        int methods = request.grown() ? setup.protocol().methods().size() : 1;
        int sequences = request.paths().size() * methods;
        var results = new Results();
        for (int number = request.from(); number < sequences && !stage.isSpoiled(); number++) {
            results.add(run(request, number, methods));
        }
        parent.send(new Reply.Executed(results, sandbox.takeSideEffects()));
    }

    private Result run(Request.Run request, int number, int methods) {
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
        return stage.run(number, sequence, request.states() ? Look.AT_TRUTHS : Look.AT_RESULT);
    }
}
