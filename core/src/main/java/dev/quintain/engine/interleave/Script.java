package dev.quintain.engine.interleave;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A script as its writer meant it.
 *
 * @param file its name, for messages
 * @param tickTime in milliseconds
 * @param top Java for the top of the driver
 */
record Script(
        String file,
        long tickTime,
        Optional<Cut> cut,
        List<Condition> conditions,
        Optional<Fragment> top,
        Optional<SharedBlock> shared,
        List<Sequence> sequences) {
    static final long TICK_TIME = 1000;

    Script {
        conditions = List.copyOf(conditions);
        sequences = List.copyOf(sequences);
    }

    /** Conditions that no sequence says it exercises. */
    List<Condition> untested() {
        Set<String> tested = new LinkedHashSet<>();
        sequences.forEach(sequence -> sequence.tests().forEach(id -> tested.add(id.text())));
        return conditions.stream()
                .filter(condition -> !tested.contains(condition.id()))
                .toList();
    }

    /** The component under test, made anew for each sequence. */
    record Cut(Fragment id, Fragment type, Fragment arguments) {}

    record Condition(String id, String description, Position position) {
        @Override
        public String toString() {
            return (id + " " + description).strip();
        }
    }

    /** What the threads have in common. */
    record SharedBlock(Fragment id, Fragment body) {
        /** Whether an expression is a field of it that has its value from the beginning. */
        boolean isFinalField(String expression) {
            Matcher field =
                    Pattern.compile(Pattern.quote(id.text()) + "\\.(\\w+)").matcher(expression);
            return field.matches()
                    && Pattern.compile("\\bfinal\\s[^;=]*\\b" + field.group(1) + "\\s*=")
                            .matcher(body.text())
                            .find();
        }
    }

    record Sequence(Position position, List<Fragment> tests, Optional<SharedBlock> shared, List<Tick> ticks) {
        Sequence {
            tests = List.copyOf(tests);
            ticks = List.copyOf(ticks);
        }

        Stream<WakeCheck> wakeChecks() {
            return ticks.stream()
                    .flatMap(tick -> tick.threads().stream())
                    .flatMap(thread -> thread.pieces().stream())
                    .filter(WakeCheck.class::isInstance)
                    .map(WakeCheck.class::cast);
        }
    }

    record Tick(List<ThreadBlock> threads) {
        Tick {
            threads = List.copyOf(threads);
        }
    }

    record ThreadBlock(String id, Position position, List<Piece> pieces) {
        ThreadBlock {
            pieces = List.copyOf(pieces);
        }
    }

    /** A part of what a thread does. */
    sealed interface Piece {}

    /** Java as it is. */
    record Plain(Fragment code) implements Piece {}

    /** Statements that must throw nothing, or such an exception. */
    record ExcMonitor(Position position, Fragment statements, Optional<Fragment> exception) implements Piece {}

    /** An expression that must have a value. */
    record ValueCheck(Position position, Fragment actual, Fragment expected) implements Piece {
        /** Whether it only says when the call before it completes. */
        boolean isOfTime() {
            return actual.text().equals("time()") && expected.text().matches("\\d+");
        }
    }

    /** Times of which the call before must have completed at one that is still left. */
    record WakeCheck(Position position, Fragment list, List<Integer> times) implements Piece {
        WakeCheck {
            times = List.copyOf(times);
        }
    }
}
