package dev.quintain.engine.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.CompiledSources;
import dev.quintain.sequence.Literal;
import dev.quintain.sequence.Sequence;
import dev.quintain.subject.ClassPath;
import dev.quintain.subject.Operation;
import dev.quintain.subject.Operations;
import dev.quintain.subject.Producer;
import dev.quintain.subject.Producers;
import dev.quintain.subject.Subject;
import dev.quintain.subject.SubjectFinder;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Spaces that no memory holds have an exact size, and any of their tests is at hand. */
class HugeSpaceTest {
    private static final int INTS = 110;

    /** Of one argument: null, or all combinations of three values for each int. */
    private static final BigInteger ARGUMENTS = BigInteger.valueOf(3).pow(INTS).add(BigInteger.ONE);

    @TempDir
    Path folder;

    @Test
    void the_size_is_exact() throws IOException {
        assertEquals(ARGUMENTS.pow(2), space().size());
        assertTrue(space().size().compareTo(BigInteger.TEN.pow(100)) > 0);
    }

    @Test
    void any_test_is_at_hand() throws IOException {
        CallSpace space = space();
        BigInteger last = space.size().subtract(BigInteger.ONE);
        // The second argument varies fastest, and null comes first.
        BigInteger nullThenLast = ARGUMENTS.subtract(BigInteger.ONE);

        assertEquals("null null", constants(space, BigInteger.ZERO));
        assertEquals("null" + " 1".repeat(INTS), constants(space, nullThenLast));
        assertEquals("-1" + " -1".repeat(INTS - 1) + " null", constants(space, ARGUMENTS));
        assertEquals("1" + " 1".repeat(2 * INTS - 1), constants(space, last));
        assertEquals("1" + " 1".repeat(2 * INTS - 2) + " 0", constants(space, last.subtract(BigInteger.ONE)));
    }

    private CallSpace space() throws IOException {
        String ints = IntStream.range(0, INTS).mapToObj(i -> "int p" + i).collect(Collectors.joining(", "));
        ClassPath classPath = CompiledSources.in(
                        folder,
                        "Wide.java",
                        "public class Wide { public Wide(" + ints + ") {} }",
                        "User.java",
                        "public class User { private User() {} public static void f(Wide one, Wide other) {} }")
                .classPath();
        Subject subject = SubjectFinder.find(List.of("User"), classPath, false);
        Operation f = new Operations(classPath)
                .testable(subject.classes().get(0), Operations.ELSEWHERE)
                .get(0);
        List<Operation> producers =
                Producers.of(subject).stream().map(Producer::operation).toList();
        return new ParameterGraph(Presets.standard(), new ProducerIndex(classPath, producers)).calls(f, 2);
    }

    /** The values that a test is made of, in the order in which it names them. */
    private static String constants(CallSpace space, BigInteger index) {
        var test = new TestBuilder();
        space.build(index, test);
        return test.sequence().steps().stream()
                .flatMap(step -> step instanceof Sequence.Value value ? Stream.of(value.literal()) : Stream.empty())
                .map(literal -> literal instanceof Literal.Constant constant
                        ? constant.value().toString()
                        : "null")
                .collect(Collectors.joining(" "));
    }
}
