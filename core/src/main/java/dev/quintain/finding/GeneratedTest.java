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
 * @param method name of the method under test, {@code <init>} for a constructor
 * @param checked what the steps declare to throw
 * @param timeout how long the test may take; null if time is not what it is about
 * @param exhausting whether it may use up the memory
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
        String method,
        Checked checked,
        @Nullable Duration timeout,
        boolean exhausting,
        boolean stubs,
        Set<String> warnings)
        implements Serializable {
    public GeneratedTest {
        arrange = List.copyOf(arrange);
        warnings = new TreeSet<>(warnings);
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
