package dev.quintain.runtime.interleave;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * What a block checks its calls with. A check is begun before the call and ended after it; whatever comes of it, the
 * block goes on. Used by one thread.
 */
public final class Checks {
    private final String thread;
    private final TickClock clock;
    private final SequenceLog log;
    private int line;
    private String code = "";
    private Class<? extends Throwable> expected;
    private boolean threw;

    Checks(String thread, TickClock clock, SequenceLog log) {
        this.thread = thread;
        this.clock = clock;
        this.log = log;
    }

    /** The time of the clock. */
    public int time() {
        return clock.time();
    }

    /** Begins a check in which nothing may be thrown. */
    public void begin(int scriptLine, String checkedCode) {
        begin(scriptLine, checkedCode, null);
    }

    /** Begins a check in which such an exception must be thrown. */
    public void begin(int scriptLine, String checkedCode, Class<? extends Throwable> exception) {
        if (clock.isOver()) {
            throw new SequenceOver();
        }
        line = scriptLine;
        code = checkedCode;
        expected = exception;
        threw = false;
        log.testCase();
    }

    /** Something was thrown in the check. */
    public void threw(Throwable e) {
        if (e instanceof SequenceOver over) {
            throw over;
        }
        threw = true;
        if (expected == null) {
            exception("throws " + e, e);
        } else if (!expected.isInstance(e)) {
            exception("throws " + e + ", not " + expected.getName(), e);
        }
    }

    /** Checks that a call throws nothing. */
    public void calls(Action action) {
        begin(0, "a call of " + thread);
        try {
            action.run();
        } catch (Throwable e) {
            threw(e);
        } finally {
            end();
        }
    }

    /** Ends the check. */
    public void end() {
        if (expected != null && !threw) {
            fault(Fault.Kind.EXCEPTION, "throws nothing, not " + expected.getName(), "", List.of());
        }
        forget();
    }

    // What comes after a check, and belongs to none, has another place.
    private void forget() {
        expected = null;
        line = 0;
        code = "";
    }

    /** Something was thrown outside of all checks. */
    void escaped(Throwable e) {
        forget();
        exception("throws " + e, e);
    }

    /** Checks a value. */
    public void equal(Object actual, Object wanted) {
        if (!Values.same(actual, wanted)) {
            fault(Fault.Kind.VALUE, Values.difference(actual, wanted), "", List.of());
        }
    }

    /** Checks that the call before it completed at one of the times left in the list of that name, and takes it. */
    public void wakes(int scriptLine, String list, int... times) {
        begin(scriptLine, "wake-up times " + list);
        take(log.wakeTimes(list, times));
    }

    /** Checks that the call before it completed at one of these times, and takes it. */
    public void completesAtOneOf(WakeTimes times) {
        begin(0, "the call before it");
        take(times);
    }

    private void take(WakeTimes times) {
        int now = time();
        if (!times.take(now)) {
            String left = times.toString();
            fault(
                    Fault.Kind.VALUE,
                    "the call completed at time " + now + ", "
                            + (left.isEmpty() ? "when none was left" : "not " + left),
                    "",
                    List.of());
        }
        forget();
    }

    /** Checks that the call before it completed at this time. */
    public void completesAt(int wanted) {
        begin(0, "the call before it");
        int now = time();
        if (now != wanted) {
            fault(Fault.Kind.VALUE, "the call completed at time " + now + ", not " + wanted, "", List.of());
        }
        forget();
    }

    private void exception(String message, Throwable e) {
        fault(Fault.Kind.EXCEPTION, message, e.getClass().getName(), Arrays.asList(e.getStackTrace()));
    }

    private void fault(Fault.Kind kind, String message, String type, List<StackTraceElement> stack) {
        log.fault(new Fault(kind, time(), thread, line, code, message, type, stack));
    }

    int line() {
        return line;
    }

    String code() {
        return Objects.requireNonNull(code);
    }
}
