package dev.quintain.sequence;

import dev.quintain.subject.JavaType;
import java.io.Serializable;
import java.util.List;

/** A value that needs no call: it can be written down in Java as it is, and is made anew for every test. */
public sealed interface Literal extends Serializable {
    JavaType type();

    /**
     * A primitive or a string.
     *
     * @param value a String, or the box that belongs to the type
     */
    record Constant(JavaType type, Serializable value) implements Literal {}

    record Null(JavaType type) implements Literal {}

    /** {@code Foo.class}. */
    record ClassOf(JavaType named) implements Literal {
        @Override
        public JavaType type() {
            return new JavaType("java.lang.Class");
        }
    }

    /** An array of the type with these elements. */
    record ArrayOf(JavaType type, List<Literal> elements) implements Literal {
        public ArrayOf {
            elements = List.copyOf(elements);
        }
    }

    /**
     * An object of an interface type whose abstract methods return null, zero or false.
     *
     * @param functional whether the interface has one abstract method, so that a lambda can stand for it
     */
    record Stub(JavaType type, boolean functional) implements Literal {}
}
