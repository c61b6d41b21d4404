package dev.quintain.sandbox;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import org.jspecify.annotations.Nullable;

/**
 * A class of the user's that makes arguments. It needs nothing of ours: it is known by its two methods,
 * {@code boolean canCreate(Class)} and {@code Object next(Class)}, and its public constructor without parameters.
 */
public final class CustomGenerator {
    private final Constructor<?> constructor;
    private final Method canCreate;
    private final Method next;

    private CustomGenerator(Constructor<?> constructor, Method canCreate, Method next) {
        this.constructor = constructor;
        this.canCreate = canCreate;
        this.next = next;
    }

    /**
     * Finds the parts of a generator.
     *
     * @throws NoSuchMethodException if one is missing
     */
    public static CustomGenerator of(Class<?> type) throws NoSuchMethodException {
        Method canCreate = type.getMethod("canCreate", Class.class);
        if (canCreate.getReturnType() != boolean.class) {
            throw new NoSuchMethodException("boolean canCreate(Class)");
        }
        var generator = new CustomGenerator(type.getConstructor(), canCreate, type.getMethod("next", Class.class));
        generator.constructor.trySetAccessible();
        generator.canCreate.trySetAccessible();
        generator.next.trySetAccessible();
        return generator;
    }

    /** A new one, which starts from its beginning. */
    public Instance start() throws Throwable {
        try {
            return new Instance(constructor.newInstance());
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    /** A generator at work. */
    public final class Instance {
        private final Object generator;

        private Instance(Object generator) {
            this.generator = generator;
        }

        public boolean canCreate(Class<?> type) throws Throwable {
            return Boolean.TRUE.equals(call(canCreate, type));
        }

        public @Nullable Object next(Class<?> type) throws Throwable {
            return call(next, type);
        }

        private @Nullable Object call(Method method, Class<?> type) throws Throwable {
            try {
                return method.invoke(generator, type);
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        }
    }
}
