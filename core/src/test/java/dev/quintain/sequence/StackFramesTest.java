package dev.quintain.sequence;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class StackFramesTest {
    @Test
    void what_called_the_operation_is_left_out() {
        assertEquals(
                List.of("acme.Cache.get"),
                frames("acme.Cache.get", "java.lang.reflect.Method.invoke", "dev.quintain.sandbox.Invoker.call"));
    }

    @Test
    void proxies_are_not_told_apart_by_their_numbers() {
        assertEquals(
                List.of("acme.Key.hashCode", "$Proxy.get", "acme.Cache.get"),
                frames("acme.Key.hashCode", "jdk.proxy2.$Proxy17.get", "acme.Cache.get"));
    }

    @Test
    void stubs_are_ours_and_left_out() {
        assertEquals(
                List.of("java.lang.Iterable.spliterator", "$Proxy.spliterator", "acme.Cache.get"),
                frames(
                        "java.lang.Iterable.spliterator",
                        "dev.quintain.sandbox.Stubs.answer",
                        "jdk.proxy1.$Proxy1.spliterator",
                        "acme.Cache.get"));
    }

    @Test
    void it_does_not_show_how_often_a_method_was_called_by_reflection() {
        assertEquals(
                frames("acme.Key.of", "jdk.internal.reflect.NativeMethodAccessorImpl.invoke0", "acme.Cache.get"),
                frames("acme.Key.of", "jdk.internal.reflect.GeneratedMethodAccessor3.invoke", "acme.Cache.get"));
    }

    private static List<String> frames(String... methods) {
        var thrown = new IllegalStateException();
        thrown.setStackTrace(Stream.of(methods)
                .map(name -> new StackTraceElement(
                        name.substring(0, name.lastIndexOf('.')), name.substring(name.lastIndexOf('.') + 1), null, 0))
                .toArray(StackTraceElement[]::new));
        return StackFrames.of(thrown).stream()
                .map(frame -> frame.className() + "." + frame.method())
                .toList();
    }
}
