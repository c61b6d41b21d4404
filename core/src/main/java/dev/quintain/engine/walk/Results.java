package dev.quintain.engine.walk;

import dev.quintain.finding.StateMachine.Transition;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What a batch of sequences came to, column by column: there are many of them, and most say the same few things.
 */
final class Results implements Serializable {
    /** No state was looked at. */
    static final int UNSEEN = -1;

    private static final int COLUMNS = 6;
    private static final List<Ending> ENDINGS = List.of(Ending.values());

    private final List<String> texts = new ArrayList<>();
    private final transient Map<String, Integer> numbers = new HashMap<>();
    private int[] columns = new int[64];
    private int size;

    /**
     * What one sequence came to.
     *
     * @param text the result as a symbol, the type of what was thrown, or what went wrong
     * @param place where it was thrown, or waited, as file and line; empty if that is not known
     * @param mutated whether the last call changed the object
     * @param before the concrete state that the last call met, as a hash; 0 if it was not looked at
     * @param truths which predicates held at the end, as bits; {@link #UNSEEN} if they were not asked
     */
    record Result(Ending ending, String text, String place, boolean mutated, long before, int truths) {
        static Result waits(String place) {
            return new Result(Ending.WAITS, Transition.WAITS, place, false, 0, UNSEEN);
        }

        static Result stopped(String why) {
            return new Result(Ending.STOPPED, why, "", false, 0, UNSEEN);
        }
    }

    void add(Result result) {
        if ((size + 1) * COLUMNS > columns.length) {
            columns = Arrays.copyOf(columns, columns.length * 2);
        }
        int at = size * COLUMNS;
        columns[at] = ENDINGS.indexOf(result.ending()) << 1 | (result.mutated() ? 1 : 0);
        columns[at + 1] = number(result.text());
        columns[at + 2] = number(result.place());
        columns[at + 3] = result.truths();
        columns[at + 4] = (int) (result.before() >>> 32);
        columns[at + 5] = (int) result.before();
        size++;
    }

    private int number(String text) {
        return numbers.computeIfAbsent(text, added -> {
            texts.add(added);
            return texts.size() - 1;
        });
    }

    int size() {
        return size;
    }

    Result get(int index) {
        int at = index * COLUMNS;
        return new Result(
                ENDINGS.get(columns[at] >> 1),
                texts.get(columns[at + 1]),
                texts.get(columns[at + 2]),
                (columns[at] & 1) == 1,
                (long) columns[at + 4] << 32 | Integer.toUnsignedLong(columns[at + 5]),
                columns[at + 3]);
    }
}
