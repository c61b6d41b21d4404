package dev.quintain.examples.concurrent.right;

import java.util.ArrayDeque;
import java.util.Deque;

/** A pool with one thread that computes squares. Its list is locked. */
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
        synchronized (jobs) {
            while (jobs.isEmpty()) {
                jobs.wait();
            }
            return jobs.remove();
        }
    }
}
