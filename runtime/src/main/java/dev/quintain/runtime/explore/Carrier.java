package dev.quintain.runtime.explore;

import dev.quintain.runtime.interleave.Staged;
import java.util.concurrent.locks.LockSupport;

/** A thread of the virtual machine that runs one controlled thread after the other, when it is its turn. */
final class Carrier extends Thread implements Staged {
    private volatile boolean turn;
    volatile Task task;
    private volatile boolean closed;
    private final Runnable job;

    Carrier(int number) {
        this(null, "carrier-" + number);
    }

    /** One that has something to do by itself. */
    Carrier(Runnable job, String name) {
        super(null, null, name, 0, false);
        this.job = job;
        setDaemon(true);
    }

    /** Has it run; the caller must not touch anything that both know after it, unless it is its turn again. */
    void give() {
        turn = true;
        LockSupport.unpark(this);
    }

    /** Waits for the turn of the calling carrier. */
    void take() {
        while (!turn) {
            LockSupport.park(this);
        }
        turn = false;
    }

    void close() {
        closed = true;
        give();
    }

    @Override
    public void run() {
        if (job != null) {
            job.run();
            return;
        }
        while (true) {
            take();
            if (closed) {
                return;
            }
            task.execution.run(task);
        }
    }
}
