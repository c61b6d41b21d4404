package dev.quintain.runtime;

import java.util.Arrays;
import java.util.List;

/**
 * What tests have covered, by the numbers of probes; while somebody listens, which values they compared; and whether they
 * asked for the time.
 *
 * <p>A probe that was hit before costs one look into an array: the fields are plain. A test's own threads may hit probes
 * too, and may do so once more than needed.
 */
public final class Probes {
    private static final boolean[] NONE = {};

    private static final ComparisonLog LOG = new ComparisonLog();

    private static boolean[] hit = NONE;

    /** The probes that need not report again. Empty while somebody listens: then every comparison counts. */
    private static boolean[] known = NONE;

    /** The probes that were hit, in the order of their first time. As long as {@link #hit}. */
    private static int[] order = {};

    private static int fresh;
    private static boolean listening;
    private static boolean clockRead;

    private Probes() {}

    /** How many probes were hit since the last {@link #forget}. */
    public static int fresh() {
        return fresh;
    }

    /** The probes that were hit for the first time since {@link #fresh} was what is given, in their order. */
    public static synchronized int[] freshSince(int mark) {
        return Arrays.copyOfRange(order, mark, fresh);
    }

    /** From now on all probes count as never hit. */
    public static void forget() {
        forgetSince(0);
    }

    /** The same for those alone that were hit for the first time since {@link #fresh} was what is given. */
    public static synchronized void forgetSince(int mark) {
        for (int i = mark; i < fresh; i++) {
            hit[order[i]] = false;
        }
        fresh = mark;
    }

    /** Starts or ends taking note of comparisons. Either way those noted before are gone. */
    public static synchronized void listen(boolean on) {
        LOG.clear();
        listening = on;
        publish();
    }

    /** The values that were compared and found to differ since somebody listens: some hundred pairs at most, and of one loop few. */
    public static synchronized List<Comparison> comparisons() {
        return LOG.comparisons();
    }

    /** Whether code under test asked for the time since the last {@link #clearClock}. */
    public static boolean clockRead() {
        return clockRead;
    }

    public static void clearClock() {
        clockRead = false;
    }

    // What rewritten code calls. A condition has two probes: the number given if it fails, the next if it holds.

    public static void hit(int id) {
        boolean[] flags = known;
        if (id >= flags.length || !flags[id]) {
            first(id);
        }
    }

    public static void isZero(int value, int id) {
        hit(value == 0 ? id + 1 : id);
    }

    public static void isNegative(int value, int id) {
        hit(value < 0 ? id + 1 : id);
    }

    public static void isPositive(int value, int id) {
        hit(value > 0 ? id + 1 : id);
    }

    public static void isNull(Object value, int id) {
        hit(value == null ? id + 1 : id);
    }

    public static void isSame(Object left, Object right, int id) {
        hit(left == right ? id + 1 : id);
    }

    public static void isEqual(int left, int right, int id) {
        branch(left, right, left == right ? id + 1 : id);
    }

    public static void isLess(int left, int right, int id) {
        branch(left, right, left < right ? id + 1 : id);
    }

    public static void isGreater(int left, int right, int id) {
        branch(left, right, left > right ? id + 1 : id);
    }

    public static void compared(long left, long right) {
        if (listening && left != right) {
            note(left, right);
        }
    }

    public static void compared(float left, float right) {
        if (listening && Float.compare(left, right) != 0) {
            note(left, right);
        }
    }

    public static void compared(double left, double right) {
        if (listening && Double.compare(left, right) != 0) {
            note(left, right);
        }
    }

    /** Of objects only strings are noted: to look at others would be to call foreign code. */
    public static void compared(Object left, Object right) {
        if (listening && left instanceof String text && right instanceof String other && !text.equals(other)) {
            note(text, other);
        }
    }

    public static void clock() {
        clockRead = true;
    }

    private static void branch(int left, int right, int id) {
        boolean[] flags = known;
        if (id >= flags.length || !flags[id]) {
            first(left, right, id);
        }
    }

    private static synchronized void first(int left, int right, int id) {
        first(id);
        if (listening && left != right && !(isTiny(left) && isTiny(right))) {
            LOG.note(left, right, id);
        }
    }

    private static synchronized void first(int id) {
        if (id >= hit.length) {
            grow(Math.max(id + 1, 2 * hit.length));
        }
        if (!hit[id]) {
            order[fresh++] = id;
            hit[id] = true;
        }
    }

    private static synchronized void note(Object left, Object right) {
        LOG.note(left, right);
    }

    /** Results of comparisons and of methods that answer yes or no: nothing is learnt from them. */
    private static boolean isTiny(int value) {
        return value >= -1 && value <= 1;
    }

    private static void grow(int length) {
        order = Arrays.copyOf(order, length);
        hit = Arrays.copyOf(hit, length);
        publish();
    }

    private static void publish() {
        known = listening ? NONE : hit;
    }
}
