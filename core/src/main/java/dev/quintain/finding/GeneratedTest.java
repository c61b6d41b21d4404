package dev.quintain.finding;

import java.io.Serializable;
import java.time.Duration;
import java.util.List;
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
 * @param checkedThrowable whether a step declares a Throwable that is neither Exception nor Error
 * @param timeout how long the test may take; null if time is not what it is about
 * @param stubs whether the code calls {@code stub(Class)}
 */
public record GeneratedTest(
        String packageName,
        TypeName subject,
        String title,
        String name,
        List<JavaCode> arrange,
        JavaCode act,
        String method,
        boolean checkedThrowable,
        @Nullable Duration timeout,
        boolean stubs)
        implements Serializable {
    public GeneratedTest {
        arrange = List.copyOf(arrange);
    }
}
