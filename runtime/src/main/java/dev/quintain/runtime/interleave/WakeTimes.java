package dev.quintain.runtime.interleave;

import java.util.Arrays;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Collectors;

/**
 * Times at which threads may wake up, one thread each: which of several waiting threads is woken first, Java does not
 * say.
 */
public final class WakeTimes {
    private final Queue<Integer> left;

    private WakeTimes(List<Integer> times) {
        this.left = new ConcurrentLinkedQueue<>(times);
    }

    public static WakeTimes of(int... times) {
        return new WakeTimes(Arrays.stream(times).boxed().toList());
    }

    /** Takes a time from the list; false if it is not there any more. */
    boolean take(int time) {
        return left.remove(time);
    }

    @Override
    public String toString() {
        return left.stream().map(String::valueOf).collect(Collectors.joining(" or "));
    }
}
