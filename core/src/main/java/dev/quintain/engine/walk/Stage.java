package dev.quintain.engine.walk;

import dev.quintain.engine.walk.Results.Result;
import dev.quintain.runtime.BudgetExceeded;
import dev.quintain.sandbox.Aftermath;
import dev.quintain.sandbox.ConcreteState;
import dev.quintain.sandbox.CustomGenerator;
import dev.quintain.sandbox.Sandbox;
import dev.quintain.sandbox.SubjectAccess;
import dev.quintain.subject.JavaType;
import dev.quintain.worker.Program;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Where sequences run: each begins with a new object, freshly initialised static state and a full budget. */
final class Stage {
    private final WalkSetup setup;
    private final Sandbox sandbox;
    private final Program.Parent parent;
    private final Map<JavaType, ValueSource> sources = new LinkedHashMap<>();
    private @Nullable String fault;
    private Walker walker;
    private boolean spoiled;

    Stage(WalkSetup setup, Sandbox sandbox, Program.Parent parent) {
        this.setup = setup;
        this.sandbox = sandbox;
        this.parent = parent;
        chooseSources();
        this.walker = walker();
    }

    /** The ways to make arguments that work. */
    Map<JavaType, ValueSource> sources() {
        return sources;
    }

    /** What is wrong with the user's generator; null if nothing is. */
    @Nullable
    String fault() {
        return fault;
    }

    /** Whether no further sequence may run in this JVM. */
    boolean isSpoiled() {
        return spoiled;
    }

    private Walker walker() {
        SubjectAccess subject = sandbox.subject();
        var describer = new Describer();
        return new Walker(setup, new Arguments(sources, subject, generator(subject), describer), describer, subject);
    }

    private @Nullable CustomGenerator generator(SubjectAccess subject) {
        String name = setup.generator();
        if (name == null || fault != null) {
            return null;
        }
        try {
            return CustomGenerator.of(subject.load(new JavaType(name)));
        } catch (NoSuchMethodException e) {
            fault = name + " is no generator: it lacks a public " + e.getMessage();
        } catch (ClassNotFoundException | LinkageError e) {
            fault = "there is no generator " + name + " on the class path";
        }
        return null;
    }

    Result run(int number, Path path, Look look) {
        parent.testing(number);
        sandbox.begin();
        Result result = walker.run(path, look);
        Aftermath aftermath = sandbox.end();
        aftermath.spoiled().ifPresent(reason -> {
            spoiled = true;
            parent.retire(reason);
        });
        if (aftermath.needsLoader() || walker.hitLimitOfVirtualMachine()) {
            sandbox.renew();
            walker = walker();
        }
        return aftermath.exhausted().map(Stage::stopped).orElse(result);
    }

    private static Result stopped(BudgetExceeded.Kind kind) {
        return Result.stopped(kind == BudgetExceeded.Kind.ALLOCATION ? "uses up the memory" : "does not end");
    }

    /** The concrete state that the last sequence left its object in, if it was looked at. */
    ConcreteState.@Nullable Fingerprint fingerprint() {
        return walker.fingerprint();
    }

    // The first way to make a type that works is taken; the last one always does.
    private void chooseSources() {
        SubjectAccess subject = sandbox.subject();
        CustomGenerator generator = generator(subject);
        for (Map.Entry<JavaType, List<ValueSource>> entry : setup.candidates().entrySet()) {
            JavaType type = entry.getKey();
            ValueSource chosen = generator != null && isCustom(type, generator, subject)
                    ? new ValueSource.Custom(type)
                    : entry.getValue().stream()
                            .filter(source -> works(type, source, subject))
                            .findFirst()
                            .orElse(new ValueSource.Nothing(type));
            sources.put(type, chosen);
        }
    }

    private boolean isCustom(JavaType type, CustomGenerator generator, SubjectAccess subject) {
        sandbox.begin();
        try {
            Class<?> wanted = subject.load(type);
            CustomGenerator.Instance instance = generator.start();
            if (!instance.canCreate(wanted)) {
                return false;
            }
            Object value = instance.next(wanted);
            if (value != null && !wanted.isPrimitive() && !wanted.isInstance(value)) {
                fault = setup.generator() + " gives a " + value.getClass().getName() + " where a " + type
                        + " is wanted";
            }
            return true;
        } catch (Throwable e) {
            fault = setup.generator() + " throws " + e + " when asked for a " + type;
            return false;
        } finally {
            sandbox.end();
        }
    }

    private boolean works(JavaType type, ValueSource source, SubjectAccess subject) {
        sandbox.begin();
        try {
            var arguments = new Arguments(Map.of(type, source), subject, null, new Describer());
            Arguments.Series series = arguments.series(List.of(type)).get(0);
            arguments.next(series);
            arguments.next(series);
            return true;
        } catch (Arguments.Unmakeable e) {
            return false;
        } finally {
            sandbox.end();
        }
    }
}
