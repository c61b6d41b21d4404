package dev.quintain.run.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.CompiledSources;
import dev.quintain.engine.StopSignal;
import dev.quintain.finding.Rule;
import dev.quintain.run.Inputs;
import dev.quintain.sequence.Literal;
import dev.quintain.sequence.Sequence;
import dev.quintain.sequence.Sequence.Call;
import dev.quintain.sequence.Sequence.Value;
import dev.quintain.subject.JavaType;
import dev.quintain.subject.Operation;
import dev.quintain.subject.Subject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What walking finds out, generation builds on. */
class StatesTest {
    private static final List<String> SAFE = List.of("shop.Safe");

    /** No constant of the class, nor anything that it compares: nobody comes upon it. */
    private static final long CODE = 987_654_321_987L;

    private static final String SOURCE = """
            package shop;
            public class Safe {
                private boolean open;
                private int coins;
                public void turn(long code) {
                    open = code * 7919 + 13 == %dL;
                }
                public void put() {
                    coins = Math.min(3, coins + 1);
                }
                public boolean isFull() {
                    return coins == 3;
                }
                public String toString() {
                    if (open) {
                        throw new IllegalStateException("open");
                    }
                    return "shut";
                }
            }
            """.formatted(CODE * 7919 + 13);

    @TempDir
    Path folder;

    private final KnownStates states = new KnownStates();
    private HuntSetup setup;
    private Subject subject;

    @BeforeEach
    void compile() throws IOException {
        Path classes = CompiledSources.in(Files.createDirectory(folder.resolve("classes")), "shop/Safe.java", SOURCE)
                .folder();
        var inputs =
                new Inputs(List.of(classes.toString()), List.of(), Path.of(System.getProperty("java.home")), false);
        subject = inputs.subject();
        setup = new HuntSetup(
                Samples.request(inputs, folder.resolve("out")),
                new HuntTarget(
                        "classes", inputs, subject, Map.of("shop.Safe", 4), List.of(), List.of(), classes, List.of()));
    }

    @Test
    void generation_begins_with_objects_in_known_states() {
        assertEquals(Set.of(), generated());

        states.add("shop.Safe", List.of(List.of(opened())));

        assertEquals(Set.of(Rule.OBJECT_METHOD), generated());
    }

    private Set<Rule> generated() {
        var job = new GenerateJob(setup, states, Stopwatch.start(System::nanoTime, 0), "generate-1", SAFE, 1, 1, 1);
        return job.run(Duration.ofSeconds(2), new StopSignal()).findings().stream()
                .map(found -> found.problem().finding().rule())
                .collect(Collectors.toSet());
    }

    private Sequence opened() {
        return new Sequence(List.of(
                new Call(operation("<init>"), List.of()),
                new Value(new Literal.Constant(new JavaType("long"), CODE)),
                new Call(operation("turn"), List.of(0, 1))));
    }

    private Operation operation(String name) {
        return subject.testable(subject.classes().get(0)).stream()
                .filter(operation -> operation.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void walking_makes_the_way_into_each_state_known() {
        var job = new WalkJob(setup, states, "walk-1", SAFE, 1);

        job.run(Duration.ofSeconds(20), new StopSignal());

        Set<Long> coins = states.of(SAFE, Duration.ZERO, new StopSignal()).stream()
                .map(StatesTest::coins)
                .collect(Collectors.toSet());
        assertTrue(coins.containsAll(Set.of(0L, 3L)), coins::toString);
    }

    /** Put into the safe before the last call. */
    private static long coins(Sequence sequence) {
        return sequence.steps().stream()
                .filter(step ->
                        step instanceof Call call && call.operation().name().equals("put"))
                .count();
    }
}
