package dev.quintain.sandbox;

import dev.quintain.bytecode.LambdaClass;
import dev.quintain.bytecode.LambdaClass.Open;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/**
 * Objects like the lambdas of a compiled test: each has a class of its own, and no proxy's. What the class is called is
 * another from one round to the next, and which of two names comes first, so that whatever depends on it shows itself.
 */
final class Lambdas {
    /** Names of lambdas are numbered, and one that is made later has the lower number in every other round. */
    private static final int MOST = 10_000_000;

    private static final Set<String> OF_EVERY_OBJECT =
            Set.of("equals(Ljava/lang/Object;)Z", "hashCode()I", "toString()Ljava/lang/String;");

    private static final AtomicInteger MADE = new AtomicInteger();

    private Lambdas() {}

    /** Makes one; empty if only classes of its own package can implement the type. */
    static Optional<Object> of(Class<?> type, int round) {
        if (!Modifier.isPublic(type.getModifiers())) {
            return Optional.empty();
        }
        try {
            String name = name(round);
            Class<?> made = new Loader(type).define(name, LambdaClass.of(name, type.getName(), open(type)));
            return Optional.of(made.getConstructor().newInstance());
        } catch (ReflectiveOperationException | LinkageError hiddenFromUs) {
            return Optional.empty();
        }
    }

    /** What the class of the next one is called. */
    static String name(int round) {
        int number = MADE.incrementAndGet();
        return round % 2 == 0
                ? "zoological.tests.SomeRegressionTest$$Lambda$" + (MOST - number)
                : "ATest$$Lambda$" + (MOST + number);
    }

    private static List<Open> open(Class<?> type) {
        return Stream.of(type.getMethods())
                .filter(method -> Modifier.isAbstract(method.getModifiers()))
                .map(method -> new Open(method.getName(), descriptor(method)))
                .filter(method -> !OF_EVERY_OBJECT.contains(method.name() + method.descriptor()))
                .distinct()
                .toList();
    }

    private static String descriptor(Method method) {
        return MethodType.methodType(method.getReturnType(), method.getParameterTypes())
                .descriptorString();
    }

    /** Has one class only, so that it goes when nobody needs it any more. */
    private static final class Loader extends ClassLoader {
        Loader(Class<?> type) {
            super(type.getClassLoader() == null ? ClassLoader.getPlatformClassLoader() : type.getClassLoader());
        }

        Class<?> define(String name, byte[] classFile) {
            return defineClass(name, classFile, 0, classFile.length);
        }
    }
}
