package dev.quintain.engine.walk;

import dev.quintain.engine.walk.Results.Result;
import dev.quintain.runtime.BudgetExceeded;
import dev.quintain.sandbox.Aftermath;
import dev.quintain.sandbox.ConcreteState;
import dev.quintain.sandbox.Lookout;
import dev.quintain.sandbox.Sandbox;
import dev.quintain.sandbox.SubjectAccess;
import dev.quintain.sequence.StackFrames;
import dev.quintain.subject.JavaType;
import dev.quintain.worker.Program;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Where sequences run: each begins with a new object, freshly initialised static state and a full budget. */
final class Stage {
    private final WalkSetup setup;
    private final Sandbox sandbox;
    private final Lookout lookout;
    private final Program.Parent parent;
    private final Map<JavaType, ValueSource> sources;
    private Walker walker;
    private boolean spoiled;
    private final Set<Integer> deepMethods = new TreeSet<>();

    /**
     * @param sources how arguments are made, by their types
     */
    Stage(
            WalkSetup setup,
            Map<JavaType, ValueSource> sources,
            Sandbox sandbox,
            Lookout lookout,
            Program.Parent parent) {
        this.setup = setup;
        this.sources = sources;
        this.sandbox = sandbox;
        this.lookout = lookout;
        this.parent = parent;
        this.walker = walker();
    }

    /** Whether no further sequence may run in this JVM. */
    boolean isSpoiled() {
        return spoiled;
    }

    private Walker walker() {
        SubjectAccess subject = sandbox.subject();
        var describer = new Describer();
        return new Walker(
                setup,
                new Arguments(sources, subject, SourceChooser.generator(setup, subject), describer),
                describer,
                subject);
    }

    Result run(int number, Path path, Look look) {
        parent.testing(number);
        sandbox.begin();
        lookout.begin();
        Result result = walker.run(path, look);
        List<StackTraceElement> waiting = lookout.end();
        if (walker.hasChangedDeeper()) {
            deepMethods.add(path.call(path.length() - 1));
        }
        Aftermath aftermath = sandbox.end();
        aftermath.spoiled().ifPresent(reason -> {
            spoiled = true;
            parent.retire(reason);
        });
        if (aftermath.needsLoader() || walker.hitLimitOfVirtualMachine()) {
            sandbox.renew();
            walker = walker();
        }
        // However it ended when it was roused, by itself it would not have.
        return waiting.isEmpty() ? aftermath.exhausted().map(Stage::stopped).orElse(result) : waits(waiting);
    }

    private static Result waits(List<StackTraceElement> where) {
        return Result.waits(Walker.place(StackFrames.of(where.toArray(StackTraceElement[]::new))));
    }

    private static Result stopped(BudgetExceeded.Kind kind) {
        return Result.stopped(kind == BudgetExceeded.Kind.ALLOCATION ? "uses up the memory" : "does not end");
    }

    /** The methods that were seen to change objects deeper than their fields are followed, by their numbers. */
    Set<Integer> deepMethods() {
        return deepMethods;
    }

    /** The concrete state that the last sequence left its object in, if it was looked at. */
    ConcreteState.@Nullable Fingerprint fingerprint() {
        return walker.fingerprint();
    }
}
