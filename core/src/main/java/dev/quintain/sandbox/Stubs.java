package dev.quintain.sandbox;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** Objects that stand in for interfaces: their methods return null, zero or false. */
public final class Stubs {
    private static final AtomicInteger ROUND = new AtomicInteger();

    private Stubs() {}

    /**
     * From now on, lambdas are as in a compiled test, where nobody can foresee their names, texts and hash codes.
     *
     * @param round a number above zero: in another round they are others, to see whether anything depends on it
     */
    public static void beginRound(int round) {
        ROUND.set(round);
    }

    /**
     * Makes a stub.
     *
     * @param functional whether a lambda will stand for it in Java source: then, as in a lambda, default methods work
     */
    public static Object of(Class<?> type, boolean functional) {
        int round = functional ? ROUND.get() : 0;
        return round == 0
                ? proxy(type, functional, "stub of " + type.getSimpleName(), 0)
                : Lambdas.of(type, round).orElseGet(() -> proxy(type, true, Lambdas.name(round), round));
    }

    private static Object proxy(Class<?> type, boolean functional, String text, int hash) {
        ClassLoader loader = type.getClassLoader();
        InvocationHandler handler = (self, method, arguments) -> method.getDeclaringClass() == Object.class
                ? ofEveryObject(self, method, arguments, text, hash)
                : answer(self, method, arguments, functional);
        return Proxy.newProxyInstance(
                loader == null ? ClassLoader.getPlatformClassLoader() : loader, new Class<?>[] {type}, handler);
    }

    private static Object ofEveryObject(
            Object self, Method method, @Nullable Object @Nullable [] arguments, String text, int hash) {
        return switch (method.getName()) {
            case "equals" -> arguments != null && self == arguments[0];
            case "hashCode" -> hash;
            default -> text;
        };
    }

    private static @Nullable Object answer(
            Object self, Method method, @Nullable Object @Nullable [] arguments, boolean functional) throws Throwable {
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
