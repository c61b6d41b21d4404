package dev.quintain.engine.walk;

import dev.quintain.subject.JavaType;
import dev.quintain.subject.Operation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes paths down as calls with their arguments. The same few calls come up in millions of paths, so each is written
 * once.
 */
final class Notation {
    private final List<Written> starts;
    private final List<Written> methods;
    private final Map<String, Integer> counters = new HashMap<>();

    Notation(Protocol protocol, Map<JavaType, ValueSource> sources) {
        this.starts = protocol.starts().stream()
                .map(start -> new Written(start, sources, true))
                .toList();
        this.methods = protocol.methods().stream()
                .map(method -> new Written(method, sources, false))
                .toList();
    }

    /** The calls of a path. Values are counted anew for each. */
    List<Call> calls(Path path) {
        int[] numbers = new int[counters.size()];
        var calls = new ArrayList<Call>(path.length());
        for (int i = 0; i < path.length(); i++) {
            calls.add((i == 0 ? starts : methods).get(path.call(i)).next(numbers));
        }
        return calls;
    }

    /** An operation, and the calls of it that have come up so far. */
    private final class Written {
        private final Operation operation;
        private final boolean first;
        private final ValueSource[] sources;
        private final int[] counted;
        private final Map<List<Integer>, Call> calls = new HashMap<>();
        private final Call bare;

        Written(Operation operation, Map<JavaType, ValueSource> all, boolean first) {
            this.operation = operation;
            this.first = first;
            this.sources = operation.parameters().stream()
                    .map(type -> all.getOrDefault(type, new ValueSource.Nothing(type)))
                    .toArray(ValueSource[]::new);
            this.counted = Arrays.stream(sources)
                    .mapToInt(source -> counters.computeIfAbsent(source.counter(), name -> counters.size()))
                    .toArray();
            this.bare = new Call(operation, List.of(), first);
        }

        Call next(int[] numbers) {
            if (sources.length == 0) {
                return bare;
            }
            var taken = new ArrayList<Integer>(sources.length);
            for (int counter : counted) {
                taken.add(numbers[counter]++);
            }
            return calls.computeIfAbsent(taken, this::call);
        }

        private Call call(List<Integer> numbers) {
            var arguments = new ArrayList<Argument>(sources.length);
            for (int i = 0; i < sources.length; i++) {
                arguments.add(new Argument(operation.parameters().get(i), sources[i], numbers.get(i)));
            }
            return new Call(operation, arguments, first);
        }
    }

    /** A value that a call is given. */
    record Argument(JavaType parameter, ValueSource source, int number) {
        @Override
        public String toString() {
            return Symbols.simpleName(parameter.name()) + " " + source.symbol(number);
        }
    }

    /** A call with its arguments. */
    static final class Call {
        private final Operation operation;
        private final List<Argument> arguments;
        private final String key;
        private final String line;

        Call(Operation operation, List<Argument> arguments, boolean first) {
            this.operation = operation;
            this.arguments = List.copyOf(arguments);
            String list = "("
                    + String.join(
                            ", ", arguments.stream().map(Argument::toString).toList()) + ")";
            String owner = Symbols.simpleName(operation.owner());
            boolean constructor = operation.kind() == Operation.Kind.CONSTRUCTOR;
            this.key = (constructor ? "new" : operation.name()) + list;
            String call = switch (operation.kind()) {
                case CONSTRUCTOR -> "new " + owner + list;
                case METHOD -> "target." + operation.name() + list;
                default -> owner + "." + operation.name() + list;
            };
            this.line = (first ? owner + " target = " : "") + call + ";";
        }

        Operation operation() {
            return operation;
        }

        List<Argument> arguments() {
            return arguments;
        }

        /** As oracles know it, without the name of the class: {@code push(Object Object#0)}. */
        String key() {
            return key;
        }

        /** As a line of a program. */
        String line() {
            return line;
        }
    }
}
