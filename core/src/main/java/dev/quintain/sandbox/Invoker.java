package dev.quintain.sandbox;

import dev.quintain.runtime.StaticState;
import dev.quintain.subject.Operation;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
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
     * @throws Misfit if the inputs are not of the types that the operation takes
     * @throws Throwable what the operation throws, and nothing else
     */
    @Nullable
    Object call(@Nullable Object[] inputs) throws Throwable;

    static Invoker of(Operation operation, SubjectTypes types, RewrittenClasses classes)
            throws ReflectiveOperationException {
        Class<?> owner = types.load(operation.owner());
        Class<?>[] parameters = types.load(operation.parameters());
        try {
            return reflected(operation, owner, parameters, classes);
        } catch (NoClassDefFoundError missing) {
            // Reflection wants the types of all members at once; another one's may be missing.
            return linked(operation, owner, MethodType.methodType(types.load(operation.result()), parameters), classes);
        }
    }

    private static Invoker reflected(
            Operation operation, Class<?> owner, Class<?>[] parameters, RewrittenClasses classes)
            throws ReflectiveOperationException {
        return switch (operation.kind()) {
            case CONSTRUCTOR -> new OfConstructor(opened(owner.getDeclaredConstructor(parameters)));
            case METHOD -> new OfMethod(owner, opened(method(owner, operation.name(), parameters)));
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

    private static Invoker linked(Operation operation, Class<?> owner, MethodType type, RewrittenClasses classes)
            throws ReflectiveOperationException {
        MethodHandles.Lookup lookup = MethodHandles.privateLookupIn(owner, MethodHandles.lookup());
        MethodHandle handle = switch (operation.kind()) {
            case CONSTRUCTOR -> lookup.findConstructor(owner, type.changeReturnType(void.class));
            case METHOD -> lookup.findVirtual(owner, operation.name(), type);
            case STATIC_METHOD -> lookup.findStatic(owner, operation.name(), type);
            case STATIC_FIELD -> lookup.findStaticGetter(owner, operation.name(), type.returnType());
        };
        OptionalInt touched = operation.kind() == Operation.Kind.STATIC_FIELD
                ? touched(operation, type.returnType(), classes)
                : OptionalInt.empty();
        MethodHandle spread =
                handle.asFixedArity().asSpreader(Object[].class, handle.type().parameterCount());
        return new OfHandle(spread.asType(MethodType.methodType(Object.class, Object[].class)), touched);
    }

    private static Invoker field(Operation operation, Field field, RewrittenClasses classes) {
        return new OfField(field, touched(operation, field.getType(), classes));
    }

    // Rewritten code reports when it reads static state; so must we.
    private static OptionalInt touched(Operation field, Class<?> type, RewrittenClasses classes) {
        return classes.touchedByReading(field.owner(), field.name(), type.descriptorString());
    }

    // Spares the check of access on every call, and lets public members of package-private classes be called.
    private static <T extends java.lang.reflect.AccessibleObject> T opened(T member) {
        member.trySetAccessible();
        return member;
    }

    /** That a call is not possible, as reflection says: it never got to the operation. */
    final class Misfit extends Exception {
        Misfit(@Nullable Throwable cause) {
            super(null, cause, false, false);
        }
    }

    record OfConstructor(Constructor<?> constructor) implements Invoker {
        @Override
        public Object call(@Nullable Object[] inputs) throws Throwable {
            try {
                return constructor.newInstance(inputs);
            } catch (InvocationTargetException e) {
                throw e.getCause();
            } catch (IllegalArgumentException e) {
                throw new Misfit(e);
            }
        }
    }

    /**
     * A method.
     *
     * @param owner who the method is called on, which may have inherited it
     */
    record OfMethod(Class<?> owner, Method method) implements Invoker {
        @Override
        public @Nullable Object call(@Nullable Object[] inputs) throws Throwable {
            // Reflection is content with any heir of the class that declares it; a compiler is not.
            if (!owner.isInstance(inputs[0])) {
                throw new Misfit(null);
            }
            var arguments = new Object[inputs.length - 1];
            System.arraycopy(inputs, 1, arguments, 0, arguments.length);
            try {
                return method.invoke(inputs[0], arguments);
            } catch (InvocationTargetException e) {
                throw e.getCause();
            } catch (IllegalArgumentException e) {
                throw new Misfit(e);
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
            } catch (IllegalArgumentException e) {
                throw new Misfit(e);
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

    record OfHandle(MethodHandle handle, OptionalInt touched) implements Invoker {
        @Override
        public @Nullable Object call(@Nullable Object[] inputs) throws Throwable {
            if (touched.isPresent()) {
                StaticState.touch(touched.getAsInt());
            }
            return (Object) handle.invokeExact(inputs);
        }
    }
}
