package dev.quintain.agent;

import dev.quintain.runtime.inject.Maker;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Makes exceptions however their classes allow: with a message, without, with nothing but defaults, without a constructor. */
final class ExceptionMaker implements Maker {
    @Override
    public @Nullable Throwable make(String className, String message, @Nullable ClassLoader loader) {
        return make(className, message, loader, Set.of());
    }

    /**
     * Makes one.
     *
     * @param underWay those that it is to be the cause of: classes of exceptions may need each other
     */
    private @Nullable Throwable make(
            String className, String message, @Nullable ClassLoader loader, Set<Class<?>> underWay) {
        try {
            Class<? extends Throwable> type =
                    Class.forName(className, true, loader).asSubclass(Throwable.class);
            var withIt = new HashSet<>(underWay);
            return Modifier.isAbstract(type.getModifiers()) || !withIt.add(type)
                    ? null
                    : byConstructor(type, message, withIt).orElseGet(() -> withoutConstructor(type, message));
        } catch (ReflectiveOperationException | LinkageError | ClassCastException e) {
            return null;
        }
    }

    @Override
    public boolean isSubtype(String name, String of, @Nullable ClassLoader loader) {
        try {
            return Class.forName(of, false, loader).isAssignableFrom(Class.forName(name, false, loader));
        } catch (ClassNotFoundException | LinkageError e) {
            return false;
        }
    }

    private Optional<Throwable> byConstructor(Class<? extends Throwable> type, String message, Set<Class<?>> underWay) {
        return Arrays.stream(type.getConstructors())
                .sorted(Comparator.comparingInt(ExceptionMaker::rank).thenComparing(Constructor::toString))
                .flatMap(constructor -> call(constructor, message, underWay).stream())
                .findFirst();
    }

    private static int rank(Constructor<?> constructor) {
        Class<?>[] types = constructor.getParameterTypes();
        if (Arrays.equals(types, new Class<?>[] {String.class})) {
            return 0;
        }
        if (types.length == 2 && types[0] == String.class && Throwable.class.isAssignableFrom(types[1])) {
            return 1;
        }
        return types.length == 0 ? 2 : 2 + types.length;
    }

    private Optional<Throwable> call(Constructor<?> constructor, String message, Set<Class<?>> underWay) {
        Class<?>[] types = constructor.getParameterTypes();
        var arguments = new Object[types.length];
        for (int index = 0; index < types.length; index++) {
            arguments[index] = isNeededCause(types[index], constructor)
                    ? make(types[index].getName(), message, types[index].getClassLoader(), underWay)
                    : defaultOf(types[index]);
        }
        // Other texts are no messages: names of files or of encodings, which somebody may use.
        int text = Arrays.asList(types).indexOf(String.class);
        if (text >= 0) {
            arguments[text] = message;
        }
        try {
            return Optional.of((Throwable) constructor.newInstance(arguments));
        } catch (ReflectiveOperationException | RuntimeException refused) {
            return Optional.empty();
        }
    }

    private static @Nullable Object defaultOf(Class<?> type) {
        return type.isPrimitive() ? java.lang.reflect.Array.get(java.lang.reflect.Array.newInstance(type, 1), 0) : null;
    }

    /** What has a cause of a certain kind, or no message of its own, stands for the cause, and is never without. */
    private static boolean isNeededCause(Class<?> type, Constructor<?> constructor) {
        return Throwable.class.isAssignableFrom(type)
                && (type != Throwable.class
                        || !Arrays.asList(constructor.getParameterTypes()).contains(String.class));
    }

    /** As serialization does it: only the constructor of Throwable itself runs. */
    private static @Nullable Throwable withoutConstructor(Class<? extends Throwable> type, String message) {
        try {
            Class<?> factory = Class.forName("sun.reflect.ReflectionFactory");
            Object ours = factory.getMethod("getReflectionFactory").invoke(null);
            Constructor<?> constructor =
                    (Constructor<?>) factory.getMethod("newConstructorForSerialization", Class.class, Constructor.class)
                            .invoke(ours, type, Throwable.class.getConstructor(String.class));
            return constructor == null ? null : (Throwable) constructor.newInstance(message);
        } catch (ReflectiveOperationException | RuntimeException e) {
            return null;
        }
    }
}
