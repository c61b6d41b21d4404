package dev.quintain.verification.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.bytecode.Probe;
import dev.quintain.engine.StopSignal;
import dev.quintain.engine.generate.ExceptionPolicy;
import dev.quintain.engine.generate.GenerateEngine;
import dev.quintain.engine.generate.GenerateOptions;
import dev.quintain.engine.generate.GenerateResult;
import dev.quintain.engine.generate.Heuristics;
import dev.quintain.engine.generate.Scenario;
import dev.quintain.run.TestConditions;
import dev.quintain.sandbox.ResetMode;
import dev.quintain.sequence.SequenceRunner;
import dev.quintain.subject.Subject;
import dev.quintain.worker.WorkerOptions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** On containers, chance that is guided gets as far as trying everything (Pacheco and others 2007, section 3.1). */
class Figure5Test {
    private static final long CALLS = 400_000;
    private static final long A_FEW_CALLS = 20;

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource(Container.class)
    void a_suite_reaches_every_branch_that_all_sequences_together_reach(Container container) throws IOException {
        try (var laboratory = new Laboratory(container, folder)) {
            Set<Probe> missed = laboratory.reached(subject -> Enumeration.run(container, subject));

            missed.removeAll(reached(generate(container, CALLS), laboratory));

            assertEquals(Set.of(), missed);
        }
    }

    // Or else to reach the same would say nothing.
    @ParameterizedTest
    @EnumSource(Container.class)
    void all_sequences_reach_all_that_there_is_or_nearly(Container container) throws IOException {
        try (var laboratory = new Laboratory(container, folder)) {
            Set<Probe> reached = laboratory.reached(subject -> Enumeration.run(container, subject));

            assertEquals(laboratory.size() - container.beyond(), reached.size());
        }
    }

    // Or else it would not matter how sequences are chosen.
    @ParameterizedTest
    @EnumSource(Container.class)
    void a_few_calls_do_not_reach_it(Container container) throws IOException {
        try (var laboratory = new Laboratory(container, folder)) {
            Set<Probe> reached = reached(generate(container, A_FEW_CALLS), laboratory);

            int reachable = laboratory.size() - container.beyond();
            assertTrue(reached.size() < reachable, () -> reached.size() + " of " + reachable);
        }
    }

    private static Set<Probe> reached(List<Scenario> suite, Laboratory laboratory) {
        return laboratory.reached(subject -> {
            var runner = new SequenceRunner(subject);
            suite.forEach(scenario -> runner.run(scenario.sequence(), () -> {}));
        });
    }

    private static List<Scenario> generate(Container container, long calls) {
        Subject subject = container.subject();
        var options = new GenerateOptions(
                1,
                Optional.empty(),
                OptionalLong.of(calls),
                OptionalLong.empty(),
                Heuristics.STANDARD,
                ExceptionPolicy.PAPER,
                List.of(),
                List.of(),
                GenerateOptions.Keep.NEW);
        var engine = new GenerateEngine(
                subject,
                options,
                TestConditions.of(subject.classPath(), ResetMode.REINIT, Set.of())
                        .withProbes(),
                WorkerOptions.standard(),
                1,
                System::nanoTime);
        GenerateResult result = engine.run(new StopSignal(), progress -> {});
        assertEquals(Optional.empty(), result.fault());
        assertEquals(List.of(), result.problems());
        return result.scenarios();
    }
}
