package dev.quintain.engine.interleave;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class JavaTextTest {
    @Test
    void texts_and_letters_are_written_so_that_source_can_have_them() {
        assertEquals("\"\\\\ ' \\\" \\n\\r\\t\\b\\f\\u0000\\u007f\"", JavaText.literal("\\ ' \" \n\r\t\b\f\0\u007f"));
        assertEquals(Optional.of("'\\''"), JavaText.literalOf('\''));
        assertEquals(Optional.of("'\"'"), JavaText.literalOf('"'));
        assertEquals(Optional.of("'\\\\'"), JavaText.literalOf('\\'));
        assertEquals(Optional.of("'\\n'"), JavaText.literalOf('\n'));
        assertEquals(Optional.of("'\\ud83d'"), JavaText.literalOf('\ud83d'));
    }

    @Test
    void what_can_be_read_is_left_as_it_is() {
        assertEquals("\"größer als 3 €\"", JavaText.literal("größer als 3 €"));
        assertEquals("\"\\u00a0\"", JavaText.literal("\u00a0"), "not all that looks like a space is one");
    }

    @Test
    void numbers_are_written_with_the_suffix_that_they_need() {
        assertEquals(
                List.of("5000000000L", "-1", "-2147483648", "3", "0.1", "0.1f", "true"),
                List.of(5_000_000_000L, -1L, Integer.MIN_VALUE, (short) 3, 0.1, 0.1f, true).stream()
                        .map(value -> JavaText.literalOf(value).orElseThrow())
                        .toList());
    }

    @Test
    void what_has_no_literal_is_not_written() {
        assertEquals(Optional.empty(), JavaText.literalOf(null));
        assertEquals(Optional.empty(), JavaText.literalOf(Double.NaN));
        assertEquals(Optional.empty(), JavaText.literalOf(new Object()));
    }
}
