package dev.quintain.engine.walk;

import dev.quintain.sequence.Literal;
import dev.quintain.subject.JavaType;
import dev.quintain.subject.Operation;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A series of values of one type, the same in every sequence: the first that a sequence needs is number 0, the next
 * number 1. Plain data: the parent writes the values down, the worker makes them.
 */
sealed interface ValueSource extends Serializable {
    /** The type that is made. */
    JavaType type();

    /** How the value of that number is made. */
    Recipe at(int number);

    /** How people and oracles know the value of that number. */
    String symbol(int number);

    /** Values that share a name share a counter, so that no two of them are called the same. */
    default String counter() {
        return type().name();
    }

    /** Values that can be written down, over and over again in turn. */
    record Literals(JavaType type, List<Literal> values) implements ValueSource {
        @Override
        public Recipe at(int number) {
            return new Recipe.Value(literal(number));
        }

        Literal literal(int number) {
            return values.get(number % values.size());
        }

        @Override
        public String symbol(int number) {
            return Symbols.ofLiteral(literal(number));
        }
    }

    /** Numbers, letters and words, counted up. */
    record Counted(JavaType type) implements ValueSource {
        @Override
        public Recipe at(int number) {
            return new Recipe.Value(new Literal.Constant(type, Counting.value(type, number)));
        }

        @Override
        public String symbol(int number) {
            return Symbols.ofValue(Counting.value(type, number));
        }
    }

    /** Public constants, enum constants among them, over and over again in turn. */
    record Constants(JavaType type, List<Operation> fields) implements ValueSource {
        private Operation field(int number) {
            return fields.get(number % fields.size());
        }

        @Override
        public Recipe at(int number) {
            return new Recipe.Made(field(number), List.of());
        }

        @Override
        public String symbol(int number) {
            return field(number).describe();
        }
    }

    /** Objects made by a constructor or a static factory; the n-th gets the n-th value of each parameter. */
    record Made(Operation by, List<ValueSource> inputs) implements ValueSource {
        @Override
        public JavaType type() {
            return by.result();
        }

        @Override
        public Recipe at(int number) {
            return new Recipe.Made(
                    by, inputs.stream().map(input -> input.at(number)).toList());
        }

        @Override
        public String symbol(int number) {
            return Symbols.numbered(type(), number);
        }
    }

    /** Arrays that grow: the n-th has n elements. */
    record Arrays(JavaType type, ValueSource elements) implements ValueSource {
        private static final int LONGEST = 8;

        @Override
        public Recipe at(int number) {
            var made = new ArrayList<Recipe>();
            for (int i = 0; i < length(number); i++) {
                made.add(elements.at(i));
            }
            return new Recipe.ArrayOf(type, made);
        }

        private static int length(int number) {
            return number % (LONGEST + 1);
        }

        @Override
        public String symbol(int number) {
            return IntStream.range(0, length(number))
                    .mapToObj(elements::symbol)
                    .collect(Collectors.joining(", ", "[", "]"));
        }
    }

    /** Objects that stand in for an interface. */
    record Stubs(JavaType type, boolean functional) implements ValueSource {
        @Override
        public Recipe at(int number) {
            return new Recipe.Value(new Literal.Stub(type, functional));
        }

        @Override
        public String symbol(int number) {
            return Symbols.numbered(type, number);
        }
    }

    /** Whatever the user's generator makes. */
    record Custom(JavaType type) implements ValueSource {
        @Override
        public Recipe at(int number) {
            return new Recipe.Custom(type);
        }

        @Override
        public String symbol(int number) {
            return Symbols.numbered(type, number);
        }
    }

    /** Nothing is known that could be made: null has to do. */
    record Nothing(JavaType type) implements ValueSource {
        @Override
        public Recipe at(int number) {
            return new Recipe.Value(new Literal.Null(type));
        }

        @Override
        public String symbol(int number) {
            return "null";
        }
    }
}
