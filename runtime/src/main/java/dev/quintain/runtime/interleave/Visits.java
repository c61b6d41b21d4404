package dev.quintain.runtime.interleave;

import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What threads do in a component that was rewritten to tell of it: which methods they call, and how often they wait. */
public final class Visits {
    private static final Map<Thread, Visit> CURRENT = new ConcurrentHashMap<>();
    private static final Queue<Visit> ALL = new ConcurrentLinkedQueue<>();
    private static final Queue<Map<String, Long>> QUIET = new ConcurrentLinkedQueue<>();
    private static final AtomicInteger WAITING = new AtomicInteger();
    private static final AtomicBoolean WOKE_NOBODY = new AtomicBoolean();
    private static final AtomicReference<Seen> SEEN = new AtomicReference<>(Seen.NOTHING);

    private Visits() {}

    private record Visit(Thread thread, String method, AtomicInteger waits) {
        Visit(Thread thread, String method) {
            this(thread, method, new AtomicInteger());
        }

        boolean isSuspended() {
            return waits.get() > 0 && isInside();
        }

        // By its stack, since nobody tells of a call that ends with an exception.
        boolean isInside() {
            return Stream.of(thread.getStackTrace())
                    .anyMatch(frame -> frame.getMethodName().equals(method)
                            && !frame.getClassName().startsWith("java."));
        }
    }

    /** What rewritten scripts call before they call the component. */
    public static void calling(String method) {
        var visit = new Visit(Thread.currentThread(), method);
        CURRENT.put(visit.thread(), visit);
        ALL.add(visit);
    }

    /** What rewritten components call before they wait. */
    public static void waiting() {
        WAITING.incrementAndGet();
        Visit visit = CURRENT.get(Thread.currentThread());
        if (visit != null) {
            visit.waits().incrementAndGet();
        }
    }

    /** What rewritten components call before they wake others. */
    public static void waking() {
        if (WAITING.get() == 0) {
            WOKE_NOBODY.set(true);
        }
    }

    /** How often a thread has begun to wait in the call that it is in, or made last. */
    public static int waits(Thread thread) {
        Visit visit = CURRENT.get(thread);
        return visit == null ? 0 : visit.waits().get();
    }

    /** To be called when everybody is done or suspended: counts who is. */
    public static void quiet() {
        Map<String, Long> suspended = CURRENT.values().stream()
                .filter(Visit::isSuspended)
                .collect(Collectors.groupingBy(Visit::method, Collectors.counting()));
        WAITING.set(suspended.values().stream().mapToInt(Long::intValue).sum());
        QUIET.add(suspended);
        List<Seen.Call> calls = ALL.stream()
                .map(visit -> new Seen.Call(visit.method(), visit.waits().get()))
                .toList();
        SEEN.set(new Seen(calls, List.copyOf(QUIET), WOKE_NOBODY.get()));
    }

    /** All that was seen from the last clearing to the last quiet moment; what is only interrupted later does not count. */
    public static Seen seen() {
        return SEEN.get();
    }

    public static void clear() {
        CURRENT.clear();
        ALL.clear();
        QUIET.clear();
        WAITING.set(0);
        WOKE_NOBODY.set(false);
        SEEN.set(Seen.NOTHING);
    }
}
