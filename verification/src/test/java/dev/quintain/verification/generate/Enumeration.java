package dev.quintain.verification.generate;

import dev.quintain.sandbox.ConcreteState;
import dev.quintain.sandbox.ConcreteState.Fingerprint;
import dev.quintain.sandbox.Invoker;
import dev.quintain.sandbox.SubjectAccess;
import dev.quintain.subject.JavaType;
import dev.quintain.subject.Operation;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Makes all sequences of a container's calls up to a length, with all numbers up to a largest: all but those that begin
 * with a detour, since what follows a state does not depend on the way to it.
 */
final class Enumeration {
    private final Invoker constructor;
    private final List<Step> steps;
    private final Set<Fingerprint> seen = new HashSet<>();

    /** A call with its arguments. */
    private record Step(Invoker invoker, List<Object> arguments) {
        void callOn(Object container) {
            try {
                invoker.call(
                        Stream.concat(Stream.of(container), arguments.stream()).toArray());
            } catch (IllegalArgumentException | NoSuchElementException e) {
                // This too is something that its code does.
            } catch (Throwable e) {
                throw new IllegalStateException(e);
            }
        }
    }

    private Enumeration(Invoker constructor, List<Step> steps) {
        this.constructor = constructor;
        this.steps = steps;
    }

    /** Returns how many states there are. */
    static int run(Container container, SubjectAccess subject) {
        Invoker constructor = null;
        var steps = new ArrayList<Step>();
        for (Operation operation : container.operations()) {
            Invoker invoker = invoker(operation, subject);
            if (operation.kind() == Operation.Kind.CONSTRUCTOR) {
                constructor = invoker;
            } else {
                arguments(operation.parameters(), container.largest())
                        .forEach(arguments -> steps.add(new Step(invoker, arguments)));
            }
        }
        if (constructor == null) {
            throw new IllegalArgumentException(container + " has no constructor");
        }
        return new Enumeration(constructor, steps).explore(container.length());
    }

    private static Invoker invoker(Operation operation, SubjectAccess subject) {
        try {
            return subject.invoker(operation);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** All combinations. Of texts there is one: no container looks at them. */
    private static List<List<Object>> arguments(List<JavaType> types, int largest) {
        List<List<Object>> combinations = List.of(List.of());
        for (JavaType type : types) {
            List<Object> values = type.isPrimitive()
                    ? IntStream.rangeClosed(0, largest).<Object>mapToObj(i -> i).toList()
                    : List.of("");
            combinations = combinations.stream()
                    .flatMap(before -> values.stream().map(value -> with(before, value)))
                    .toList();
        }
        return combinations;
    }

    private static <T> List<T> with(List<T> before, T last) {
        return Stream.concat(before.stream(), Stream.of(last)).toList();
    }

    private int explore(int length) {
        seen.add(state(replay(List.of())));
        List<List<Step>> frontier = List.of(List.of());
        for (int i = 0; i < length && !frontier.isEmpty(); i++) {
            frontier = frontier.stream().flatMap(path -> extend(path).stream()).toList();
        }
        return seen.size();
    }

    /** The ways to states that are new. */
    private List<List<Step>> extend(List<Step> path) {
        var longer = new ArrayList<List<Step>>();
        Object container = replay(path);
        Fingerprint before = state(container);
        for (Step step : steps) {
            step.callOn(container);
            Fingerprint after = state(container);
            if (seen.add(after)) {
                longer.add(with(path, step));
            }
            if (!after.equals(before)) {
                container = replay(path);
            }
        }
        return longer;
    }

    private Object replay(List<Step> path) {
        try {
            Object container = Objects.requireNonNull(constructor.call(new Object[0]));
            path.forEach(step -> step.callOn(container));
            return container;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    private static Fingerprint state(Object container) {
        return ConcreteState.of(container, any -> null);
    }
}
