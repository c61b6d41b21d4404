package dev.quintain.sandbox;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** Objects that stand in for interfaces: their methods return null, zero or false. */
public final class Stubs {
    private static final AtomicInteger HASH_OF_LAMBDAS = new AtomicInteger();

    private Stubs() {}

    /** Lambdas have a hash code that nobody can foresee: a number to see whether anything depends on it. */
    public static void setHashOfLambdas(int hash) {
        HASH_OF_LAMBDAS.set(hash);
    }

    /**
     * Makes a stub.
     *
     * @param functional whether a lambda will stand for it in Java source: then, as in a lambda, default methods work
     */
    public static Object of(Class<?> type, boolean functional) {
        ClassLoader loader = type.getClassLoader();
        InvocationHandler handler = (self, method, arguments) -> answer(type, self, method, arguments, functional);
        return Proxy.newProxyInstance(
                loader == null ? ClassLoader.getPlatformClassLoader() : loader, new Class<?>[] {type}, handler);
    }

    private static @Nullable Object answer(
            Class<?> type, Object self, Method method, @Nullable Object @Nullable [] arguments, boolean functional)
            throws Throwable {
        if (method.getDeclaringClass() == Object.class) {
            return switch (method.getName()) {
                case "equals" -> arguments != null && self == arguments[0];
                case "hashCode" -> functional ? HASH_OF_LAMBDAS.get() : 0;
                default -> "stub of " + type.getSimpleName();
            };
        }
        if (functional && method.isDefault()) {
            return InvocationHandler.invokeDefault(self, method, arguments);
        }
        return zero(method.getReturnType());
    }

    private static @Nullable Object zero(Class<?> type) {
        return type.isPrimitive() && type != void.class
                ? java.lang.reflect.Array.get(java.lang.reflect.Array.newInstance(type, 1), 0)
                : null;
    }
}
