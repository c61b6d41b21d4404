package dev.quintain.runtime.explore.shadow;

import dev.quintain.runtime.explore.ShadowThread;
import dev.quintain.runtime.explore.Shadows;
import java.util.function.BooleanSupplier;

/** What the platform does in threads of its own, in the background: here each in a thread under control. */
final class TimedActions {
    private TimedActions() {}

    static void start(Runnable action) {
        var thread = new ShadowThread(action, "background");
        thread.setDaemon(true);
        thread.start();
    }

    /** After a while. */
    static void after(long nanos, BooleanSupplier needless, Runnable action) {
        after(nanos, new Object(), needless, action);
    }

    /**
     * After a while, unless it is not needed any more.
     *
     * @param place what that depends on
     */
    static void after(long nanos, Object place, BooleanSupplier needless, Runnable action) {
        start(() -> {
            Shadows.passUntil(place, task -> needless.getAsBoolean(), nanos);
            action.run();
        });
    }
}
