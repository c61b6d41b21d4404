package dev.quintain.sandbox;

import java.util.ArrayList;
import java.util.List;

/**
 * A thread that a test left running and that nothing stopped.
 *
 * @param frames where it was, innermost first
 */
public record StrayThread(String name, List<String> frames) {
    private static final int FRAMES_KEPT = 5;

    public StrayThread {
        frames = List.copyOf(frames);
    }

    static StrayThread of(Thread thread) {
        List<String> frames = new ArrayList<>();
        for (StackTraceElement frame : thread.getStackTrace()) {
            if (frames.size() < FRAMES_KEPT) {
                frames.add(frame.toString());
            }
        }
        return new StrayThread(thread.getName(), frames);
    }
}
