package dev.quintain.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Serial;
import java.io.UncheckedIOException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExceptionMakerTest {
    private final ExceptionMaker maker = new ExceptionMaker();

    /** Has a constructor with two parts. */
    public static class WithCause extends Exception {
        @Serial
        private static final long serialVersionUID = 1;

        public WithCause(String message, Throwable cause) {
            super(message, cause);
        }
    }

    /** Stands for another. */
    public static class Wrapper extends Exception {
        @Serial
        private static final long serialVersionUID = 1;

        public Wrapper(WithCause cause) {
            super(cause);
        }
    }

    /** Stands for one that stands for it. */
    public static class Chicken extends Exception {
        @Serial
        private static final long serialVersionUID = 1;

        public Chicken(Egg cause) {
            super(cause);
        }
    }

    /** The other one, which takes no null. */
    public static class Egg extends Exception {
        @Serial
        private static final long serialVersionUID = 1;

        public Egg(Chicken cause) {
            super(cause.getMessage(), cause);
        }
    }

    /** Is a link of a chain, which takes no null. */
    public static class Link extends Exception {
        @Serial
        private static final long serialVersionUID = 1;

        public Link(Link before) {
            super(Objects.requireNonNull(before));
        }
    }

    /** Has a message and another text. */
    public static class Detailed extends Exception {
        @Serial
        private static final long serialVersionUID = 1;

        private final @Nullable String encoding;

        public Detailed(String message, @Nullable String encoding) {
            super(message);
            this.encoding = encoding;
        }
    }

    /** Says nothing. */
    public static class Silent extends Exception {
        @Serial
        private static final long serialVersionUID = 1;
    }

    /** Wants more than anybody has. */
    public static class Particular extends Exception {
        @Serial
        private static final long serialVersionUID = 1;

        public Particular(Object needed) {
            super(Objects.requireNonNull(needed).toString());
        }
    }

    /** Nobody may make it. */
    public static final class Private extends Exception {
        @Serial
        private static final long serialVersionUID = 1;

        private Private(int number) {
            super("number " + number);
        }

        static Private number(int number) {
            return new Private(number);
        }
    }

    /** Cannot be made. */
    public abstract static class Unfinished extends Exception {
        @Serial
        private static final long serialVersionUID = 1;
    }

    private @Nullable Throwable make(Class<?> type) {
        return maker.make(type.getName(), "injected", getClass().getClassLoader());
    }

    @ParameterizedTest
    @ValueSource(classes = {IOException.class, WithCause.class, UncheckedIOException.class, OutOfMemoryError.class})
    void a_message_is_given_where_it_can_be(Class<?> type) {
        Throwable made = (Throwable) assertInstanceOf(type, make(type));

        assertEquals("injected", made.getMessage());
    }

    @Test
    void the_message_is_no_other_text() {
        Detailed made = assertInstanceOf(Detailed.class, make(Detailed.class));

        assertEquals("injected", made.getMessage());
        assertNull(made.encoding);
    }

    @Test
    void one_that_stands_for_another_gets_one() {
        Throwable made = (Throwable) assertInstanceOf(Wrapper.class, make(Wrapper.class));

        assertInstanceOf(WithCause.class, made.getCause());
    }

    @Test
    void two_that_need_each_other_are_made_one_with_the_other_as_its_cause() {
        Throwable chicken = (Throwable) assertInstanceOf(Chicken.class, make(Chicken.class));
        Throwable egg = (Throwable) assertInstanceOf(Egg.class, make(Egg.class));

        assertInstanceOf(Egg.class, chicken.getCause());
        assertInstanceOf(Chicken.class, egg.getCause());
    }

    @Test
    void one_that_needs_another_of_its_kind_is_made_without() {
        assertInstanceOf(Link.class, make(Link.class));
    }

    @Test
    void one_without_a_message_is_made_all_the_same() {
        assertInstanceOf(Silent.class, make(Silent.class));
    }

    @Test
    void one_whose_constructors_refuse_or_are_private_is_made_without() {
        assertInstanceOf(Particular.class, make(Particular.class));
        assertInstanceOf(Private.class, make(Private.class));
        assertEquals("number 3", Private.number(3).getMessage());
    }

    @Test
    void what_is_abstract_or_unknown_is_not_made() {
        assertNull(make(Unfinished.class));
        assertNull(maker.make("no.such.Exception", "injected", getClass().getClassLoader()));
    }

    @Test
    void subtypes_are_known_by_name() {
        assertTrue(maker.isSubtype("java.io.EOFException", "java.io.IOException", null));
    }
}
