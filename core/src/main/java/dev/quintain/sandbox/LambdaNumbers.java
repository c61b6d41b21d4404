package dev.quintain.sandbox;

import java.lang.invoke.MethodHandles;
import java.lang.reflect.Field;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * The numbers in the names of lambdas, which some JDKs give one after the other: a text with such a name would be longer
 * the more lambdas this JVM has made before. The classes are hidden, so that several may have the same number.
 */
final class LambdaNumbers {
    private final @Nullable AtomicInteger counter;

    LambdaNumbers(GuardAgent agent) {
        agent.open(MethodHandles.class.getModule(), Set.of("java.lang.invoke"));
        counter = counter();
    }

    /** Begins from the first again. */
    void restart() {
        if (counter != null) {
            counter.set(0);
        }
    }

    private static @Nullable AtomicInteger counter() {
        try {
            Field field = Class.forName("java.lang.invoke.InnerClassLambdaMetafactory")
                    .getDeclaredField("counter");
            field.setAccessible(true);
            return (AtomicInteger) field.get(null);
        } catch (ReflectiveOperationException namesHaveNoNumbers) {
            return null;
        }
    }
}
