package dev.quintain.sandbox;

import dev.quintain.runtime.explore.Probe;
import dev.quintain.runtime.explore.Shadows;
import dev.quintain.runtime.interleave.Interleaving;
import dev.quintain.runtime.interleave.SequenceOver;
import dev.quintain.runtime.interleave.Shared;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A class whose methods are called by several threads at once, in ways that are made up. */
public final class CheckedClass {
    /** What is asked in the end to see what the object has become. */
    private static final Set<String> QUESTIONS = Set.of("size", "isEmpty", "toString", "length", "get", "value");

    private static final Set<String> EMPTYING = Set.of("poll", "pop", "take", "remove", "next", "receive", "dequeue");
    private static final int TIMES = 4;

    private final Class<?> type;
    private final Argument target;
    private final Arguments made;
    private final List<Call> calls = new ArrayList<>();
    private final List<Method> questions = new ArrayList<>();
    private final List<Method> emptying = new ArrayList<>();

    /**
     * Something to call a method with.
     *
     * @param text as it is shown
     * @param maker makes it, anew for each execution
     */
    public record Argument(String text, Callable<@Nullable Object> maker) {}

    /** Knows what can be given where simple values will not do. */
    public interface Arguments {
        List<Argument> of(Class<?> type);
    }

    /** A method with its arguments. */
    public record Call(Method method, List<Argument> arguments) {
        public Call {
            arguments = List.copyOf(arguments);
        }

        @Override
        public String toString() {
            return method.getName() + "("
                    + String.join(", ", arguments.stream().map(Argument::text).toList()) + ")";
        }
    }

    /** A call whose arguments are made. */
    private static final class Ready {
        private final Method method;
        private final @Nullable Object[] arguments;

        Ready(Method method, List<Argument> arguments) throws Exception {
            this.method = method;
            this.arguments = made(arguments);
        }

        @Nullable
        Object callOn(Object target) throws IllegalAccessException, InvocationTargetException {
            return method.invoke(target, arguments);
        }
    }

    /** What several threads do, and what comes before them. */
    public record Plot(List<Call> before, List<List<Call>> threads) {
        public Plot {
            before = List.copyOf(before);
            threads = List.copyOf(threads);
        }

        @Override
        public String toString() {
            var text = new StringBuilder(before.isEmpty() ? "" : "first " + before + "; ");
            for (int i = 0; i < threads.size(); i++) {
                text.append(i == 0 ? "" : " || ").append(threads.get(i));
            }
            return text.toString();
        }
    }

    private CheckedClass(Class<?> type, Argument target, Arguments made) {
        this.type = type;
        this.target = target;
        this.made = made;
        Method[] methods = type.getMethods();
        Arrays.sort(methods, Comparator.comparing(Method::toString));
        for (Method method : methods) {
            add(method);
        }
    }

    /**
     * @throws IllegalArgumentException with a sentence if nothing can be done with it
     */
    public static CheckedClass load(String className, ExploredClasses loader, Arguments made)
            throws ClassNotFoundException {
        Class<?> type = loader.loadClass(className);
        Optional<Argument> target = simplest(type, parameter -> SimpleArguments.of(parameter))
                .or(() -> simplest(type, parameter -> values(parameter, made)))
                .or(() -> made.of(type).stream().findFirst());
        if (target.isEmpty()) {
            throw new IllegalArgumentException(
                    className + " has no public constructor or factory whose parameters there are values for");
        }
        var checked = new CheckedClass(type, target.get(), made);
        if (checked.calls.isEmpty()) {
            throw new IllegalArgumentException(
                    className + " has no public method whose parameters there are values for");
        }
        return checked;
    }

    /** The constructor with the fewest parameters. */
    private static Optional<Argument> simplest(Class<?> type, Function<Class<?>, List<Argument>> values) {
        if (Modifier.isAbstract(type.getModifiers())) {
            return Optional.empty();
        }
        return Arrays.stream(type.getConstructors())
                .filter(candidate -> Arrays.stream(candidate.getParameterTypes())
                        .noneMatch(parameter -> values.apply(parameter).isEmpty()))
                .min(Comparator.comparingInt(candidate -> candidate.getParameterCount()))
                .map(constructor -> {
                    List<Argument> arguments = Arrays.stream(constructor.getParameterTypes())
                            .map(parameter -> last(values.apply(parameter)))
                            .toList();
                    return new Argument("new", () -> constructor.newInstance(made(arguments)));
                });
    }

    private static Argument last(List<Argument> all) {
        return all.get(all.size() - 1);
    }

    private static @Nullable Object[] made(List<Argument> arguments) throws Exception {
        var values = new @Nullable Object[arguments.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = arguments.get(i).maker().call();
        }
        return values;
    }

    private void add(Method method) {
        boolean ownText = method.getName().equals("toString") && method.getDeclaringClass() != Object.class;
        if (method.getDeclaringClass() == Object.class
                || Modifier.isStatic(method.getModifiers())
                || method.isBridge()
                || method.isSynthetic()) {
            return;
        }
        if (method.getParameterCount() == 0 && (QUESTIONS.contains(method.getName()) || ownText)) {
            questions.add(method);
        } else if (method.getParameterCount() == 0 && EMPTYING.contains(method.getName())) {
            emptying.add(method);
        }
        if (!Set.of("toString", "hashCode", "equals").contains(method.getName())) {
            combine(method, new ArrayList<>());
        }
    }

    private void combine(Method method, List<Argument> arguments) {
        if (arguments.size() == method.getParameterCount()) {
            calls.add(new Call(method, arguments));
            return;
        }
        for (Argument value : values(method.getParameterTypes()[arguments.size()], made)) {
            var more = new ArrayList<>(arguments);
            more.add(value);
            combine(method, more);
        }
    }

    private static List<Argument> values(Class<?> type, Arguments made) {
        List<Argument> simple = SimpleArguments.of(type);
        return simple.isEmpty() ? made.of(type) : simple;
    }

    public String name() {
        return type.getName();
    }

    public List<Call> calls() {
        return List.copyOf(calls);
    }

    /** What happens, to be run again and again. */
    public Probe probe(Plot plot) {
        return new Performance(plot);
    }

    /** A plot that is performed, each time on an object of its own. */
    private final class Performance implements Probe {
        private final Plot plot;
        private String[][] results = {};
        private String end = "";
        private boolean asks = true;

        Performance(Plot plot) {
            this.plot = plot;
        }

        @Override
        public Interleaving make() throws Exception {
            Object target =
                    Objects.requireNonNull(CheckedClass.this.target.maker().call());
            end = "";
            for (Call call : plot.before()) {
                result(target, new Ready(call.method(), call.arguments()));
            }
            results = new String[plot.threads().size()][];
            var test = new Interleaving().shares(new Shared() {
                @Override
                public void teardown() throws Exception {
                    end = answers(target);
                }
            });
            for (int i = 0; i < results.length; i++) {
                var own = new ArrayList<Ready>();
                for (Call call : plot.threads().get(i)) {
                    own.add(new Ready(call.method(), call.arguments()));
                }
                var told = new String[own.size()];
                results[i] = told;
                test.at(1, "thread" + (i + 1)).runs(check -> perform(target, own, told));
            }
            return test;
        }

        @Override
        public String outcome() {
            return Arrays.deepToString(results) + (asks ? end : "");
        }

        @Override
        public void leavesOutTheEnd() {
            asks = false;
        }
    }

    private static void perform(Object target, List<Ready> calls, String[] told) {
        for (int i = 0; i < told.length; i++) {
            Shadows.between();
            told[i] = result(target, calls.get(i));
        }
    }

    private static String result(Object target, Ready call) {
        try {
            @Nullable Object returned = call.callOn(target);
            return Shadows.looking(returned, () -> SimpleArguments.text(returned));
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof SequenceOver over) {
                throw over;
            }
            if (e.getCause() instanceof LinkageError missing) {
                Shadows.refuse("it cannot run, since something is missing or does not fit: " + missing);
            }
            return Objects.requireNonNull(e.getCause()).getClass().getSimpleName();
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Asks the object what it has become, first with questions, then with whatever takes something out of it. */
    private String answers(Object target) throws Exception {
        var answers = new StringBuilder();
        try {
            for (Method question : questions) {
                answers.append(", ").append(question.getName()).append(" ");
                answers.append(result(target, new Ready(question, List.of())));
            }
            for (Method last : emptying) {
                answers.append(", ").append(last.getName());
                for (int i = 0; i < TIMES; i++) {
                    answers.append(" ").append(result(target, new Ready(last, List.of())));
                }
            }
        } catch (SequenceOver over) {
            answers.append(" waits");
        }
        return answers.toString();
    }
}
