package dev.quintain.engine.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.quintain.sequence.Literal;
import dev.quintain.sequence.Sequence;
import dev.quintain.sequence.Sequence.Call;
import dev.quintain.sequence.Sequence.Step;
import dev.quintain.sequence.Sequence.Value;
import dev.quintain.subject.ClassPath;
import dev.quintain.subject.JavaType;
import dev.quintain.subject.Operation;
import dev.quintain.subject.Operations;
import dev.quintain.subject.Producer;
import dev.quintain.subject.Producers;
import dev.quintain.subject.Subject;
import dev.quintain.subject.SubjectFinder;
import java.math.BigInteger;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The paper's golden case: f(A, int); A(B); B.m(int): A; B(); int {-1, 0, 1}; null for A and B. */
class Figure2Test {
    private static final JavaType INT = new JavaType("int");
    private static final JavaType A = new JavaType("figure2.A");
    private static final JavaType B = new JavaType("figure2.B");

    private final Subject subject = SubjectFinder.find(List.of("figure2.Subject"), testClasses(), false);
    private final ParameterGraph graph = new ParameterGraph(
            Presets.standard(),
            new ProducerIndex(
                    subject.classPath(),
                    Producers.of(subject).stream().map(Producer::operation).toList()));
    private final Operation f = new Operations(subject.classPath())
            .testable(subject.classes().get(0), Operations.ELSEWHERE)
            .get(0);

    @ParameterizedTest
    @CsvSource({"0, 3, 1, 0, 1, 3", "1, 3, 2, 1, 2, 6", "2, 3, 2, 1, 6, 18", "3, 3, 2, 1, 6, 18"})
    void spaces_have_the_sizes_of_the_paper(int depth, long ints, long bs, long receivers, long as, long tests) {
        assertEquals(ints, size(INT, false, depth));
        assertEquals(bs, size(B, false, depth));
        assertEquals(receivers, size(B, true, depth));
        assertEquals(as, size(A, false, depth));
        assertEquals(BigInteger.valueOf(tests), graph.calls(f, depth + 1).size());
    }

    @Test
    void tests_come_in_the_order_of_the_paper() {
        CallSpace space = graph.calls(f, 3);

        List<String> tests =
                IntStream.range(0, 18).mapToObj(i -> print(test(space, i))).toList();

        assertEquals("f(null, -1)", tests.get(0));
        assertEquals("f(null, 0)", tests.get(1));
        assertEquals("f(new A(null), -1)", tests.get(3));
        assertEquals("f(new A(new B()), -1)", tests.get(6));
        assertEquals("f(new B().m(1), 1)", tests.get(17));
        assertEquals(18, tests.stream().distinct().count());
    }

    private long size(JavaType type, boolean receiver, int depth) {
        return graph.values(type, receiver, depth).size().longValueExact();
    }

    private static Sequence test(CallSpace space, long index) {
        var test = new TestBuilder();
        space.build(index, test);
        return test.sequence();
    }

    private static String print(Sequence test) {
        return print(test, test.steps().size() - 1);
    }

    private static String print(Sequence test, int number) {
        Step step = test.steps().get(number);
        if (step instanceof Value value) {
            return value.literal() instanceof Literal.Constant constant
                    ? constant.value().toString()
                    : "null";
        }
        Call call = (Call) step;
        List<String> inputs =
                call.inputs().stream().map(input -> print(test, input)).toList();
        return switch (call.operation().kind()) {
            case CONSTRUCTOR -> "new " + simple(call.operation().owner()) + arguments(inputs);
            case METHOD -> inputs.get(0) + "." + call.operation().name() + arguments(inputs.subList(1, inputs.size()));
            case STATIC_METHOD, STATIC_FIELD -> call.operation().name() + arguments(inputs);
        };
    }

    private static String arguments(List<String> inputs) {
        return "(" + String.join(", ", inputs) + ")";
    }

    private static String simple(String name) {
        return name.substring(name.lastIndexOf('.') + 1);
    }

    static ClassPath testClasses() {
        try {
            return ClassPath.of(List.of(Path.of(Figure2Test.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI())));
        } catch (URISyntaxException e) {
            throw new AssertionError(e);
        }
    }
}
