package dev.quintain.engine.walk;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.quintain.sequence.Expected;
import dev.quintain.sequence.Expected.About;
import dev.quintain.sequence.Expected.Element;
import dev.quintain.sequence.Literal;
import dev.quintain.subject.JavaType;
import java.io.Serializable;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ExpectedReaderTest {
    private static final JavaType INT = new JavaType("int");

    private static Expected read(String type, String result) {
        return new ExpectedReader(Map.of("Object#0", 3, "target", 0)::get).read(new JavaType(type), result);
    }

    private static Expected says(About about, JavaType type, Serializable value) {
        return new Expected.Says(about, new Literal.Constant(type, value));
    }

    @Test
    void values_and_objects_that_have_a_name() {
        assertEquals(new Expected.Value(new Literal.Constant(INT, 7)), read("int", "7"));
        assertEquals(new Expected.Same(3), read("java.lang.Object", "Object#0"));
        assertEquals(new Expected.Same(0), read("java.lang.Object", "target"));
        assertEquals(new Expected.Null(), read("java.lang.Object", "null"));
        assertEquals(new Expected.Something(), read("java.util.Iterator", "new Itr#0"));
    }

    @Test
    void arrays_element_by_element() {
        assertEquals(
                new Expected.Elements(
                        new JavaType("int[]"),
                        List.of(
                                new Element.Known(new Literal.Constant(INT, 1)),
                                new Element.Known(new Literal.Constant(INT, 2)))),
                read("int[]", "[1, 2]"));
        assertEquals(
                new Expected.Elements(
                        new JavaType("java.lang.Object[]"),
                        List.of(
                                new Element.Made(3),
                                new Element.Known(new Literal.Constant(JavaType.STRING, "a, b]")))),
                read("java.lang.Object[]", "[Object#0, \"a, b]\"]"));
        assertEquals(new Expected.Elements(new JavaType("int[]"), List.of()), read("int[]", "[]"));
    }

    @Test
    void what_cannot_be_written_down_by_how_much_there_is() {
        assertEquals(says(About.LENGTH, INT, 2), read("java.lang.Object[]", "[1, new Node#0]"));
        assertEquals(says(About.SIZE, INT, 1), read("java.util.List", "[new Node#0]"));
        assertEquals(says(About.SIZE, INT, 2), read("java.util.Map", "{\"a\"=1, \"b\"=[1, 2]}"));
        assertEquals(new Expected.Something(), read("java.util.List", "[1, 2, ...]"));
    }

    @Test
    void lists_by_their_elements_or_their_text() {
        assertEquals(new Expected.Elements(null, List.of(new Element.Made(3))), read("java.util.List", "[Object#0]"));
        assertEquals(says(About.TEXT, JavaType.STRING, "[1, -2.5]"), read("java.util.List", "[1, -2.5]"));
        assertEquals(says(About.SIZE, INT, 1), read("java.util.List", "[Thread.State.NEW]"));
    }

    @Test
    void values_of_the_platform_by_what_they_say() {
        assertEquals(says(About.TEXT, JavaType.STRING, "ab"), read("java.lang.Object", "StringBuilder \"ab\""));
        assertEquals(says(About.NAME, JavaType.STRING, "NEW"), read("java.lang.Thread$State", "Thread.State.NEW"));
        assertEquals(
                says(About.PRESENT, new JavaType("boolean"), true), read("java.util.Optional", "Optional[new Node#0]"));
        assertEquals(says(About.PRESENT, new JavaType("boolean"), false), read("java.util.Optional", "Optional.empty"));
    }
}
