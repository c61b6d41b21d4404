package dev.quintain.engine.walk;

import dev.quintain.subject.JavaType;
import dev.quintain.subject.Operation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes paths down as calls with their arguments. */
final class Notation {
    private final Protocol protocol;
    private final Map<JavaType, ValueSource> sources;

    Notation(Protocol protocol, Map<JavaType, ValueSource> sources) {
        this.protocol = protocol;
        this.sources = Map.copyOf(sources);
    }

    /** The calls of a path. Values are counted anew for each. */
    List<Call> calls(Path path) {
        var counters = new HashMap<String, Integer>();
        var calls = new ArrayList<Call>(path.length());
        for (int i = 0; i < path.length(); i++) {
            Operation operation = protocol.operation(path, i);
            var arguments = new ArrayList<Argument>(operation.parameters().size());
            for (JavaType parameter : operation.parameters()) {
                ValueSource source = sources.getOrDefault(parameter, new ValueSource.Nothing(parameter));
                int number = counters.merge(source.counter(), 1, Integer::sum) - 1;
                arguments.add(new Argument(parameter, source, number));
            }
            calls.add(new Call(operation, arguments, path.isMutator(i)));
        }
        return calls;
    }

    /** A value that a call is given. */
    record Argument(JavaType parameter, ValueSource source, int number) {
        @Override
        public String toString() {
            return Symbols.simpleName(parameter.name()) + " " + source.symbol(number);
        }
    }

    /**
     * A call with its arguments.
     *
     * @param mutator whether it changed the object
     */
    record Call(Operation operation, List<Argument> arguments, boolean mutator) {
        /** As oracles know it, without the name of the class: {@code push(Object Object#0)}. */
        String key() {
            String name = operation.kind() == Operation.Kind.CONSTRUCTOR ? "new" : operation.name();
            return name + inParentheses();
        }

        /** As a line of a program. */
        String line(boolean first) {
            String owner = Symbols.simpleName(operation.owner());
            String call = switch (operation.kind()) {
                case CONSTRUCTOR -> "new " + owner + inParentheses();
                case METHOD -> "target." + operation.name() + inParentheses();
                default -> owner + "." + operation.name() + inParentheses();
            };
            return first ? owner + " target = " + call + ";" : call + ";";
        }

        private String inParentheses() {
            return arguments.stream().map(Argument::toString).collect(Collectors.joining(", ", "(", ")"));
        }
    }

    /** The key under which an oracle knows a path: what changed the object, and the last call. */
    static String key(List<Call> calls) {
        Stream<Call> prefix = calls.subList(0, calls.size() - 1).stream().filter(Call::mutator);
        return Stream.concat(prefix, Stream.of(calls.get(calls.size() - 1)))
                .map(Call::key)
                .collect(Collectors.joining("; "));
    }
}
