package dev.quintain.run;

import dev.quintain.engine.StopSignal;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** For engines that know no limit in time. */
public final class TimedStop {
    private static final Duration SECOND_THOUGHTS = Duration.ofSeconds(10);

    private TimedStop() {}

    /**
     * A signal for engines that keep to a limit while they search, but not in what comes after it: choosing, shortening and
     * confirming. When it comes, they have some seconds left.
     */
    public static StopSignal after(Duration search, StopSignal other) {
        return within(search.multipliedBy(2).plus(SECOND_THOUGHTS), other);
    }

    /** A signal that comes when another one does, or when time is up. */
    public static StopSignal within(Duration time, StopSignal other) {
        var stop = new StopSignal();
        other.onStop(stop::stop);
        CompletableFuture.delayedExecutor(time.toMillis(), TimeUnit.MILLISECONDS)
                .execute(stop::stop);
        return stop;
    }
}
