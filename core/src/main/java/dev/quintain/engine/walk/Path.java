package dev.quintain.engine.walk;

import java.io.Serializable;
import java.util.Arrays;

/**
 * A sequence by numbers, since there are millions of them: which operation makes the object, and which methods are then
 * called on it. Each step also says whether it changed the object.
 */
final class Path implements Serializable {
    static final Path NOWHERE = new Path(new int[0]);

    private final int[] steps;

    private Path(int[] steps) {
        this.steps = steps;
    }

    /** The path of the operation that makes an object. */
    static Path of(int start) {
        return NOWHERE.plus(start, true);
    }

    int length() {
        return steps.length;
    }

    /** The number of an operation: of one that makes objects if it comes first, otherwise of a method. */
    int call(int position) {
        return steps[position] >>> 1;
    }

    boolean isMutator(int position) {
        return (steps[position] & 1) == 1;
    }

    Path plus(int call, boolean mutator) {
        int[] longer = Arrays.copyOf(steps, steps.length + 1);
        longer[steps.length] = step(call, mutator);
        return new Path(longer);
    }

    /** The path that goes on with these steps. */
    Path plus(int[] more) {
        int[] longer = Arrays.copyOf(steps, steps.length + more.length);
        System.arraycopy(more, 0, longer, steps.length, more.length);
        return new Path(longer);
    }

    /** A step as one number. */
    static int step(int call, boolean mutator) {
        return call << 1 | (mutator ? 1 : 0);
    }
}
