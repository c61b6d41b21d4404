package dev.quintain.examples.concurrent.faulty;

import java.util.ArrayDeque;
import java.util.Deque;

/** A pool with one thread that computes squares. It looks for a job before it locks, and may miss the one that comes in between. */
public class SquarePool {
    private final Deque<Job> jobs = new ArrayDeque<>();

    private static final class Job {
        private final int number;
        private int square;
        private boolean done;

        Job(int number) {
            this.number = number;
        }

        private synchronized void compute() {
            square = number * number;
            done = true;
            notifyAll();
        }

        private synchronized int await() throws InterruptedException {
            while (!done) {
                wait();
            }
            return square;
        }
    }

    public SquarePool() {
        var worker = new Thread(this::work, "worker");
        worker.setDaemon(true);
        worker.start();
    }

    public int square(int number) throws InterruptedException {
        var job = new Job(number);
        synchronized (jobs) {
            jobs.add(job);
            jobs.notifyAll();
        }
        return job.await();
    }

    private void work() {
        try {
            while (true) {
                next().compute();
            }
        } catch (InterruptedException e) {
            // the end
        }
    }

    private Job next() throws InterruptedException {
        boolean nothing;
        synchronized (jobs) {
            nothing = jobs.isEmpty();
        }
        synchronized (jobs) {
            if (nothing) {
                jobs.wait();
            }
            return jobs.remove();
        }
    }
}
