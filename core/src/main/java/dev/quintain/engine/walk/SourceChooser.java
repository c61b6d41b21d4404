package dev.quintain.engine.walk;

import dev.quintain.sandbox.CustomGenerator;
import dev.quintain.sandbox.Sandbox;
import dev.quintain.sandbox.SubjectAccess;
import dev.quintain.subject.JavaType;
import dev.quintain.worker.Program;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Tries the ways to make arguments, of which the first that works is taken. That calls foreign code, so each trial is a
 * test of its own, with a number: one that takes the worker with it can be left out the next time.
 */
final class SourceChooser {
    private final WalkSetup setup;
    private final Sandbox sandbox;
    private final Program.Parent parent;
    private final Set<Integer> skipped;
    private int number;

    /**
     * @param skipped the numbers of trials that are left out
     */
    SourceChooser(WalkSetup setup, Sandbox sandbox, Program.Parent parent, Set<Integer> skipped) {
        this.setup = setup;
        this.sandbox = sandbox;
        this.parent = parent;
        this.skipped = skipped;
    }

    /** The user's generator does not do what it should. The message is for the user. */
    static final class BadGenerator extends RuntimeException {
        BadGenerator(String message) {
            super(message, null, false, false);
        }
    }

    /** The user's generator; null if there is none. */
    static @Nullable CustomGenerator generator(WalkSetup setup, SubjectAccess subject) {
        String name = setup.generator();
        if (name == null) {
            return null;
        }
        try {
            return CustomGenerator.of(subject.load(new JavaType(name)));
        } catch (NoSuchMethodException e) {
            throw new BadGenerator(name + " is no generator: it lacks a public " + e.getMessage());
        } catch (ClassNotFoundException | LinkageError e) {
            throw new BadGenerator("there is no generator " + name + " on the class path");
        }
    }

    Reply.Prepared choose() {
        var sources = new LinkedHashMap<JavaType, ValueSource>();
        try {
            CustomGenerator generator = generator(setup, sandbox.subject());
            setup.candidates().forEach((type, candidates) -> sources.put(type, choose(type, candidates, generator)));
            return new Reply.Prepared(sources, null);
        } catch (BadGenerator e) {
            return new Reply.Prepared(Map.of(), e.getMessage());
        }
    }

    private ValueSource choose(JavaType type, List<ValueSource> candidates, @Nullable CustomGenerator generator) {
        boolean custom = begin();
        if (generator != null) {
            if (!custom) {
                throw new BadGenerator(setup.generator() + " does not come back when asked for a " + type);
            }
            if (isCustom(type, generator)) {
                return new ValueSource.Custom(type);
            }
        }
        for (ValueSource candidate : candidates) {
            if (begin() && works(type, candidate)) {
                return candidate;
            }
        }
        return new ValueSource.Nothing(type);
    }

    /** Whether the trial that comes next is to be made. */
    private boolean begin() {
        parent.testing(number);
        return !skipped.contains(number++);
    }

    private boolean isCustom(JavaType type, CustomGenerator generator) {
        sandbox.begin();
        try {
            Class<?> wanted = sandbox.subject().load(type);
            CustomGenerator.Instance instance = generator.start();
            if (!instance.canCreate(wanted)) {
                return false;
            }
            Object value = instance.next(wanted);
            if (value != null && !wanted.isPrimitive() && !wanted.isInstance(value)) {
                throw new BadGenerator(setup.generator() + " gives a "
                        + value.getClass().getName() + " where a " + type + " is wanted");
            }
            return true;
        } catch (BadGenerator e) {
            throw e;
        } catch (Throwable e) {
            throw new BadGenerator(setup.generator() + " throws " + e + " when asked for a " + type);
        } finally {
            sandbox.end();
        }
    }

    private boolean works(JavaType type, ValueSource source) {
        sandbox.begin();
        try {
            var arguments = new Arguments(Map.of(type, source), sandbox.subject(), null, new Describer());
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
