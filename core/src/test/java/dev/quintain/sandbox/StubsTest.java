package dev.quintain.sandbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.concurrent.Callable;
import java.util.function.DoubleSupplier;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class StubsTest {
    @AfterEach
    void no_round() {
        Stubs.beginRound(0);
    }

    interface NotForOthers {
        int number();
    }

    @Test
    void stubs_of_one_type_say_the_same_while_sequences_are_grown() {
        Object one = Stubs.of(Runnable.class, true);
        Object other = Stubs.of(Runnable.class, true);

        assertEquals("stub of Runnable", one.toString());
        assertEquals(one.toString(), other.toString());
        assertEquals(one.hashCode(), other.hashCode());
        assertNotEquals(one, other);
    }

    @Test
    void lambdas_have_classes_of_their_own_as_in_a_compiled_test() {
        Stubs.beginRound(1);

        Object one = Stubs.of(Runnable.class, true);
        Object other = Stubs.of(Runnable.class, true);

        assertNotSame(one.getClass(), other.getClass());
        assertNotEquals(one.getClass().getName(), other.getClass().getName());
        assertFalse(Proxy.isProxyClass(one.getClass()));
        assertTrue(one.getClass().isSynthetic());
    }

    @Test
    void which_of_two_lambdas_comes_first_by_its_text_differs_from_round_to_round() {
        assertTrue(order(1) < 0);
        assertTrue(order(2) > 0);
    }

    private static int order(int round) {
        Stubs.beginRound(round);
        return Stubs.of(Runnable.class, true)
                .toString()
                .compareTo(Stubs.of(Runnable.class, true).toString());
    }

    @Test
    @SuppressWarnings("unchecked")
    void lambdas_return_null_zero_or_false_and_default_methods_work() throws Exception {
        Stubs.beginRound(1);

        assertNull(((Callable<Object>) Stubs.of(Callable.class, true)).call());
        assertEquals(0, ((LongSupplier) Stubs.of(LongSupplier.class, true)).getAsLong());
        assertEquals(0.0, ((DoubleSupplier) Stubs.of(DoubleSupplier.class, true)).getAsDouble());
        assertTrue(
                ((Predicate<Object>) Stubs.of(Predicate.class, true)).negate().test("x"));
        var comparator = (Comparator<Object>) Stubs.of(Comparator.class, true);
        assertEquals(0, comparator.compare("x", "y"));
        assertEquals(1, new HashSet<>(Arrays.asList(comparator, comparator)).size());
    }

    @Test
    void what_only_its_package_can_implement_has_another_text_in_another_round() {
        Stubs.beginRound(1);
        Object first = Stubs.of(NotForOthers.class, true);
        Stubs.beginRound(2);
        Object second = Stubs.of(NotForOthers.class, true);

        assertEquals(0, ((NotForOthers) second).number());
        assertNotEquals(first.toString(), second.toString());
        assertNotEquals(first.hashCode(), second.hashCode());
    }

    @Test
    void stubs_that_are_no_lambdas_stay_as_they_are() {
        Stubs.beginRound(1);

        assertEquals("stub of Runnable", Stubs.of(Runnable.class, false).toString());
        assertSame(
                Stubs.of(Runnable.class, false).getClass(),
                Stubs.of(Runnable.class, false).getClass());
    }
}
