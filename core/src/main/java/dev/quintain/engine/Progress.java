package dev.quintain.engine;

import java.time.Duration;
import java.util.Optional;

/**
 * How far an engine is.
 *
 * @param planned how many tests there will be; 0 if that is not known
 * @param left how long it will go on, where that is limited
 */
public record Progress(String activity, long tests, long planned, long problems, Optional<Duration> left) {
    /** Of what goes on until it is done. */
    public Progress(String activity, long tests, long planned, long problems) {
        this(activity, tests, planned, problems, Optional.empty());
    }

    /** Is told now and then, from any thread. */
    public interface Listener {
        void update(Progress progress);
    }
}
