package dev.quintain.runtime.interleave;

import java.util.List;
import java.util.function.IntConsumer;

/** Runs the threads of a sequence in a way of its own, instead of leaving that to the virtual machine. */
public interface Stage {
    /**
     * Runs all of them until nobody can go on, tick after tick.
     *
     * @param tick moves the clock that the threads see; called at every tick and once in the end
     * @return those who are not done then
     */
    List<Stuck> perform(List<Part> parts, int ticks, Runnable tick);

    /** What a thread does. */
    interface Part {
        String thread();

        /**
         * @param await returns when the clock has reached a time
         */
        void run(IntConsumer await);
    }

    /** A thread that cannot go on, and why. */
    record Stuck(String thread, String why, List<StackTraceElement> stack) {
        public Stuck {
            stack = List.copyOf(stack);
        }
    }
}
