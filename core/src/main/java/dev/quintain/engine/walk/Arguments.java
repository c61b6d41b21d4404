package dev.quintain.engine.walk;

import dev.quintain.sandbox.CustomGenerator;
import dev.quintain.sandbox.Invoker;
import dev.quintain.sandbox.SubjectAccess;
import dev.quintain.sequence.LiteralMaker;
import dev.quintain.subject.JavaType;
import dev.quintain.subject.Operation;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Makes the arguments of sequences. Every sequence gets the same values in the same order. */
final class Arguments {
    private final SubjectAccess subject;
    private final LiteralMaker literals;
    private final Describer describer;
    private final @Nullable CustomGenerator generator;
    private final Map<JavaType, Series> series = new LinkedHashMap<>();
    private final Map<String, Counter> counters = new HashMap<>();
    private final IdentityHashMap<Operation, Invoker> invokers = new IdentityHashMap<>();
    private CustomGenerator.@Nullable Instance started;

    Arguments(
            Map<JavaType, ValueSource> sources,
            SubjectAccess subject,
            @Nullable CustomGenerator generator,
            Describer describer) {
        this.subject = subject;
        this.literals = new LiteralMaker(subject);
        this.describer = describer;
        this.generator = generator;
        for (Map.Entry<JavaType, ValueSource> entry : sources.entrySet()) {
            Counter counter = counters.computeIfAbsent(entry.getValue().counter(), name -> new Counter());
            series.put(entry.getKey(), new Series(entry.getValue(), counter));
        }
    }

    /** How far a sequence has counted. */
    private static final class Counter {
        private int next;
    }

    /** The values of one type, and those made of it so far. */
    static final class Series {
        private final ValueSource source;
        private final Counter counter;
        private final List<Recipe> recipes = new ArrayList<>();

        private Series(ValueSource source, Counter counter) {
            this.source = source;
            this.counter = counter;
        }

        private Recipe at(int number) {
            while (recipes.size() <= number) {
                recipes.add(source.at(recipes.size()));
            }
            return recipes.get(number);
        }
    }

    List<Series> series(List<JavaType> parameters) {
        return parameters.stream()
                .map(type -> series.getOrDefault(type, new Series(new ValueSource.Nothing(type), new Counter())))
                .toList();
    }

    /** Another sequence begins. */
    void restart() {
        for (Counter counter : counters.values()) {
            counter.next = 0;
        }
        started = null;
    }

    @Nullable
    Object next(Series series) throws Unmakeable {
        int number = series.counter.next++;
        try {
            Object value = make(series.at(number));
            describer.argument(value, () -> series.source.symbol(number));
            return value;
        } catch (Throwable e) {
            throw new Unmakeable(
                    Symbols.simpleName(series.source.type().name()) + " cannot be made: " + Walker.typeOf(e));
        }
    }

    private @Nullable Object make(Recipe recipe) throws Throwable {
        if (recipe instanceof Recipe.Value value) {
            return literals.make(value.literal());
        }
        if (recipe instanceof Recipe.Made made) {
            return invoker(made.by()).call(makeAll(made.inputs()));
        }
        if (recipe instanceof Recipe.ArrayOf array) {
            return array(array);
        }
        return generator().next(subject.load(((Recipe.Custom) recipe).type()));
    }

    private @Nullable Object[] makeAll(List<Recipe> recipes) throws Throwable {
        var made = new @Nullable Object[recipes.size()];
        for (int i = 0; i < made.length; i++) {
            made[i] = make(recipes.get(i));
        }
        return made;
    }

    private Object array(Recipe.ArrayOf recipe) throws Throwable {
        Object array = Array.newInstance(
                subject.load(recipe.type().component()), recipe.elements().size());
        for (int i = 0; i < recipe.elements().size(); i++) {
            Array.set(array, i, make(recipe.elements().get(i)));
        }
        return array;
    }

    private Invoker invoker(Operation operation) throws ReflectiveOperationException {
        Invoker known = invokers.get(operation);
        if (known == null) {
            known = subject.invoker(operation);
            invokers.put(operation, known);
        }
        return known;
    }

    CustomGenerator.Instance generator() throws Throwable {
        if (started == null) {
            if (generator == null) {
                throw new IllegalStateException("no generator was given");
            }
            started = generator.start();
        }
        return started;
    }

    /** A value that a sequence needs cannot be had. */
    static final class Unmakeable extends Exception {
        private final String reason;

        Unmakeable(String reason) {
            super(reason, null, false, false);
            this.reason = reason;
        }

        String reason() {
            return reason;
        }
    }
}
