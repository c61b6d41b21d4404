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
 * @param check what is tested then
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
        Check check,
        Checked checked,
        @Nullable Duration timeout,
        boolean stubs,
        Set<String> warnings)
        implements Serializable {
    public GeneratedTest {
        arrange = List.copyOf(arrange);
        warnings = new TreeSet<>(warnings);
    }

    /** The same test, to be cut off after some time. */
    public GeneratedTest within(Duration limit) {
        return new GeneratedTest(packageName, subject, title, name, arrange, check, checked, limit, stubs, warnings);
    }

    /** The same test, in which the method under test must not let through the exceptions of these methods. */
    public GeneratedTest notThrough(List<String> methods) {
        Check stricter = check instanceof CopesOrRefuses attempt ? new CopesOrRefuses(attempt.act(), methods) : check;
        return new GeneratedTest(
                packageName, subject, title, name, arrange, stricter, checked, timeout, stubs, warnings);
    }

    /** The types that its code mentions. */
    public Stream<TypeName> types() {
        return Stream.concat(arrange.stream(), check.code()).flatMap(code -> code.types().stream());
    }

    /** What a test demands once everything is arranged. */
    public sealed interface Check extends Serializable {
        /** Its statements, without the final semicolons. */
        Stream<JavaCode> code();
    }

    /**
     * That a call copes with its input or refuses it.
     *
     * @param act the call
     * @param passedOn methods whose exceptions it must not let through, such as {@code java.lang.Integer.parseInt}
     */
    public record CopesOrRefuses(JavaCode act, List<String> passedOn) implements Check {
        public CopesOrRefuses {
            passedOn = List.copyOf(passedOn);
        }

        @Override
        public Stream<JavaCode> code() {
            return Stream.of(act);
        }
    }

    /**
     * That assertions hold.
     *
     * @param used the names of the assertions, for the import
     */
    public record Asserts(List<JavaCode> statements, Set<String> used) implements Check {
        public Asserts {
            statements = List.copyOf(statements);
            used = new TreeSet<>(used);
        }

        @Override
        public Stream<JavaCode> code() {
            return statements.stream();
        }
    }

    /** The widest checked throwable that a test must declare. */
    public enum Checked {
        NOTHING,
        EXCEPTION,
        /** Some step declares a throwable that is neither an exception nor an error. */
        THROWABLE
    }
}
