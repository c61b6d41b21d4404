package dev.quintain.sandbox;

import dev.quintain.runtime.StaticState;
import dev.quintain.subject.Operation;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** An operation looked up once and ready to be called. The one door through which foreign code is entered. */
public sealed interface Invoker {
    /**
     * Calls the operation.
     *
     * @param inputs the receiver, if the operation has one, then the arguments
     * @throws Throwable what the operation throws, and nothing else
     */
    @Nullable
    Object call(@Nullable Object[] inputs) throws Throwable;

    static Invoker of(Operation operation, SubjectTypes types, RewrittenClasses classes)
            throws ReflectiveOperationException {
        Class<?> owner = types.load(operation.owner());
        Class<?>[] parameters = types.load(operation.parameters());
        return switch (operation.kind()) {
            case CONSTRUCTOR -> new OfConstructor(opened(owner.getDeclaredConstructor(parameters)));
            case METHOD -> new OfMethod(opened(method(owner, operation.name(), parameters)));
            case STATIC_METHOD -> new OfStaticMethod(opened(owner.getDeclaredMethod(operation.name(), parameters)));
            case STATIC_FIELD -> field(operation, opened(owner.getDeclaredField(operation.name())), classes);
        };
    }

    private static Method method(Class<?> owner, String name, Class<?>[] parameters) throws NoSuchMethodException {
        try {
            return owner.getDeclaredMethod(name, parameters);
        } catch (NoSuchMethodException inherited) {
            // Every object has the methods of Object, whatever interface it is seen by.
            return owner.isInterface() && isOfObject(name, parameters)
                    ? Object.class.getMethod(name, parameters)
                    : owner.getMethod(name, parameters);
        }
    }

    private static boolean isOfObject(String name, Class<?>[] parameters) {
        return switch (name) {
            case "hashCode", "toString" -> parameters.length == 0;
            case "equals" -> parameters.length == 1 && parameters[0] == Object.class;
            default -> false;
        };
    }

    // Rewritten code reports when it reads static state; so must we.
    private static Invoker field(Operation operation, Field field, RewrittenClasses classes) {
        OptionalInt touched = classes.touchedByReading(
                operation.owner(), operation.name(), field.getType().descriptorString());
        return new OfField(field, touched);
    }

    // Spares the check of access on every call, and lets public members of package-private classes be called.
    private static <T extends java.lang.reflect.AccessibleObject> T opened(T member) {
        member.trySetAccessible();
        return member;
    }

    record OfConstructor(Constructor<?> constructor) implements Invoker {
        @Override
        public Object call(@Nullable Object[] inputs) throws Throwable {
            try {
                return constructor.newInstance(inputs);
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        }
    }

    record OfMethod(Method method) implements Invoker {
        @Override
        public @Nullable Object call(@Nullable Object[] inputs) throws Throwable {
            var arguments = new Object[inputs.length - 1];
            System.arraycopy(inputs, 1, arguments, 0, arguments.length);
            try {
                return method.invoke(inputs[0], arguments);
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        }
    }

    record OfStaticMethod(Method method) implements Invoker {
        @Override
        public @Nullable Object call(@Nullable Object[] inputs) throws Throwable {
            try {
                return method.invoke(null, inputs);
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        }
    }

    record OfField(Field field, OptionalInt touched) implements Invoker {
        @Override
        public @Nullable Object call(@Nullable Object[] inputs) throws Throwable {
            if (touched.isPresent()) {
                StaticState.touch(touched.getAsInt());
            }
            return field.get(null);
        }
    }
}
