package dev.quintain.runtime.interleave;

import java.util.List;
import java.util.concurrent.TimeUnit;

/** How often and for how long all looks have shown the same threads quiet, in the same sleeps. */
final class Stillness {
    /** No more counts between two looks: if we got no processor ourselves, others may have got none either. */
    private static final long LONGEST_PAUSE = TimeUnit.MILLISECONDS.toNanos(5);

    private List<Sight> last = List.of();
    private boolean wasQuiet;
    private long lastLook = System.nanoTime();
    private long nanos;
    private int looks;

    void see(List<Sight> now, boolean quiet) {
        long time = System.nanoTime();
        boolean same = quiet && wasQuiet && now.equals(last);
        looks = same ? looks + 1 : 1;
        nanos = same ? nanos + Math.min(time - lastLook, LONGEST_PAUSE) : 0;
        last = now;
        lastLook = time;
        wasQuiet = quiet;
    }

    int looks() {
        return looks;
    }

    long millis() {
        return TimeUnit.NANOSECONDS.toMillis(nanos);
    }
}
