package dev.quintain.run;

import dev.quintain.engine.StopSignal;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/**
 * Ends a run, for engines that know no limit in time: when another signal comes, or when time is up. Whoever closes it when the
 * run is over frees all that waits for its signal; otherwise the other one and the clock would keep that.
 */
public final class TimedStop implements AutoCloseable {
    private static final Duration SECOND_THOUGHTS = Duration.ofSeconds(10);

    private final StopSignal signal = new StopSignal();
    private final StopSignal other;
    private final Runnable end = signal::stop;
    private final CompletableFuture<Boolean> isTimeUp;

    private TimedStop(Duration time, StopSignal other) {
        this.other = other;
        this.isTimeUp =
                new CompletableFuture<Boolean>().completeOnTimeout(true, time.toMillis(), TimeUnit.MILLISECONDS);
        other.onStop(end);
        var unused = isTimeUp.thenAcceptAsync(up -> {
            if (up) {
                signal.stop();
            }
        });
    }

    /**
     * For engines that keep to a limit while they search, but not in what comes after it: choosing, shortening and
     * confirming. When the signal comes, they have some seconds left.
     */
    public static TimedStop after(Duration search, StopSignal other) {
        return within(search.multipliedBy(2).plus(SECOND_THOUGHTS), other);
    }

    public static TimedStop within(Duration time, StopSignal other) {
        return new TimedStop(time, other);
    }

    /** Comes when the other signal does, or when time is up; not any more when this is closed. */
    public StopSignal signal() {
        return signal;
    }

    @Override
    public void close() {
        other.forget(end);
        // Not cancelled: the clock would not let go of what is.
        isTimeUp.complete(false);
    }
}
