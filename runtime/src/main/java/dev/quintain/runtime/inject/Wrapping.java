package dev.quintain.runtime.inject;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.Reader;
import java.io.Writer;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Whether an object of the code under test, which has to be closed, only stands for something else that has to be. What it
 * stands for is known by itself.
 */
final class Wrapping {
    private static final int DEEPEST = 3;
    private static final Set<Class<?>> BARE =
            Set.of(Object.class, InputStream.class, OutputStream.class, Reader.class, Writer.class);

    private final Predicate<String> underTest;

    Wrapping(Predicate<String> underTest) {
        this.underTest = underTest;
    }

    /** Looks at its fields, and at those of objects of the code under test in them. */
    boolean isAround(Object resource) {
        return isAround(resource, DEEPEST);
    }

    private boolean isAround(Object object, int depth) {
        Class<?> type = object.getClass();
        while (underTest.test(type.getName())) {
            for (Field field : type.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers()) && leadsToResource(value(field, object), object, depth)) {
                    return true;
                }
            }
            type = type.getSuperclass();
        }
        // What of the platform it extends has a resource of its own, such as a filter of streams.
        return AutoCloseable.class.isAssignableFrom(type) && !BARE.contains(type);
    }

    private boolean leadsToResource(Object value, Object holder, int depth) {
        if (value == null || value == holder) {
            return false;
        }
        return value instanceof AutoCloseable
                || (depth > 0 && underTest.test(value.getClass().getName()) && isAround(value, depth - 1));
    }

    private static Object value(Field field, Object object) {
        try {
            field.setAccessible(true);
            return field.get(object);
        } catch (ReflectiveOperationException | RuntimeException hidden) {
            return null;
        }
    }
}
