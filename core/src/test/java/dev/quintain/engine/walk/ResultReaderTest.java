package dev.quintain.engine.walk;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.quintain.sequence.Literal;
import dev.quintain.subject.JavaType;
import java.io.Serializable;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ResultReaderTest {
    private static Optional<Serializable> read(String type, String result) {
        return ResultReader.constant(new JavaType(type), result).map(Literal.Constant::value);
    }

    private static void assertRoundTrip(String type, Serializable value) {
        assertEquals(Optional.of(value), read(type, Symbols.ofValue(value)));
    }

    @Test
    void numbers_and_truths() {
        assertRoundTrip("int", -5);
        assertRoundTrip("java.lang.Integer", Integer.MIN_VALUE);
        assertRoundTrip("long", Long.MAX_VALUE);
        assertRoundTrip("byte", (byte) -1);
        assertRoundTrip("short", (short) 7);
        assertRoundTrip("float", Float.MIN_VALUE);
        assertRoundTrip("double", Double.NaN);
        assertRoundTrip("double", Double.NEGATIVE_INFINITY);
        assertRoundTrip("boolean", true);
        assertRoundTrip("java.lang.Boolean", false);
    }

    @Test
    void characters() {
        for (char c : "a'\"\\\n\t\0\u20ac\ud800".toCharArray()) {
            assertRoundTrip("char", c);
        }
    }

    @Test
    void strings() {
        for (String text : List.of("", "a", "\"", "\\", "\\u0041", "\r\n\t", "\0", "\u00e9 \ud83d\ude00", "a ==> b")) {
            assertRoundTrip("java.lang.String", text);
        }
    }

    @Test
    void a_string_that_was_cut_is_not_known() {
        assertEquals(Optional.empty(), read("java.lang.String", Symbols.ofValue("x".repeat(1000))));
    }

    @Test
    void what_is_no_value_of_the_type() {
        assertEquals(Optional.empty(), read("java.lang.Object", "1"));
        assertEquals(Optional.empty(), read("java.lang.Integer", "null"));
        assertEquals(Optional.empty(), read("java.lang.String", "null"));
        assertEquals(Optional.empty(), read("java.lang.Character", "null"));
        assertEquals(Optional.empty(), read("java.lang.Boolean", "null"));
        assertEquals(Optional.empty(), read("char", ""));
    }
}
