package dev.quintain.benchmarks;

import dev.quintain.engine.Progress;
import dev.quintain.engine.StopSignal;
import dev.quintain.engine.walk.Convention;
import dev.quintain.engine.walk.Prediction;
import dev.quintain.engine.walk.Protocol;
import dev.quintain.engine.walk.Strategy;
import dev.quintain.engine.walk.WalkEngine;
import dev.quintain.engine.walk.WalkListener;
import dev.quintain.engine.walk.WalkOptions;
import dev.quintain.engine.walk.WalkResult;
import dev.quintain.examples.walk.BoundedStack;
import dev.quintain.sandbox.ResetMode;
import dev.quintain.sandbox.SandboxOptions;
import dev.quintain.subject.ClassPath;
import dev.quintain.subject.Subject;
import dev.quintain.subject.SubjectFinder;
import dev.quintain.worker.WorkerOptions;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** All protocols of the paper's stack to a depth, walked as the command {@code walk} does it, with nothing printed. */
record WalkLoad(int depth, int workers, Optional<Duration> time) {
    private static final long STEPS = 1_000_000;
    private static final long ALLOCATION = 256L << 20;
    private static final int FARTHEST_STATE = 64;

    WalkResult run(WalkListener listener, Progress.Listener progress) {
        Path location = Locations.of(BoundedStack.class);
        Subject found =
                SubjectFinder.find(List.of(BoundedStack.class.getName()), ClassPath.of(List.of(location)), false);
        Protocol protocol = Protocol.of(found.classes().get(0), found.classPath(), Convention.STANDARD, false);
        var sandbox = new SandboxOptions(List.of(location.toString()), ResetMode.REINIT, STEPS, ALLOCATION, Set.of());
        var engine = new WalkEngine(
                protocol, found.classPath(), options(), sandbox, WorkerOptions.standard(), workers, System::nanoTime);
        return engine.run(listener, new StopSignal(), progress);
    }

    private WalkOptions options() {
        return new WalkOptions(
                Strategy.PROTOCOL,
                depth,
                Convention.STANDARD,
                false,
                1,
                FARTHEST_STATE,
                false,
                Prediction.MUTATORS,
                Optional.empty(),
                time);
    }
}
