package dev.quintain.finding;

import java.io.Serializable;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A test ready to be written down: everything but the frame of a test class.
 *
 * @param packageName of the test class
 * @param subject the class under test
 * @param title one sentence for the reader: what happens
 * @param name a method name, unique only after the writer has made it so: {@code write_throws_ArithmeticException}
 * @param arrange statements that make the arguments, one each, without the final semicolon
 * @param act the statement under test, without the final semicolon
 * @param passedOn methods whose exceptions the method under test must not let through, such as
 *     {@code java.lang.Integer.parseInt}
 * @param checked what the steps declare to throw
 * @param timeout how long the test may take, if it may go on without end or use up the memory; null if it may not
 * @param stubs whether the code calls {@code stub(Class)}
 * @param warnings what the compiler would warn of, by the names that {@code @SuppressWarnings} takes
 */
public record GeneratedTest(
        String packageName,
        TypeName subject,
        String title,
        String name,
        List<JavaCode> arrange,
        JavaCode act,
        List<String> passedOn,
        Checked checked,
        @Nullable Duration timeout,
        boolean stubs,
        Set<String> warnings)
        implements Serializable {
    public GeneratedTest {
        arrange = List.copyOf(arrange);
        passedOn = List.copyOf(passedOn);
        warnings = new TreeSet<>(warnings);
    }

    /** The same test, to be cut off after some time. */
    public GeneratedTest within(Duration limit) {
        return new GeneratedTest(
                packageName, subject, title, name, arrange, act, passedOn, checked, limit, stubs, warnings);
    }

    /** The same test, in which the method under test must not let through the exceptions of these methods. */
    public GeneratedTest notThrough(List<String> methods) {
        return new GeneratedTest(
                packageName, subject, title, name, arrange, act, methods, checked, timeout, stubs, warnings);
    }

    /** The types that its code mentions. */
    public Stream<TypeName> types() {
        return Stream.concat(arrange.stream(), Stream.of(act)).flatMap(code -> code.types().stream());
    }

    /** The widest checked throwable that a test must declare. */
    public enum Checked {
        NOTHING,
        EXCEPTION,
        /** Some step declares a throwable that is neither an exception nor an error. */
        THROWABLE
    }
}
