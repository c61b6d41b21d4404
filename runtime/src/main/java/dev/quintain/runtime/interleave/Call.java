package dev.quintain.runtime.interleave;

import java.util.concurrent.Callable;

/** A call that a thread makes, and what is expected of it: unless something else is said, only that it completes. */
public final class Call {
    private final String thread;
    private final Callable<?> call;
    private Class<? extends Throwable> exception;
    private boolean valued;
    private Object value;
    private int completion = -1;
    private WakeTimes wakeTimes;

    Call(String thread, Callable<?> call) {
        this.thread = thread;
        this.call = call;
    }

    /** It returns this value. */
    public Call returns(Object expected) {
        valued = true;
        value = expected;
        return this;
    }

    /** It throws such an exception. */
    public Call fails(Class<? extends Throwable> expected) {
        exception = expected;
        return this;
    }

    /** It completes at this time of the clock, at or after the tick and before the next. */
    public Call completesAt(int time) {
        completion = time;
        return this;
    }

    /** It completes at one of these times, which none of the other calls that share them takes. */
    public Call completesAtOneOf(WakeTimes times) {
        wakeTimes = times;
        return this;
    }

    void run(Checks check) {
        check.begin(0, "the call of " + thread, exception);
        try {
            Object result = call.call();
            if (valued) {
                check.equal(result, value);
            }
        } catch (Throwable e) {
            check.threw(e);
        } finally {
            check.end();
        }
        if (completion >= 0) {
            check.completesAt(completion);
        }
        if (wakeTimes != null) {
            check.completesAtOneOf(wakeTimes);
        }
    }
}
