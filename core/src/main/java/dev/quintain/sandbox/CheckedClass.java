package dev.quintain.sandbox;

import dev.quintain.runtime.explore.Probe;
import dev.quintain.runtime.explore.Shadows;
import dev.quintain.runtime.interleave.Interleaving;
import dev.quintain.runtime.interleave.SequenceOver;
import dev.quintain.runtime.interleave.Shared;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A class whose methods are called by several threads at once, in ways that are made up. */
public final class CheckedClass {
    /** What is asked in the end to see what the object has become. */
    private static final Set<String> QUESTIONS = Set.of("size", "isEmpty", "toString", "length", "get", "value");

    private static final Set<String> EMPTYING = Set.of("poll", "pop", "take", "remove", "next", "receive", "dequeue");
    private static final int TIMES = 4;

    private final Class<?> type;
    private final Constructor<?> constructor;
    private final List<Call> calls = new ArrayList<>();
    private final List<Method> questions = new ArrayList<>();
    private final List<Method> emptying = new ArrayList<>();

    /** A method with its arguments. */
    public record Call(Method method, List<Object> arguments) {
        public Call {
            arguments = List.copyOf(arguments);
        }

        @Override
        public String toString() {
            return method.getName() + "("
                    + String.join(
                            ", ", arguments.stream().map(CheckedClass::text).toList()) + ")";
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

    private CheckedClass(Class<?> type, Constructor<?> constructor) {
        this.type = type;
        this.constructor = constructor;
        Method[] methods = type.getMethods();
        Arrays.sort(methods, Comparator.comparing(Method::toString));
        for (Method method : methods) {
            add(method);
        }
    }

    /**
     * @throws IllegalArgumentException with a sentence if nothing can be done with it
     */
    public static CheckedClass load(String className, ExploredClasses loader) throws ClassNotFoundException {
        Class<?> type = loader.loadClass(className);
        Constructor<?> constructor = Arrays.stream(type.getConstructors())
                .filter(candidate -> Arrays.stream(candidate.getParameterTypes())
                        .allMatch(parameter -> !values(parameter).isEmpty()))
                .min(Comparator.comparingInt(candidate -> candidate.getParameterCount()))
                .orElse(null);
        if (constructor == null || Modifier.isAbstract(type.getModifiers())) {
            throw new IllegalArgumentException(className + " has no public constructor that simple values will do for");
        }
        var checked = new CheckedClass(type, constructor);
        if (checked.calls.isEmpty()) {
            throw new IllegalArgumentException(className + " has no public method that simple values will do for");
        }
        return checked;
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

    private void combine(Method method, List<Object> arguments) {
        if (arguments.size() == method.getParameterCount()) {
            calls.add(new Call(method, arguments));
            return;
        }
        for (Object value : values(method.getParameterTypes()[arguments.size()])) {
            var more = new ArrayList<>(arguments);
            more.add(value);
            combine(method, more);
        }
    }

    /** Values worth trying; none if there are no simple ones. */
    private static List<Object> values(Class<?> type) {
        if (type == int.class || type == Integer.class) {
            return List.of(0, 1);
        }
        if (type == long.class || type == Long.class) {
            return List.of(1L);
        }
        if (type == boolean.class || type == Boolean.class) {
            return List.of(true);
        }
        if (type == char.class || type == Character.class) {
            return List.of('a');
        }
        if (type == short.class || type == Short.class) {
            return List.of((short) 1);
        }
        if (type == byte.class || type == Byte.class) {
            return List.of((byte) 1);
        }
        if (type == double.class || type == Double.class) {
            return List.of(1.0);
        }
        if (type == float.class || type == Float.class) {
            return List.of(1.0f);
        }
        return type.isAssignableFrom(String.class) ? List.of("a", "b") : List.of();
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

        Performance(Plot plot) {
            this.plot = plot;
        }

        @Override
        public Interleaving make() throws Exception {
            Object target = create();
            end = "";
            for (Call call : plot.before()) {
                result(target, call);
            }
            results = new String[plot.threads().size()][];
            var test = new Interleaving().shares(new Shared() {
                @Override
                public void teardown() {
                    end = answers(target);
                }
            });
            for (int i = 0; i < results.length; i++) {
                List<Call> own = plot.threads().get(i);
                var told = new String[own.size()];
                results[i] = told;
                test.at(1, "thread" + (i + 1)).runs(check -> perform(target, own, told));
            }
            return test;
        }

        @Override
        public String outcome() {
            return Arrays.deepToString(results) + end;
        }
    }

    private Object create() throws Exception {
        var arguments = new ArrayList<>();
        for (Class<?> parameter : constructor.getParameterTypes()) {
            List<Object> values = values(parameter);
            arguments.add(values.get(values.size() - 1));
        }
        return constructor.newInstance(arguments.toArray());
    }

    private static void perform(Object target, List<Call> calls, String[] told) {
        for (int i = 0; i < told.length; i++) {
            Shadows.between();
            told[i] = result(target, calls.get(i));
        }
    }

    private static String result(Object target, Call call) {
        try {
            return text(call.method().invoke(target, call.arguments().toArray()));
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof SequenceOver over) {
                throw over;
            }
            return Objects.requireNonNull(e.getCause()).getClass().getSimpleName();
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Asks the object what it has become, first with questions, then with whatever takes something out of it. */
    private String answers(Object target) {
        var answers = new StringBuilder();
        try {
            for (Method question : questions) {
                answers.append(", ").append(question.getName()).append(" ");
                answers.append(result(target, new Call(question, List.of())));
            }
            for (Method last : emptying) {
                answers.append(", ").append(last.getName());
                for (int i = 0; i < TIMES; i++) {
                    answers.append(" ").append(result(target, new Call(last, List.of())));
                }
            }
        } catch (SequenceOver over) {
            answers.append(" waits");
        }
        return answers.toString();
    }

    /** What can be compared of a value: for objects of unknown kinds, only what they are. */
    private static String text(@Nullable Object value) {
        if (value instanceof Object[] array) {
            return Arrays.deepToString(array);
        }
        if (value == null) {
            return "null";
        }
        boolean plain = value instanceof String
                || value instanceof Number
                || value instanceof Boolean
                || value instanceof Character
                || value instanceof Enum<?>;
        boolean told = plain || value instanceof Collection<?> || value instanceof Map<?, ?>;
        return told ? String.valueOf(value) : value.getClass().getSimpleName();
    }
}
