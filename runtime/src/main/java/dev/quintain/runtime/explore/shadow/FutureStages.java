package dev.quintain.runtime.explore.shadow;

import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * What can come after a future: every way three times, in the thread that is there, in one of the future's own, and in one
 * of the caller's. What each does is in {@link Reaction}.
 */
abstract class FutureStages<T> implements CompletionStage<T> {
    /** A future that is done when the reaction is; null stands for the thread that is there. */
    abstract <U> CompletableFuture<U> then(Executor executor, Reaction<T, U> reaction);

    /** The same when both are done. */
    abstract <U, V> CompletableFuture<V> thenBoth(
            Executor executor,
            CompletionStage<? extends U> other,
            BiFunction<? super T, ? super U, ? extends V> function);

    /** The same when one of them is done. */
    abstract <U> CompletableFuture<U> thenEither(
            Executor executor, CompletionStage<? extends T> other, Function<? super T, U> function);

    public abstract Executor defaultExecutor();

    @Override
    public <U> CompletableFuture<U> thenApply(Function<? super T, ? extends U> function) {
        return then(null, Reaction.applying(function));
    }

    @Override
    public <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> function) {
        return then(defaultExecutor(), Reaction.applying(function));
    }

    @Override
    public <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> function, Executor executor) {
        return then(executor, Reaction.applying(function));
    }

    @Override
    public CompletableFuture<Void> thenAccept(Consumer<? super T> consumer) {
        return then(null, Reaction.accepting(consumer));
    }

    @Override
    public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> consumer) {
        return then(defaultExecutor(), Reaction.accepting(consumer));
    }

    @Override
    public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> consumer, Executor executor) {
        return then(executor, Reaction.accepting(consumer));
    }

    @Override
    public CompletableFuture<Void> thenRun(Runnable action) {
        return then(null, Reaction.accepting(value -> action.run()));
    }

    @Override
    public CompletableFuture<Void> thenRunAsync(Runnable action) {
        return then(defaultExecutor(), Reaction.accepting(value -> action.run()));
    }

    @Override
    public CompletableFuture<Void> thenRunAsync(Runnable action, Executor executor) {
        return then(executor, Reaction.accepting(value -> action.run()));
    }

    @Override
    public <U, V> CompletableFuture<V> thenCombine(
            CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> function) {
        return thenBoth(null, other, function);
    }

    @Override
    public <U, V> CompletableFuture<V> thenCombineAsync(
            CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> function) {
        return thenBoth(defaultExecutor(), other, function);
    }

    @Override
    public <U, V> CompletableFuture<V> thenCombineAsync(
            CompletionStage<? extends U> other,
            BiFunction<? super T, ? super U, ? extends V> function,
            Executor executor) {
        return thenBoth(executor, other, function);
    }

    @Override
    public <U> CompletableFuture<Void> thenAcceptBoth(
            CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> consumer) {
        return thenBoth(null, other, Reaction.both(consumer));
    }

    @Override
    public <U> CompletableFuture<Void> thenAcceptBothAsync(
            CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> consumer) {
        return thenBoth(defaultExecutor(), other, Reaction.both(consumer));
    }

    @Override
    public <U> CompletableFuture<Void> thenAcceptBothAsync(
            CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> consumer, Executor executor) {
        return thenBoth(executor, other, Reaction.both(consumer));
    }

    @Override
    public CompletableFuture<Void> runAfterBoth(CompletionStage<?> other, Runnable action) {
        return thenBoth(null, other, Reaction.both((one, two) -> action.run()));
    }

    @Override
    public CompletableFuture<Void> runAfterBothAsync(CompletionStage<?> other, Runnable action) {
        return thenBoth(defaultExecutor(), other, Reaction.both((one, two) -> action.run()));
    }

    @Override
    public CompletableFuture<Void> runAfterBothAsync(CompletionStage<?> other, Runnable action, Executor executor) {
        return thenBoth(executor, other, Reaction.both((one, two) -> action.run()));
    }

    @Override
    public <U> CompletableFuture<U> applyToEither(CompletionStage<? extends T> other, Function<? super T, U> function) {
        return thenEither(null, other, function);
    }

    @Override
    public <U> CompletableFuture<U> applyToEitherAsync(
            CompletionStage<? extends T> other, Function<? super T, U> function) {
        return thenEither(defaultExecutor(), other, function);
    }

    @Override
    public <U> CompletableFuture<U> applyToEitherAsync(
            CompletionStage<? extends T> other, Function<? super T, U> function, Executor executor) {
        return thenEither(executor, other, function);
    }

    @Override
    public CompletableFuture<Void> acceptEither(CompletionStage<? extends T> other, Consumer<? super T> consumer) {
        return thenEither(null, other, Reaction.nothing(consumer));
    }

    @Override
    public CompletableFuture<Void> acceptEitherAsync(CompletionStage<? extends T> other, Consumer<? super T> consumer) {
        return thenEither(defaultExecutor(), other, Reaction.nothing(consumer));
    }

    @Override
    public CompletableFuture<Void> acceptEitherAsync(
            CompletionStage<? extends T> other, Consumer<? super T> consumer, Executor executor) {
        return thenEither(executor, other, Reaction.nothing(consumer));
    }

    @Override
    public CompletableFuture<Void> runAfterEither(CompletionStage<?> other, Runnable action) {
        return thenEither(null, Reaction.cast(other), Reaction.nothing(value -> action.run()));
    }

    @Override
    public CompletableFuture<Void> runAfterEitherAsync(CompletionStage<?> other, Runnable action) {
        return thenEither(defaultExecutor(), Reaction.cast(other), Reaction.nothing(value -> action.run()));
    }

    @Override
    public CompletableFuture<Void> runAfterEitherAsync(CompletionStage<?> other, Runnable action, Executor executor) {
        return thenEither(executor, Reaction.cast(other), Reaction.nothing(value -> action.run()));
    }

    @Override
    public <U> CompletableFuture<U> thenCompose(Function<? super T, ? extends CompletionStage<U>> function) {
        return then(null, Reaction.composing(function));
    }

    @Override
    public <U> CompletableFuture<U> thenComposeAsync(Function<? super T, ? extends CompletionStage<U>> function) {
        return then(defaultExecutor(), Reaction.composing(function));
    }

    @Override
    public <U> CompletableFuture<U> thenComposeAsync(
            Function<? super T, ? extends CompletionStage<U>> function, Executor executor) {
        return then(executor, Reaction.composing(function));
    }

    @Override
    public CompletableFuture<T> whenComplete(BiConsumer<? super T, ? super Throwable> consumer) {
        return then(null, Reaction.watching(consumer));
    }

    @Override
    public CompletableFuture<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> consumer) {
        return then(defaultExecutor(), Reaction.watching(consumer));
    }

    @Override
    public CompletableFuture<T> whenCompleteAsync(
            BiConsumer<? super T, ? super Throwable> consumer, Executor executor) {
        return then(executor, Reaction.watching(consumer));
    }

    @Override
    public <U> CompletableFuture<U> handle(BiFunction<? super T, Throwable, ? extends U> function) {
        return then(null, Reaction.handling(function));
    }

    @Override
    public <U> CompletableFuture<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> function) {
        return then(defaultExecutor(), Reaction.handling(function));
    }

    @Override
    public <U> CompletableFuture<U> handleAsync(
            BiFunction<? super T, Throwable, ? extends U> function, Executor executor) {
        return then(executor, Reaction.handling(function));
    }

    @Override
    public CompletableFuture<T> exceptionally(Function<Throwable, ? extends T> function) {
        return then(null, Reaction.mending(function));
    }

    @Override
    public CompletableFuture<T> exceptionallyAsync(Function<Throwable, ? extends T> function) {
        return then(defaultExecutor(), Reaction.mending(function));
    }

    @Override
    public CompletableFuture<T> exceptionallyAsync(Function<Throwable, ? extends T> function, Executor executor) {
        return then(executor, Reaction.mending(function));
    }

    @Override
    public CompletableFuture<T> exceptionallyCompose(Function<Throwable, ? extends CompletionStage<T>> function) {
        return then(null, Reaction.mendingBy(function));
    }

    @Override
    public CompletableFuture<T> exceptionallyComposeAsync(Function<Throwable, ? extends CompletionStage<T>> function) {
        return then(defaultExecutor(), Reaction.mendingBy(function));
    }

    @Override
    public CompletableFuture<T> exceptionallyComposeAsync(
            Function<Throwable, ? extends CompletionStage<T>> function, Executor executor) {
        return then(executor, Reaction.mendingBy(function));
    }
}
