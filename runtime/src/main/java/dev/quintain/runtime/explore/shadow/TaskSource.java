package dev.quintain.runtime.explore.shadow;

import dev.quintain.runtime.explore.Shadows;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.BlockingQueue;

/** Where the threads of an executor get their tasks from: in one step each, if the queue is one of ours. */
final class TaskSource {
    private final BlockingQueue<Runnable> queue;

    /** What was given to threads that wait, for a queue that holds nothing. */
    private final Deque<Runnable> handed = new ArrayDeque<>();

    private int idle;

    TaskSource(BlockingQueue<Runnable> queue) {
        this.queue = queue;
    }

    BlockingQueue<Runnable> queue() {
        return queue;
    }

    /** What all steps of the executor are about: who uses the queue itself is noticed, too. */
    Object place() {
        return queue;
    }

    /** Whether somebody else wrote the queue, who must be asked as anybody asks. */
    boolean isForeign() {
        return !(queue instanceof QueueShadow || queue instanceof SynchronousQueue);
    }

    /** Within a step, if it is not foreign. */
    boolean offer(Runnable command) {
        if (queue instanceof QueueShadow<Runnable> own) {
            return own.addNow(command);
        }
        return queue instanceof SynchronousQueue ? handed.size() < idle && handed.add(command) : queue.offer(command);
    }

    boolean holds() {
        return queue instanceof QueueShadow<Runnable> own ? own.holds() : !handed.isEmpty();
    }

    /** Waits for a task; null if the executor has ended before there was one. */
    Runnable take(Ending ending) {
        if (isForeign()) {
            return takeForeign(ending);
        }
        if (!(queue instanceof QueueShadow)) {
            Shadows.step(place());
        }
        idle++;
        if (queue instanceof QueueShadow<Runnable> own) {
            own.awaitHead(ending::isEnded);
        } else {
            Shadows.pass(place(), task -> ending.isEnded() || holds());
        }
        idle--;
        return queue instanceof QueueShadow<Runnable> own ? own.pollNow() : handed.poll();
    }

    private Runnable takeForeign(Ending ending) {
        while (true) {
            try {
                return ending.isEnded() ? queue.poll() : queue.take();
            } catch (InterruptedException e) {
                // asked again
            }
        }
    }

    /** Whether there will be no other tasks. */
    interface Ending {
        boolean isEnded();
    }

    List<Runnable> drain() {
        var left = new ArrayList<>(handed);
        handed.clear();
        if (queue instanceof QueueShadow<Runnable> own) {
            while (own.holds()) {
                left.add(own.removeNow());
            }
        } else {
            queue.drainTo(left);
        }
        return left;
    }

    /** What is in a queue of ours, in any order. */
    List<Runnable> all() {
        return queue instanceof QueueShadow<Runnable> own ? own.itemsNow() : List.of();
    }

    void remove(Runnable task) {
        if (queue instanceof QueueShadow<Runnable> own) {
            own.removeNow(task);
        }
    }

    int idle() {
        return idle;
    }
}
