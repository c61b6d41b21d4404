package dev.quintain.run.generate;

import dev.quintain.engine.generate.Scenario;
import dev.quintain.sequence.Expected;
import dev.quintain.subject.Operation;
import java.io.Serializable;
import java.util.Optional;
import java.util.regex.Pattern;

/** Names tests for what happens in them. */
final class TestNames {
    private static final Pattern WORD = Pattern.compile("\\w{1,20}");
    private static final int LARGEST = 1000;

    private TestNames() {}

    /** For instance {@code indexOf_returns_minus_1}. */
    static String method(Scenario scenario, Operation operation) {
        String called = operation.kind() == Operation.Kind.CONSTRUCTOR ? "constructor" : operation.name();
        return called
                + ending(scenario).map(words -> "_" + words.replace(' ', '_')).orElse("");
    }

    /** For instance {@code returns minus 1}; empty if there is no short way to say it. */
    static Optional<String> ending(Scenario scenario) {
        Expected expected = scenario.expected().get(scenario.underTest());
        if (expected instanceof Expected.Throws thrown) {
            return Optional.of("throws " + simple(thrown.type().name()));
        }
        if (expected instanceof Expected.Null) {
            return Optional.of("returns null");
        }
        return expected instanceof Expected.Value value ? returned(value.value().value()) : Optional.empty();
    }

    private static Optional<String> returned(Serializable value) {
        if (value instanceof Boolean truth) {
            return Optional.of("returns " + truth);
        }
        if (value instanceof String text) {
            boolean word = WORD.matcher(text).matches();
            return text.isEmpty()
                    ? Optional.of("returns the empty text")
                    : Optional.of(text).filter(t -> word).map("returns "::concat);
        }
        if (value instanceof Integer || value instanceof Long || value instanceof Short || value instanceof Byte) {
            long number = ((Number) value).longValue();
            return Math.abs(number) > LARGEST
                    ? Optional.empty()
                    : Optional.of("returns " + (number < 0 ? "minus " : "") + Math.abs(number));
        }
        return Optional.empty();
    }

    private static String simple(String type) {
        return type.substring(type.lastIndexOf('.') + 1).replace('$', '_');
    }
}
