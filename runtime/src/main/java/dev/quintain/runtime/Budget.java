package dev.quintain.runtime;

import dev.quintain.runtime.BudgetExceeded.Kind;

/**
 * What a test may use: steps (methods entered, jumps back, exceptions caught) and bytes of arrays and buffers. It is
 * counted, not timed, so that a test ends at the same place on every machine.
 *
 * <p>Once a budget is used up, every further step throws, so code that swallows the error gets no further.
 *
 * <p>The counters are plain fields: a step must cost next to nothing. Threads of one test share them and may lose a
 * count now and then.
 */
public final class Budget {
    private static long steps = Long.MAX_VALUE;
    private static long limit = Long.MAX_VALUE;
    private static long usedBefore;
    private static long allocation = Long.MAX_VALUE;
    private static Kind usedUp;

    /** Volatile for what it does to loops: without it the compiler keeps the counters of a loop in registers. */
    private static volatile boolean poisoned;

    private Budget() {}

    /** Gives the test that comes next its budget. */
    public static void arm(long stepLimit, long allocationLimit) {
        usedBefore = used();
        usedUp = null;
        poisoned = false;
        allocation = allocationLimit;
        limit = stepLimit;
        steps = stepLimit;
    }

    /** Takes the limits off. */
    public static void disarm() {
        arm(Long.MAX_VALUE, Long.MAX_VALUE);
    }

    /** Makes every step of every thread throw until the budget is armed again. */
    public static void poison() {
        usedUp = Kind.POISONED;
        poisoned = true;
    }

    /** What was used up first since the budget was armed; null if nothing was. */
    public static Kind exhausted() {
        return usedUp;
    }

    /** How many steps were ever taken: what somebody has used is the difference. */
    public static long used() {
        return usedBefore + limit - Math.max(0, steps);
    }

    public static void step() {
        if (--steps < 0 || poisoned) {
            stop(Kind.STEPS);
        }
    }

    /** Charges an array before it is made. A negative length costs nothing: the JVM has its own answer to it. */
    public static void array(int length, int bytesPerElement) {
        if (length > 0) {
            charge((long) length * bytesPerElement);
        }
    }

    /**
     * Charges one dimension of an array of arrays.
     *
     * @param arrays how many arrays of this length there will be
     * @return how many arrays the next dimension will have
     */
    public static long dimension(long arrays, int length, int bytesPerElement) {
        if (length <= 0 || arrays <= 0) {
            return 0;
        }
        // Beyond this no budget reaches, and the next product cannot overflow.
        long elements = Math.min(arrays * length, Integer.MAX_VALUE);
        charge(elements * bytesPerElement);
        return elements;
    }

    /** Charges the array that {@link java.lang.reflect.Array#newInstance(Class, int...)} is to make. */
    public static void dimensions(int[] lengths) {
        long arrays = 1;
        for (int i = 0; lengths != null && i < lengths.length; i++) {
            arrays = dimension(arrays, lengths[i], 4);
        }
    }

    /** Charges the copy of a part of an array. */
    public static void range(int from, int to, int bytesPerElement) {
        array(to - from, bytesPerElement);
    }

    public static void bits(int count) {
        array(count >> 3, 1);
    }

    /** Charges text that was made or is to be copied. Of other classes' lengths nothing is asked: that is foreign code. */
    public static void text(CharSequence text) {
        if (text instanceof String || text instanceof StringBuilder || text instanceof StringBuffer) {
            charge(text.length());
        }
    }

    public static void repeat(String text, int times) {
        if (text != null && times > 0) {
            charge((long) text.length() * times);
        }
    }

    /** Has the guard judge how long a file is to become. */
    public static void file(long length) {
        Guard.lengthen(length);
    }

    private static void charge(long bytes) {
        if ((allocation -= bytes) < 0) {
            steps = -1;
            stop(Kind.ALLOCATION);
        }
    }

    private static void stop(Kind kind) {
        if (usedUp == null) {
            usedUp = kind;
        }
        // Far from where an endless loop could count down to a positive number again.
        steps = -1;
        allocation = -1;
        throw new BudgetExceeded(usedUp);
    }
}
