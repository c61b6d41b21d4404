package dev.quintain.sandbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class PrimitiveElementsTest {
    static Stream<Arguments> arrays() {
        return Stream.of(
                Arguments.of(new byte[] {1, 2}, new byte[] {1, 2}, new byte[] {2, 1}),
                Arguments.of(new byte[100], new byte[100], many()),
                Arguments.of(new char[] {'a', 'b'}, new char[] {'a', 'b'}, new char[] {'b', 'a'}),
                Arguments.of(new int[] {1, 2}, new int[] {1, 2}, new int[] {2, 1}),
                Arguments.of(new long[] {0, 2}, new long[] {0, 2}, new long[] {-1, 2}),
                Arguments.of(new short[] {1, 2}, new short[] {1, 2}, new short[] {2, 1}),
                Arguments.of(new boolean[] {true, false}, new boolean[] {true, false}, new boolean[] {false, true}),
                Arguments.of(new float[] {0f, 1f}, new float[] {0f, 1f}, new float[] {-0f, 1f}),
                Arguments.of(new double[] {0, 1}, new double[] {0, 1}, new double[] {-0.0, 1}));
    }

    private static byte[] many() {
        var bytes = new byte[100];
        bytes[50] = 1;
        return bytes;
    }

    @ParameterizedTest
    @MethodSource("arrays")
    void arrays_are_told_apart_by_what_they_hold_and_where(Object one, Object same, Object other) {
        assertEquals(PrimitiveElements.hash(one), PrimitiveElements.hash(same));
        assertNotEquals(PrimitiveElements.hash(one), PrimitiveElements.hash(other));
    }
}
