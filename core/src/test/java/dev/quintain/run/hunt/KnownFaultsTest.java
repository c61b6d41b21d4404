package dev.quintain.run.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.finding.Finding;
import dev.quintain.finding.Frame;
import dev.quintain.finding.Rule;
import dev.quintain.finding.Thrown;
import dev.quintain.sequence.Literal;
import dev.quintain.sequence.Sequence;
import dev.quintain.sequence.Sequence.Call;
import dev.quintain.sequence.Sequence.Value;
import dev.quintain.subject.JavaType;
import dev.quintain.subject.Operation;
import dev.quintain.subject.Operation.Kind;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KnownFaultsTest {
    private static final String INDEX = "java.lang.ArrayIndexOutOfBoundsException";
    private static final Literal TEXT = new Literal.Constant(JavaType.STRING, "text");
    private static final Literal NULL = new Literal.Null(JavaType.STRING);

    @TempDir
    private Path folder;

    private static Object fault(KnownFaults known, String method, Literal argument, int line) {
        var operation = new Operation(
                Kind.STATIC_METHOD,
                "shop.Till",
                method,
                List.of(JavaType.STRING),
                JavaType.VOID,
                Modifier.PUBLIC | Modifier.STATIC,
                null,
                List.of(),
                false);
        return known.of(
                operation,
                Rule.LANGUAGE_EXCEPTION,
                thrown(line, method),
                new Sequence(List.of(new Value(argument), new Call(operation, List.of(0)))));
    }

    private static Thrown thrown(int line, String method) {
        return new Thrown(
                INDEX,
                "Index 3 out of bounds for length 3",
                List.of(
                        new Frame("shop.Till", "place", "Till.java", line),
                        new Frame("shop.Till", method, "Till.java", 40)));
    }

    private KnownFaults known() {
        return Samples.setup(Map.of("dev.quintain.subject.JavaType", 1), folder).known();
    }

    @Test
    void crashes_of_the_same_line_are_of_one_fault_through_whichever_method() {
        KnownFaults known = known();

        assertEquals(fault(known, "put", TEXT, 7), fault(known, "take", TEXT, 7));
        assertNotEquals(fault(known, "put", TEXT, 7), fault(known, "put", TEXT, 8));
    }

    @Test
    void what_ranks_otherwise_is_confirmed_apart() {
        KnownFaults known = known();

        assertNotEquals(fault(known, "put", TEXT, 7), fault(known, "put", NULL, 7));
    }

    @Test
    void what_was_confirmed_in_a_hunt_is_known() {
        KnownFaults known = known();
        Object fault = fault(known, "put", TEXT, 7);
        assertFalse(known.isConfirmed(fault));

        known.add(Samples.result("crash-1", "crash", Map.of("tests", 1L), finding(false)));
        assertFalse(known.isConfirmed(fault));

        known.add(Samples.result("crash-2", "crash", Map.of("tests", 1L), finding(true)));
        assertTrue(known.isConfirmed(fault));
    }

    private static Finding finding(boolean confirmed) {
        return new Finding(
                "crash",
                Rule.LANGUAGE_EXCEPTION,
                "shop.Till",
                "Till.take(String)",
                thrown(7, "take"),
                "Till.take(\"abc\")",
                3,
                confirmed,
                null);
    }
}
