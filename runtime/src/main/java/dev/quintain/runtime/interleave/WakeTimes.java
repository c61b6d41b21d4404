package dev.quintain.runtime.interleave;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Times at which threads may wake up, one thread each: which of several waiting threads is woken first, Java does not
 * say.
 */
public final class WakeTimes {
    private final List<Integer> left;

    private WakeTimes(List<Integer> times) {
        this.left = times;
    }

    public static WakeTimes of(int... times) {
        return new WakeTimes(new ArrayList<>(Arrays.stream(times).boxed().toList()));
    }

    /** Takes a time from the list; false if it is not there any more. */
    synchronized boolean take(int time) {
        return left.remove((Integer) time);
    }

    @Override
    public synchronized String toString() {
        return left.stream().map(String::valueOf).collect(Collectors.joining(" or "));
    }
}
