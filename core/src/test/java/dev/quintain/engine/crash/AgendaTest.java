package dev.quintain.engine.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.engine.crash.Planner.Plan;
import dev.quintain.sandbox.ResetMode;
import dev.quintain.sandbox.SandboxOptions;
import dev.quintain.sequence.Sequence;
import dev.quintain.subject.Operation;
import dev.quintain.subject.Operations;
import dev.quintain.subject.Producers;
import dev.quintain.subject.Subject;
import dev.quintain.subject.SubjectFinder;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Plans and the tests they number, on the classes of the paper's Figure 2. */
class AgendaTest {
    private static final int F = 0;

    private final Subject subject = SubjectFinder.find(List.of("figure2.Subject"), Figure2Test.testClasses(), false);
    private final CrashSetup setup = setup();
    private final Graphs graphs = new Graphs(subject.classPath(), setup);

    @Test
    void a_space_that_fits_is_run_whole() {
        Plan plan = planner(OptionalInt.of(3)).forEach(18).get(F);

        assertEquals(new Agenda(F, 3, 0, true), plan.agenda());
        assertEquals(18, plan.tests());
        assertEquals(18, tests(plan).size());
    }

    @Test
    void of_one_that_does_not_fit_the_simple_tests_are_run_and_the_rest_is_drawn() {
        Plan plan = planner(OptionalInt.of(3)).forEach(17).get(F);

        assertEquals(new Agenda(F, 2, 3, true), plan.agenda());
        assertEquals(17, plan.tests());
        List<Sequence> tests = tests(plan);
        assertEquals(17, new HashSet<>(tests).size());
        assertEquals(
                graphs.tests(new Agenda(F, 2, 0, true)).first(6).toList(),
                tests.subList(0, 6),
                "the simple ones first");
    }

    @Test
    void a_depth_that_adds_nothing_is_not_drawn_from() {
        Plan plan = planner(OptionalInt.of(9)).forEach(17).get(F);

        assertEquals(new Agenda(F, 2, 3, true), plan.agenda());
        assertEquals(3, plan.depth());
        assertEquals(17, new HashSet<>(tests(plan)).size());
    }

    @Test
    void left_to_itself_the_planner_goes_as_deep_as_fits() {
        assertEquals(
                new Agenda(F, 2, CrashOptions.DEEPEST, false),
                planner(OptionalInt.empty()).forEach(10).get(F).agenda());
        assertEquals(
                new Agenda(F, 3, 0, true),
                planner(OptionalInt.empty()).forEach(1000).get(F).agenda());
    }

    @Test
    void when_one_depth_is_used_up_the_next_is_drawn_from() {
        assertGrowsUntilAllIsRun(planner(OptionalInt.empty()), 2);
    }

    @Test
    void from_depths_in_turn_all_is_drawn_too() {
        assertGrowsUntilAllIsRun(planner(OptionalInt.of(3)), 4);
    }

    private void assertGrowsUntilAllIsRun(Planner planner, long share) {
        Plan plan = planner.forEach(share).get(F);

        Plan larger = planner.enlarge(plan, Long.MAX_VALUE / 2);

        assertTrue(planner.canGrow(plan));
        assertFalse(planner.canGrow(larger));
        assertEquals(3, larger.depth());
        assertEquals(18, larger.tests());
        List<Sequence> tests = tests(larger);
        assertEquals(18, new HashSet<>(tests).size());
        assertEquals(tests(plan), tests.subList(0, (int) share));
    }

    @Test
    void what_one_target_does_not_need_goes_to_the_others() {
        var setup = setup("java.lang.Math");
        var plans =
                new Planner(setup, new Graphs(subject.classPath(), setup), options(OptionalInt.of(2))).forCases(1000);

        long planned = plans.stream().mapToLong(Plan::tests).sum();

        long space =
                plans.stream().mapToLong(plan -> plan.space().longValueExact()).sum();
        assertEquals(Math.min(1000, space), planned);
    }

    private List<Sequence> tests(Plan plan) {
        return graphs.tests(plan.agenda()).first(plan.tests()).toList();
    }

    private Planner planner(OptionalInt depth) {
        return new Planner(setup, graphs, options(depth));
    }

    private static CrashOptions options(OptionalInt depth) {
        return new CrashOptions(
                depth, Optional.empty(), OptionalLong.empty(), 1, ResetMode.REINIT, List.of(), true, List.of());
    }

    private CrashSetup setup(String... more) {
        var operations = new Operations(subject.classPath());
        var targets = new java.util.ArrayList<Target>();
        targets.addAll(targets(subject, operations));
        for (String name : more) {
            targets.addAll(targets(SubjectFinder.find(List.of(name), subject.classPath(), false), operations));
        }
        return new CrashSetup(
                new SandboxOptions(List.of(), ResetMode.REINIT, 1000, 1000, Set.of()),
                targets,
                Producers.of(subject),
                Presets.standard(),
                List.of(),
                1);
    }

    private static List<Target> targets(Subject subject, Operations operations) {
        List<Operation> testable = operations.testable(subject.classes().get(0), Operations.ELSEWHERE);
        return testable.stream()
                .map(operation -> new Target(operation, List.of()))
                .toList();
    }
}
