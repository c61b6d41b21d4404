package dev.quintain.runtime.explore.shadow;

import dev.quintain.runtime.explore.Shadows;
import dev.quintain.runtime.interleave.SequenceOver;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

/** Stands in for the class of this name. What is asynchronous runs in a thread of its own, in place of the common pool. */
public class CompletableFuture<T> extends FutureStages<T> implements Future<T> {
    private static final Executor OWN_THREADS = TimedActions::start;

    private final Deque<Runnable> dependents = new ArrayDeque<>();
    private boolean done;
    private T value;
    private Throwable thrown;

    public CompletableFuture() {}

    public static <U> CompletableFuture<U> supplyAsync(Supplier<U> supplier) {
        return supplyAsync(supplier, OWN_THREADS);
    }

    public static <U> CompletableFuture<U> supplyAsync(Supplier<U> supplier, Executor executor) {
        return new CompletableFuture<U>().completeAsync(supplier, executor);
    }

    public static CompletableFuture<Void> runAsync(Runnable action) {
        return runAsync(action, OWN_THREADS);
    }

    public static CompletableFuture<Void> runAsync(Runnable action, Executor executor) {
        return supplyAsync(
                () -> {
                    action.run();
                    return null;
                },
                executor);
    }

    public static <U> CompletableFuture<U> completedFuture(U value) {
        var future = new CompletableFuture<U>();
        future.value = value;
        future.done = true;
        return future;
    }

    public static <U> CompletableFuture<U> failedFuture(Throwable thrown) {
        CompletableFuture<U> future = completedFuture(null);
        future.thrown = thrown;
        return future;
    }

    public static <U> CompletionStage<U> completedStage(U value) {
        return completedFuture(value);
    }

    public static <U> CompletionStage<U> failedStage(Throwable thrown) {
        return failedFuture(thrown);
    }

    public static CompletableFuture<Void> allOf(CompletableFuture<?>... futures) {
        CompletableFuture<Void> all = completedFuture(null);
        for (CompletableFuture<?> future : futures) {
            all = all.thenBoth(null, future, (one, two) -> null);
        }
        return all;
    }

    public static CompletableFuture<Object> anyOf(CompletableFuture<?>... futures) {
        var any = new CompletableFuture<Object>();
        for (CompletableFuture<?> future : futures) {
            future.whenDone(null, () -> any.settle(future.value, wrappedOrNull(future.thrown)));
        }
        return any;
    }

    public static Executor delayedExecutor(long delay, TimeUnit unit) {
        return delayedExecutor(delay, unit, OWN_THREADS);
    }

    public static Executor delayedExecutor(long delay, TimeUnit unit, Executor executor) {
        return command -> TimedActions.after(unit.toNanos(delay), () -> false, () -> executor.execute(command));
    }

    private static Throwable wrappedOrNull(Throwable thrown) {
        return thrown == null ? null : Reaction.wrapped(thrown);
    }

    // ---- being completed

    /** Completes it; false if it was completed before. Whoever waits for it goes on, in the opposite order. */
    final boolean settle(T newValue, Throwable newThrown) {
        Shadows.step(this);
        if (done) {
            return false;
        }
        value = newValue;
        thrown = newThrown;
        done = true;
        while (!dependents.isEmpty()) {
            dependents.pop().run();
        }
        return true;
    }

    /** Another one comes to the same. */
    final void settles(CompletableFuture<T> other) {
        whenDone(null, () -> other.settle(value, wrappedOrNull(thrown)));
    }

    private void whenDone(Executor executor, Runnable action) {
        Runnable dependent = executor == null ? action : () -> executor.execute(action);
        Shadows.step(this);
        if (done) {
            dependent.run();
        } else {
            dependents.push(dependent);
        }
    }

    @Override
    final <U> CompletableFuture<U> then(Executor executor, Reaction<T, U> reaction) {
        CompletableFuture<U> next = newIncompleteFuture();
        whenDone(executor, () -> next.guarded(() -> reaction.react(value, thrown, next)));
        return next;
    }

    @Override
    final <U, V> CompletableFuture<V> thenBoth(
            Executor executor,
            CompletionStage<? extends U> other,
            BiFunction<? super T, ? super U, ? extends V> function) {
        CompletableFuture<V> next = newIncompleteFuture();
        CompletableFuture<? extends U> second = other.toCompletableFuture();
        // In whichever thread the later one is completed.
        whenDone(
                null,
                () -> second.whenDone(
                        executor,
                        () -> next.guarded(() -> {
                            Throwable failed = thrown == null ? second.thrownNow() : thrown;
                            next.settle(
                                    failed == null ? function.apply(value, second.valueNow()) : null,
                                    wrappedOrNull(failed));
                        })));
        return next;
    }

    @Override
    final <U> CompletableFuture<U> thenEither(
            Executor executor, CompletionStage<? extends T> other, Function<? super T, U> function) {
        var first = new CompletableFuture<T>();
        settles(first);
        CompletableFuture<? extends T> second = other.toCompletableFuture();
        second.whenDone(null, () -> first.settle(second.valueNow(), wrappedOrNull(second.thrownNow())));
        return first.then(executor, Reaction.applying(function));
    }

    private T valueNow() {
        return value;
    }

    private Throwable thrownNow() {
        return thrown;
    }

    private void guarded(Runnable action) {
        try {
            action.run();
        } catch (SequenceOver over) {
            throw over;
        } catch (RuntimeException | Error e) {
            settle(null, Reaction.wrapped(e));
        }
    }

    public boolean complete(T newValue) {
        return settle(newValue, null);
    }

    public boolean completeExceptionally(Throwable newThrown) {
        return settle(null, newThrown);
    }

    public CompletableFuture<T> completeAsync(Supplier<? extends T> supplier) {
        return completeAsync(supplier, defaultExecutor());
    }

    public CompletableFuture<T> completeAsync(Supplier<? extends T> supplier, Executor executor) {
        executor.execute(() -> guarded(() -> {
            if (!isDone()) {
                settle(supplier.get(), null);
            }
        }));
        return this;
    }

    @Override
    public boolean cancel(boolean interrupts) {
        return settle(null, new CancellationException()) || isCancelled();
    }

    public void obtrudeValue(T newValue) {
        obtrude(newValue, null);
    }

    public void obtrudeException(Throwable newThrown) {
        obtrude(null, newThrown);
    }

    private void obtrude(T newValue, Throwable newThrown) {
        if (!settle(newValue, newThrown)) {
            value = newValue;
            thrown = newThrown;
        }
    }

    public CompletableFuture<T> orTimeout(long time, TimeUnit unit) {
        TimedActions.after(unit.toNanos(time), this, () -> done, () -> settle(null, new TimeoutException()));
        return this;
    }

    public CompletableFuture<T> completeOnTimeout(T late, long time, TimeUnit unit) {
        TimedActions.after(unit.toNanos(time), this, () -> done, () -> settle(late, null));
        return this;
    }

    // ---- being asked

    @Override
    public boolean isDone() {
        Shadows.step(this);
        return done;
    }

    @Override
    public boolean isCancelled() {
        return isDone() && thrown instanceof CancellationException;
    }

    public boolean isCompletedExceptionally() {
        return isDone() && thrown != null;
    }

    @Override
    public T get() throws InterruptedException, ExecutionException {
        Shadows.passInterruptibly(this, task -> done);
        return got();
    }

    @Override
    public T get(long time, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        if (!Shadows.passFor(this, task -> done, unit.toNanos(time))) {
            throw new TimeoutException();
        }
        return got();
    }

    private T got() throws ExecutionException {
        if (thrown instanceof CancellationException cancelled) {
            throw cancelled;
        }
        if (thrown != null) {
            boolean wrapped = thrown instanceof CompletionException && thrown.getCause() != null;
            throw new ExecutionException(wrapped ? thrown.getCause() : thrown);
        }
        return value;
    }

    public T join() {
        Shadows.pass(this, task -> done);
        if (thrown instanceof CancellationException cancelled) {
            throw cancelled;
        }
        if (thrown != null) {
            throw Reaction.wrapped(thrown);
        }
        return value;
    }

    public T getNow(T absent) {
        return isDone() ? join() : absent;
    }

    public int getNumberOfDependents() {
        Shadows.step(this);
        return dependents.size();
    }

    public <U> CompletableFuture<U> newIncompleteFuture() {
        return new CompletableFuture<>();
    }

    @Override
    public Executor defaultExecutor() {
        return OWN_THREADS;
    }

    public CompletableFuture<T> copy() {
        return thenApply(same -> same);
    }

    public CompletionStage<T> minimalCompletionStage() {
        return copy();
    }

    @Override
    public CompletableFuture<T> toCompletableFuture() {
        return this;
    }

    @Override
    public String toString() {
        String state = !done ? "Not completed" : thrown == null ? "Completed normally" : "Completed exceptionally";
        return super.toString() + "[" + state + "]";
    }
}
