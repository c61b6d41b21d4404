package dev.quintain.runtime.explore.shadow;

import dev.quintain.runtime.explore.Shadows;
import dev.quintain.runtime.explore.Task;
import dev.quintain.runtime.interleave.SequenceOver;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.RunnableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Stands in for the class of this name. */
public class FutureTask<V> implements RunnableFuture<V> {
    private final Callable<V> callable;
    private Task runner;
    private boolean done;
    private boolean cancelled;
    private V result;
    private Throwable thrown;

    public FutureTask(Callable<V> callable) {
        if (callable == null) {
            throw new NullPointerException();
        }
        this.callable = callable;
    }

    public FutureTask(Runnable runnable, V result) {
        this(Executors.callable(runnable, result));
    }

    @Override
    public boolean isCancelled() {
        Shadows.step(this);
        return cancelled;
    }

    @Override
    public boolean isDone() {
        Shadows.step(this);
        return done;
    }

    @Override
    public boolean cancel(boolean interrupts) {
        Shadows.step(this);
        if (done) {
            return false;
        }
        cancelled = true;
        done = true;
        if (interrupts && runner != null) {
            Shadows.interrupt(runner);
        }
        done();
        return true;
    }

    @Override
    public V get() throws InterruptedException, ExecutionException {
        Shadows.passInterruptibly(this, task -> done);
        return outcome();
    }

    @Override
    public V get(long time, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        if (!Shadows.passFor(this, task -> done, unit.toNanos(time))) {
            throw new TimeoutException();
        }
        return outcome();
    }

    private V outcome() throws ExecutionException {
        if (cancelled) {
            throw new CancellationException();
        }
        if (thrown != null) {
            throw new ExecutionException(thrown);
        }
        return result;
    }

    /** For those who extend it. */
    protected void done() {}

    protected void set(V value) {
        complete(value, null);
    }

    protected void setException(Throwable e) {
        complete(null, e);
    }

    private void complete(V value, Throwable e) {
        Shadows.step(this);
        if (!done) {
            result = value;
            thrown = e;
            done = true;
            done();
        }
    }

    /** For what runs again and again: false if it was cancelled or threw something. */
    protected boolean runAndReset() {
        Shadows.step(this);
        if (done || runner != null) {
            return false;
        }
        runner = Shadows.me();
        try {
            callable.call();
        } catch (SequenceOver over) {
            throw over;
        } catch (Throwable e) {
            setException(e);
            return false;
        }
        Shadows.step(this);
        runner = null;
        return !done;
    }

    @Override
    public void run() {
        Shadows.step(this);
        if (done || runner != null) {
            return;
        }
        runner = Shadows.me();
        V value;
        try {
            value = callable.call();
        } catch (SequenceOver over) {
            throw over;
        } catch (Throwable e) {
            setException(e);
            return;
        }
        set(value);
    }
}
