package dev.quintain.runtime.explore.shadow;

import java.util.concurrent.CompletionException;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

/** What is done when a future is done, and what becomes of the one after it. */
@FunctionalInterface
interface Reaction<T, U> {
    /**
     * @param thrown null if the first came to a value
     * @param next to be completed; whatever this throws, completes it as well
     */
    void react(T value, Throwable thrown, CompletableFuture<U> next);

    static CompletionException wrapped(Throwable thrown) {
        return thrown instanceof CompletionException already ? already : new CompletionException(thrown);
    }

    static <T, U> Reaction<T, U> applying(Function<? super T, ? extends U> function) {
        return (value, thrown, next) ->
                next.settle(thrown == null ? function.apply(value) : null, thrown == null ? null : wrapped(thrown));
    }

    static <T> Reaction<T, Void> accepting(Consumer<? super T> consumer) {
        return applying(nothing(consumer));
    }

    static <T> Function<T, Void> nothing(Consumer<? super T> consumer) {
        return value -> {
            consumer.accept(value);
            return null;
        };
    }

    static <T, U> BiFunction<T, U, Void> both(BiConsumer<? super T, ? super U> consumer) {
        return (one, two) -> {
            consumer.accept(one, two);
            return null;
        };
    }

    /** For those who do not look at the value. */
    @SuppressWarnings("unchecked")
    static <T> CompletionStage<T> cast(CompletionStage<?> stage) {
        return (CompletionStage<T>) stage;
    }

    static <T, U> Reaction<T, U> composing(Function<? super T, ? extends CompletionStage<U>> function) {
        return (value, thrown, next) -> {
            if (thrown == null) {
                function.apply(value).toCompletableFuture().settles(next);
            } else {
                next.settle(null, wrapped(thrown));
            }
        };
    }

    static <T> Reaction<T, T> watching(BiConsumer<? super T, ? super Throwable> consumer) {
        return (value, thrown, next) -> {
            try {
                consumer.accept(value, thrown);
            } catch (RuntimeException | Error e) {
                if (thrown == null) {
                    throw e;
                }
            }
            next.settle(value, thrown == null ? null : wrapped(thrown));
        };
    }

    static <T, U> Reaction<T, U> handling(BiFunction<? super T, Throwable, ? extends U> function) {
        return (value, thrown, next) -> next.settle(function.apply(value, thrown), null);
    }

    static <T> Reaction<T, T> mending(Function<Throwable, ? extends T> function) {
        return (value, thrown, next) -> next.settle(thrown == null ? value : function.apply(thrown), null);
    }

    static <T> Reaction<T, T> mendingBy(Function<Throwable, ? extends CompletionStage<T>> function) {
        return (value, thrown, next) -> {
            if (thrown == null) {
                next.settle(value, null);
            } else {
                function.apply(thrown).toCompletableFuture().settles(next);
            }
        };
    }
}
