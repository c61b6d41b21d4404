package dev.quintain.engine.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.CompiledSources;
import dev.quintain.run.TestConditions;
import dev.quintain.sandbox.ResetMode;
import dev.quintain.sandbox.Sandbox;
import dev.quintain.sequence.Literal;
import dev.quintain.sequence.Literal.Constant;
import dev.quintain.sequence.Sequence;
import dev.quintain.sequence.Sequence.Call;
import dev.quintain.sequence.Sequence.Step;
import dev.quintain.sequence.Sequence.Value;
import dev.quintain.subject.Operation;
import dev.quintain.subject.Subject;
import dev.quintain.subject.SubjectFinder;
import dev.quintain.worker.WorkerOptions;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How sequences grow (sections 2.3 to 2.5): what they are built on, what is repeated, and what is given twice. */
class GrowthTest {
    private static final Heuristics STANDARD = new Heuristics(0, 0, 0.05, true, true, true, true);

    private static final String BOX = """
            package shop;
            public class Box {
                private int content;
                private boolean full;
                public void put(int amount) { content += amount; }
                public int content() { return content; }
                public Box swap(Box other) {
                    int kept = content;
                    content = other.content;
                    other.content = kept;
                    return other;
                }
                public static void fill(Box box) { box.full = true; }
            }
            """;

    private final InputStream in = System.in;
    private final PrintStream out = System.out;
    private final PrintStream err = System.err;

    @TempDir
    Path folder;

    /** A sandbox takes the standard streams. */
    @AfterEach
    void giveStreamsBack() {
        System.setIn(in);
        System.setOut(out);
        System.setErr(err);
    }

    private List<Sequence> grow(Heuristics heuristics, int steps, String name, String source) throws IOException {
        CompiledSources sources = CompiledSources.in(folder, "shop/" + name + ".java", source);
        Subject subject = SubjectFinder.find(List.of("shop.*"), sources.classPath(), false);
        var options = new GenerateOptions(
                1,
                Optional.empty(),
                OptionalLong.of(Long.MAX_VALUE),
                OptionalLong.empty(),
                heuristics,
                ExceptionPolicy.PAPER,
                List.of(),
                List.of(),
                GenerateOptions.Keep.NEW);
        var conditions = TestConditions.of(subject.classPath(), ResetMode.REINIT, Set.of())
                .withProbes();
        var engine = new GenerateEngine(subject, options, conditions, WorkerOptions.standard(), 1, () -> 0);
        var ran = new ArrayList<Sequence>();
        var rehearsal = new Rehearsal(engine, 1, Sandbox.unguarded(conditions, folder), ran::add);
        for (int i = 0; i < steps; i++) {
            rehearsal.step();
        }
        return ran;
    }

    private static Stream<Call> calls(Sequence sequence, String method) {
        return sequence.steps().stream()
                .filter(Call.class::isInstance)
                .map(Call.class::cast)
                .filter(call -> call.operation().name().equals(method));
    }

    /** Every call of the method in any sequence, as its input of that number. */
    private static List<Step> given(List<Sequence> sequences, String method, int input) {
        return sequences.stream()
                .flatMap(sequence -> calls(sequence, method)
                        .map(call -> sequence.steps().get(call.inputs().get(input))))
                .toList();
    }

    @Test
    void no_sequence_runs_twice() throws IOException {
        List<Sequence> ran = grow(Heuristics.STANDARD, 3_000, "Box", BOX);

        assertTrue(ran.size() > 500, "ran " + ran.size());
        assertEquals(ran.size(), new HashSet<>(ran).size());
    }

    @Test
    void a_sequence_is_one_call_more_than_what_it_is_built_of() throws IOException {
        List<Sequence> ran = grow(STANDARD, 300, "Box", BOX);

        // The first call of a method can only be built on a new object.
        Sequence first = ran.stream()
                .filter(sequence -> sequence.underTest().name().equals("put"))
                .findFirst()
                .orElseThrow();
        assertEquals(
                List.of("<init>", "put"),
                first.steps().stream()
                        .filter(Call.class::isInstance)
                        .map(step -> ((Call) step).operation().name())
                        .toList());
    }

    @Test
    void repetition_appends_calls_of_the_same_method_on_the_same_object() throws IOException {
        var always = new Heuristics(1, 7, 0.05, true, true, true, true);
        List<Sequence> ran = grow(always, 300, "Box", BOX);

        Sequence first = ran.stream()
                .filter(sequence -> calls(sequence, "put").count() > 1)
                .findFirst()
                .orElseThrow();
        List<Integer> receivers =
                calls(first, "put").map(call -> call.inputs().get(0)).distinct().toList();
        assertEquals(1, receivers.size());
        assertTrue(calls(first, "put").count() <= 8, "more than seven calls more");
        assertEquals("put", first.underTest().name());
    }

    @Test
    void a_value_can_be_given_twice() throws IOException {
        List<Sequence> ran = grow(STANDARD, 1_000, "Box", BOX);

        assertTrue(ran.stream()
                .flatMap(sequence -> calls(sequence, "swap"))
                .anyMatch(call -> call.inputs().get(0).equals(call.inputs().get(1))));
        assertTrue(ran.stream()
                .flatMap(sequence -> calls(sequence, "swap"))
                .anyMatch(call -> !call.inputs().get(0).equals(call.inputs().get(1))));
    }

    @Test
    void what_a_call_did_to_its_argument_is_built_on() throws IOException {
        List<Sequence> ran = grow(STANDARD, 1_000, "Box", BOX);

        assertTrue(ran.stream()
                .anyMatch(sequence -> sequence.underTest().name().equals("content")
                        && calls(sequence, "fill")
                                .anyMatch(call ->
                                        call.inputs().equals(last(sequence).inputs()))));
    }

    private static Call last(Sequence sequence) {
        return (Call) sequence.steps().get(sequence.steps().size() - 1);
    }

    /** All objects are equal, whatever they were made with. */
    private static final String ALIKE = """
            package shop;
            public class Alike {
                public Alike(int ignored) {}
                public static int use(Alike alike) { return 1; }
                @Override public boolean equals(Object other) { return other instanceof Alike; }
                @Override public int hashCode() { return 1; }
            }
            """;

    @Test
    void of_equal_objects_only_the_first_is_built_on_unless_the_filter_is_off() throws IOException {
        assertEquals(1, numbersOfThoseUsed(grow(STANDARD, 500, "Alike", ALIKE)).size());
        assertTrue(numbersOfThoseUsed(grow(new Heuristics(0, 0, 0.05, false, true, true, true), 500, "Alike", ALIKE))
                        .size()
                > 3);
    }

    /** What the objects that {@code use} was given were made with, variations of what was kept aside. */
    private static Set<Object> numbersOfThoseUsed(List<Sequence> ran) {
        var numbers = new HashSet<>();
        for (Sequence sequence : withoutVariations(ran)) {
            calls(sequence, "use").forEach(call -> {
                if (sequence.steps().get(call.inputs().get(0)) instanceof Call made) {
                    Value number = (Value) sequence.steps().get(made.inputs().get(0));
                    numbers.add(((Constant) number.literal()).value());
                }
            });
        }
        return numbers;
    }

    /** Those that are like no earlier one but for a literal. */
    private static List<Sequence> withoutVariations(List<Sequence> ran) {
        return IntStream.range(0, ran.size())
                .filter(i -> IntStream.range(0, i).noneMatch(j -> isLike(ran.get(i), ran.get(j))))
                .mapToObj(ran::get)
                .toList();
    }

    private static boolean isLike(Sequence one, Sequence other) {
        return one.steps().size() == other.steps().size()
                && one.steps().stream()
                        .filter(Call.class::isInstance)
                        .toList()
                        .equals(other.steps().stream()
                                .filter(Call.class::isInstance)
                                .toList());
    }

    private static final String NOTHING = """
            package shop;
            public class Maker {
                public static Maker nothing() { return null; }
                public static int use(Maker maker) { return 1; }
                Maker() {}
            }
            """;

    @Test
    void null_that_a_call_returns_is_not_built_on_unless_the_filter_is_off() throws IOException {
        assertFalse(isGivenACall(grow(STANDARD, 500, "Maker", NOTHING)));
        assertTrue(isGivenACall(grow(new Heuristics(0, 0, 0.05, true, false, true, true), 500, "Maker", NOTHING)));
    }

    private static boolean isGivenACall(List<Sequence> ran) {
        return given(ran, "use", 0).stream().anyMatch(Call.class::isInstance);
    }

    private static final String BOMB = """
            package shop;
            public class Bomb {
                private boolean lit;
                public void light() { lit = true; throw new IllegalStateException(); }
                public boolean isLit() { return lit; }
            }
            """;

    @Test
    void what_threw_is_not_built_on_unless_the_filter_is_off() throws IOException {
        assertFalse(goesOnAfter("light", grow(STANDARD, 500, "Bomb", BOMB)));
        assertTrue(goesOnAfter("light", grow(new Heuristics(0, 0, 0.05, true, true, false, true), 500, "Bomb", BOMB)));
    }

    private static boolean goesOnAfter(String method, List<Sequence> ran) {
        return ran.stream()
                .anyMatch(sequence -> calls(sequence, method).count()
                        > (sequence.underTest().name().equals(method) ? 1 : 0));
    }

    private static final String WAITER = """
            package shop;
            public class Waiter {
                public abstract static class Order { private Order() {} }
                public int take(Order order, String name) { return order == null ? 0 : 1; }
            }
            """;

    @Test
    void null_is_given_where_nothing_else_has_the_type_and_to_no_receiver() throws IOException {
        var never = new Heuristics(0, 0, 0, true, true, true, true);
        List<Sequence> ran = grow(never, 500, "Waiter", WAITER);

        assertTrue(given(ran, "take", 1).size() > 3);
        assertTrue(given(ran, "take", 1).stream().allMatch(GrowthTest::isNull));
        assertTrue(given(ran, "take", 0).stream().noneMatch(GrowthTest::isNull));
        assertTrue(given(ran, "take", 2).stream().noneMatch(GrowthTest::isNull));
    }

    private static boolean isNull(Step step) {
        return step instanceof Value value && value.literal() instanceof Literal.Null;
    }

    private static final String SHELF = """
            package shop;
            import java.util.Iterator;
            public class Shelf {
                private int read;
                public Iterator walk() {
                    return new Iterator() {
                        public boolean hasNext() { return read < 3; }
                        public Object next() { read++; return "book"; }
                        public void remove() { read--; }
                    };
                }
            }
            """;

    @Test
    void what_nobody_can_name_is_called_by_what_it_is_handed_out_as() throws IOException {
        List<Sequence> ran = grow(STANDARD, 500, "Shelf", SHELF);

        assertEquals(
                Set.of("hasNext", "next", "remove"),
                ran.stream()
                        .map(Sequence::underTest)
                        .filter(operation -> operation.owner().equals("java.util.Iterator"))
                        .map(Operation::name)
                        .collect(Collectors.toSet()));
        assertTrue(ran.stream().anyMatch(sequence -> calls(sequence, "next").count() > 1));
    }

    private static final String DRAWER = """
            package shop;
            public class Drawer {
                private Object key;
                private Object content;
                public void put(Object key, Object content) { this.key = key; this.content = content; }
                public Object get(Object key) { return key.equals(this.key) ? content : null; }
            }
            """;

    @Test
    void what_takes_anything_is_often_given_what_the_object_was_given_before() throws IOException {
        List<Sequence> ran = grow(STANDARD, 1_000, "Drawer", DRAWER).stream()
                .filter(sequence -> sequence.underTest().name().equals("get")
                        && calls(sequence, "put").count() == 1)
                .toList();

        long found = ran.stream()
                .filter(sequence -> given(sequence, "put").equals(given(sequence, "get")))
                .count();
        assertTrue(found * 6 > ran.size(), found + " of " + ran.size());
    }

    private static Step given(Sequence sequence, String method) {
        return calls(sequence, method)
                .map(call -> sequence.steps().get(call.inputs().get(1)))
                .findFirst()
                .orElseThrow();
    }
}
