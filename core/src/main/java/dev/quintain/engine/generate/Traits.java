package dev.quintain.engine.generate;

import dev.quintain.finding.Rule;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What contracts apply to the objects of a class.
 *
 * @param tested whether the class is one whose contracts are ours to check
 * @param equality whether it says itself what is equal
 * @param comparable whether its objects say which comes first
 * @param comparator whether its objects say so of others
 */
record Traits(boolean tested, boolean equality, boolean hash, boolean text, boolean comparable, boolean comparator) {
    private static final Traits NONE = new Traits(false, false, false, false, false, false);

    /** Whether objects of a class have no hash code but that of their identity. Arrays and lambdas are hardly ever keys. */
    static boolean isHashedByIdentity(Class<?> type) {
        return !type.isArray()
                && !type.isSynthetic()
                && !Proxy.isProxyClass(type)
                && !type.isHidden()
                && !Register.declares(type, "hashCode");
    }

    /** Knows the traits of classes it has seen. */
    static final class Register {
        private final Predicate<String> underTest;
        private final Map<Class<?>, Traits> known = new HashMap<>();

        /**
         * @param underTest whether the class of that name is under test
         */
        Register(Predicate<String> underTest) {
            this.underTest = underTest;
        }

        Traits of(@Nullable Object value) {
            if (value == null) {
                return NONE;
            }
            Class<?> type = value.getClass();
            Traits traits = known.get(type);
            if (traits == null) {
                traits = look(type);
                known.put(type, traits);
            }
            return traits;
        }

        /** Forgets the classes of a loader that is gone. */
        void clear() {
            known.clear();
        }

        private Traits look(Class<?> type) {
            if (type.isArray() || Proxy.isProxyClass(type) || type.isHidden()) {
                return NONE;
            }
            return new Traits(
                    underTest.test(type.getName()),
                    declares(type, "equals", Object.class),
                    declares(type, "hashCode"),
                    declares(type, "toString"),
                    Comparable.class.isAssignableFrom(type),
                    Comparator.class.isAssignableFrom(type));
        }

        /**
         * The method that says what is equal to a value, by the class that it is inherited from; of what comes from the
         * platform, the class makes its own. Which other classes are under test just now makes no difference: many that
         * inherit the same have the same fault.
         */
        String equalsOf(Object value) {
            Class<?> type = value.getClass();
            return declaring(type, "equals", Object.class)
                            .filter(owner -> !isOfPlatform(owner))
                            .orElse(type)
                            .getName()
                    + ".equals";
        }

        /**
         * The method that says what hash code a value has: where its class, or one that it extends, has an equals of its own,
         * the hash code should have come with that.
         */
        String hashCodeOf(Object value) {
            Class<?> type = value.getClass();
            return Stream.of(declaring(type, "equals", Object.class), declaring(type, "hashCode"))
                            .flatMap(Optional::stream)
                            .filter(owner -> !isOfPlatform(owner))
                            // The one that extends the other came last.
                            .reduce((one, other) -> one.isAssignableFrom(other) ? other : one)
                            .orElse(type)
                            .getName()
                    + ".hashCode";
        }

        /** For each value the method that keeps or breaks the promise of a rule; empty where there is no value. */
        List<String> answering(Rule rule, @Nullable Object[] values) {
            return Arrays.stream(values)
                    .map(value -> value == null ? "" : rule == Rule.HASH_CODE ? hashCodeOf(value) : equalsOf(value))
                    .toList();
        }

        /** Whether the JDK says what a value is equal to. */
        boolean asksPlatform(Object value) {
            return declaring(value.getClass(), "equals", Object.class)
                    .map(this::isOfPlatform)
                    .orElse(true);
        }

        /** Whether a class comes with the JDK and is not under test. */
        boolean isOfPlatform(Class<?> type) {
            ClassLoader loader = type.getClassLoader();
            return (loader == null || loader == ClassLoader.getPlatformClassLoader())
                    && !underTest.test(type.getName());
        }

        private static boolean declares(Class<?> type, String name, Class<?>... parameters) {
            return declaring(type, name, parameters).isPresent();
        }

        /** The class that a method comes from; empty if that is Object. */
        private static Optional<Class<?>> declaring(Class<?> type, String name, Class<?>... parameters) {
            try {
                return Optional.<Class<?>>of(type.getMethod(name, parameters).getDeclaringClass())
                        .filter(owner -> owner != Object.class);
            } catch (NoSuchMethodException | LinkageError e) {
                return Optional.empty();
            }
        }
    }
}
