package dev.quintain.engine.inject;

import static dev.quintain.engine.inject.SmallProject.CLOSE;
import static dev.quintain.engine.inject.SmallProject.PROJECT;
import static dev.quintain.engine.inject.SmallProject.READ;
import static dev.quintain.engine.inject.SmallProject.failure;
import static dev.quintain.engine.inject.SmallProject.injected;
import static dev.quintain.engine.inject.SmallProject.passing;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.engine.Progress;
import dev.quintain.engine.StopSignal;
import dev.quintain.engine.inject.ScriptedSuite.Script;
import dev.quintain.runtime.inject.Place;
import dev.quintain.runtime.inject.TestRun;
import dev.quintain.runtime.inject.TestRun.Status;
import dev.quintain.worker.WorkerDied.Reason;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class InjectEngineTest {
    private static final Script HANDLED = (test, arms) -> arms.isEmpty()
            ? passing(test)
            : injected(test, arms.get(arms.size() - 1).site(), Status.PASSED, null);

    private final StopSignal stop = new StopSignal();
    private InjectOptions options = new InjectOptions(false, Map.of());

    private InjectResult run(ScriptedSuite suite) {
        return run(PROJECT, suite);
    }

    private InjectResult run(Project project, ScriptedSuite suite) {
        return new InjectEngine(project, suite, options, stop, () -> 0).run(new Unheard());
    }

    private record Unheard() implements Listener {
        @Override
        public void recorded(List<TestCase> tests, Counts counts) {}

        @Override
        public void round(List<Attempt> attempts, Counts counts) {}

        @Override
        public void update(Progress progress) {}
    }

    private static List<Outcome> outcomes(InjectResult result) {
        return result.attempts().stream()
                .map(attempt -> attempt.verdict().outcome())
                .toList();
    }

    @Test
    void one_test_is_run_for_each_exception_and_then_once_without() {
        var suite = new ScriptedSuite(List.of(passing("a", READ, CLOSE), passing("b", READ)), HANDLED);

        InjectResult result = run(suite);

        assertEquals(List.of("a with 1", "a with 2", "a"), suite.asked);
        assertEquals(new Runs(2, 2, 0, 1, 0, 0), result.runs());
        assertEquals(List.of(new Counts(2, 2, 0, 2), new Counts(2, 2, 2, 0)), result.rounds());
    }

    @Test
    void the_fastest_test_is_taken_and_among_those_that_hardly_differ_the_first() {
        var suite = new ScriptedSuite(
                List.of(taking(900, "a", READ), taking(90, "b", READ), taking(3, "c", READ)), HANDLED);

        run(suite);

        assertEquals(List.of("b with 1", "b"), suite.asked);
    }

    @Test
    void among_slow_tests_those_hardly_differ_that_take_a_few_times_as_long() {
        var suite = new ScriptedSuite(
                List.of(taking(9000, "a", READ), taking(2500, "b", READ), taking(1000, "c", READ)), HANDLED);

        run(suite);

        assertEquals(List.of("b with 1", "b"), suite.asked);
    }

    private static TestRun taking(long millis, String name, int site) {
        TestRun run = passing(name, site);
        return new TestRun(
                run.uniqueId(),
                run.name(),
                run.status(),
                run.failure(),
                millis * 1_000_000,
                run.trial(),
                run.leftOpen());
    }

    @Test
    void the_user_may_name_the_test_and_is_told_if_it_does_not_make_the_call() {
        options = new InjectOptions(false, Map.of("Prices.java:10", "PricesTest.b", "Prices.java:20", "PricesTest.b"));
        var suite = new ScriptedSuite(List.of(passing("a", READ, CLOSE), passing("b", READ)), HANDLED);

        InjectResult result = run(suite);

        assertEquals(List.of("b with 1", "b", "a with 2", "a"), suite.asked);
        assertEquals(1, result.notes().size());
        assertTrue(result.notes().get(0).startsWith("--test-for Prices.java:20=PricesTest.b is not used"));
    }

    @Test
    void all_tests_of_a_call_are_run_when_asked_for() {
        options = new InjectOptions(true, Map.of());
        var suite = new ScriptedSuite(List.of(passing("a", READ), passing("b", READ)), HANDLED);

        run(suite);

        assertEquals(List.of("a with 1", "a", "b with 1", "b"), suite.asked);
    }

    @Test
    void a_call_that_is_not_reached_is_tried_once_more_in_a_fresh_jvm() {
        var suite = new ScriptedSuite(List.of(passing("a", READ)), (test, arms) -> passing(test));

        InjectResult result = run(suite);

        assertEquals(List.of("a with 1", "a", "renew", "a with 1", "a"), suite.asked);
        assertEquals(List.of(Outcome.NOT_REACHED), outcomes(result));
        assertEquals(1, result.open().size());
    }

    @Test
    void where_a_test_does_not_get_to_the_call_again_another_is_used() {
        var suite = new ScriptedSuite(
                List.of(passing("a", READ), passing("b", READ)),
                (test, arms) -> test.equals("a") ? passing(test) : HANDLED.run(test, arms));

        InjectResult result = run(suite);

        assertEquals(List.of("a with 1", "a", "renew", "a with 1", "a", "b with 1", "b"), suite.asked);
        assertEquals(List.of(Outcome.HANDLED), outcomes(result));
        assertEquals(new Runs(2, 2, 0, 3, 1, 0), result.runs());
        assertEquals(0, result.open().size());
    }

    @Test
    void a_call_that_no_test_gets_to_again_is_given_up_after_some() {
        List<TestRun> tests =
                Stream.of("a", "b", "c", "d").map(name -> passing(name, READ)).toList();
        var suite = new ScriptedSuite(tests, (test, arms) -> passing(test));

        InjectResult result = run(suite);

        assertFalse(suite.asked.contains("d with 1"));
        assertEquals(List.of(Outcome.NOT_REACHED), outcomes(result));
        assertEquals(3, result.runs().injected());
    }

    @Test
    void a_call_that_is_reached_with_an_exception_that_cannot_be_made_is_not_tried_again() {
        var suite = new ScriptedSuite(List.of(passing("a", READ)), (test, arms) -> passing(test, READ));

        InjectResult result = run(suite);

        assertEquals(List.of("a with 1", "a"), suite.asked);
        assertEquals(List.of(Outcome.NOT_MADE), outcomes(result));
        assertEquals(1, result.open().size());
    }

    @Test
    void a_test_that_cannot_be_run_again_is_not_tried_with_each_exception() {
        var suite = new ScriptedSuite(
                List.of(passing("a", READ, CLOSE)), (test, arms) -> injected(test, 9, Status.NOT_RUN, null));

        InjectResult result = run(suite);

        assertEquals(List.of("a with 1", "a", "renew", "a", "renew"), suite.asked);
        assertEquals(List.of("shop.PricesTest.a"), result.notRepeatable());
        assertEquals(1, result.runs().dropped());
    }

    @Test
    void a_test_that_does_not_pass_again_is_named_and_another_is_used() {
        var suite = new ScriptedSuite(
                List.of(passing("a", READ), passing("b", READ)),
                (test, arms) -> test.equals("a") && arms.isEmpty()
                        ? injected(test, READ, Status.FAILED, failure("X", false, "shop.PricesTest", 1))
                        : HANDLED.run(test, arms));

        InjectResult result = run(suite);

        assertEquals(List.of("shop.PricesTest.a"), result.notRepeatable());
        assertEquals(
                List.of("shop.PricesTest.b"),
                result.attempts().stream().map(Attempt::test).toList());
        assertEquals(1, result.runs().injected());
        assertEquals(1, result.runs().dropped());
    }

    @Test
    void a_test_that_fails_only_after_the_exception_tells_of_broken_state() {
        assertEquals(List.of(Outcome.BROKEN_STATE), outcomes(run(failingAfterwards())));
    }

    @Test
    void what_fails_in_a_static_initialiser_is_said_to() {
        Verdict verdict = run(SmallProject.withInitialiser(), failingAfterwards())
                .attempts()
                .get(0)
                .verdict();

        assertEquals(Outcome.BROKEN_STATE, verdict.outcome());
        assertTrue(verdict.detail().endsWith("in a static initialiser, which runs only once"), verdict.detail());
    }

    private static ScriptedSuite failingAfterwards() {
        var spoiled = new AtomicInteger();
        return new ScriptedSuite(List.of(passing("a", READ)), (test, arms) -> {
            spoiled.set(arms.isEmpty() ? spoiled.get() : 1);
            return arms.isEmpty() && spoiled.getAndSet(0) == 1
                    ? injected(test, READ, Status.FAILED, failure("X", false, "shop.PricesTest", 1))
                    : HANDLED.run(test, arms);
        });
    }

    @Test
    void broken_state_is_seen_though_another_exception_takes_the_jvm_with_it() {
        var spoiled = new AtomicInteger();
        var self = new AtomicReference<ScriptedSuite>();
        var suite = new ScriptedSuite(List.of(passing("a", READ, CLOSE)), (test, arms) -> {
            List<String> asked = Objects.requireNonNull(self.get()).asked;
            if (asked.size() > 1 && asked.get(asked.size() - 2).equals("renew")) {
                spoiled.set(0);
            }
            if (arms.isEmpty()) {
                return spoiled.get() == 1
                        ? injected(test, READ, Status.FAILED, failure("X", false, "shop.PricesTest", 1))
                        : passing(test);
            }
            if (arms.get(0).site() == CLOSE) {
                spoiled.set(0);
                throw ScriptedSuite.died(Reason.DIED);
            }
            spoiled.set(1);
            return HANDLED.run(test, arms);
        });
        suite.reached = Map.of(CLOSE, Set.of(0, CLOSE));
        self.set(suite);

        assertEquals(List.of(Outcome.BROKEN_STATE, Outcome.LOST), outcomes(run(suite)));
    }

    @Test
    void a_fault_must_show_again_in_another_jvm() {
        var runs = new AtomicInteger();
        var suite = new ScriptedSuite(
                List.of(passing("a", READ)),
                (test, arms) -> !arms.isEmpty() && runs.incrementAndGet() == 1
                        ? injected(test, READ, Status.PASSED, null, "resource shop.Till")
                        : HANDLED.run(test, arms));

        InjectResult result = run(suite);

        assertEquals(List.of("a with 1", "a", "renew", "a", "a with 1"), suite.asked);
        assertEquals(List.of(Outcome.UNCONFIRMED), outcomes(result));
        assertEquals(List.of(), result.faults());
    }

    @Test
    void what_a_test_leaves_open_when_it_is_run_by_itself_is_no_leak() {
        var suite = new ScriptedSuite(
                List.of(passing("a", READ)),
                (test, arms) -> injected(test, READ, Status.PASSED, null, "thread server-N"));

        assertEquals(List.of(Outcome.UNCONFIRMED), outcomes(run(suite)));
    }

    @Test
    void each_leak_is_confirmed_by_one_run_and_compared_with_one_plain_run_of_its_test() {
        var suite = new ScriptedSuite(
                List.of(passing("a", READ, CLOSE)),
                (test, arms) -> arms.isEmpty()
                        ? passing(test)
                        : injected(test, arms.get(0).site(), Status.PASSED, null, "resource shop.Till"));

        InjectResult result = run(suite);

        assertEquals(List.of("a with 1", "a with 2", "a", "renew", "a", "a with 1", "a with 2"), suite.asked);
        assertEquals(List.of(Outcome.LEAK, Outcome.LEAK), outcomes(result));
        assertEquals(new Runs(1, 2, 0, 2, 0, 2), result.runs());
    }

    @Test
    void a_hang_is_confirmed_by_one_run() {
        ScriptedSuite suite = hanging(at("shop.Till"));

        InjectResult result = run(suite);

        assertEquals(List.of("a with 1", "a", "renew", "a with 1"), suite.asked);
        assertEquals(new Runs(1, 1, 0, 1, 0, 1), result.runs());
    }

    @Test
    void a_test_that_hangs_or_ends_the_jvm_is_told_and_the_rest_goes_on() {
        var suite = new ScriptedSuite(List.of(passing("a", READ, CLOSE)), (test, arms) -> {
            if (arms.isEmpty()) {
                return passing(test);
            }
            throw ScriptedSuite.died(arms.get(0).site() == READ ? Reason.HUNG : Reason.DIED);
        });

        suite.reached = Map.of(READ, Set.of(0, READ), CLOSE, Set.of(0, CLOSE));

        InjectResult result = run(suite);

        assertEquals(List.of(Outcome.HUNG, Outcome.LOST), outcomes(result));
        assertEquals(
                List.of("ends the virtual machine, exit code 9"),
                result.attempts().get(1).verdict().remarks());
        assertEquals(List.of(), result.open());
    }

    @Test
    void what_hangs_or_ends_the_jvm_before_the_handler_is_reached_leaves_it_uncovered() {
        var suite = new ScriptedSuite(List.of(passing("a", READ, CLOSE)), (test, arms) -> {
            if (arms.isEmpty()) {
                return passing(test);
            }
            throw ScriptedSuite.died(arms.get(0).site() == READ ? Reason.HUNG : Reason.DIED);
        });
        suite.reached = Map.of(READ, Set.of(0, CLOSE), CLOSE, Set.of(0));

        InjectResult result = run(suite);

        assertEquals(List.of(Outcome.HUNG, Outcome.LOST), outcomes(result));
        assertTrue(result.attempts().stream().allMatch(Attempt::isOnTheWay));
        assertEquals(List.of(SmallProject.pair(READ), SmallProject.pair(CLOSE)), result.open());
    }

    @Test
    void what_hangs_before_the_call_is_no_fault_and_another_test_is_used() {
        var suite = new ScriptedSuite(List.of(passing("a", READ), passing("b", READ)), (test, arms) -> {
            if (test.equals("a") && !arms.isEmpty()) {
                throw ScriptedSuite.died(Reason.HUNG);
            }
            return HANDLED.run(test, arms);
        });

        InjectResult result = run(suite);

        assertEquals(List.of("a with 1", "a", "b with 1", "b"), suite.asked);
        assertEquals(List.of(Outcome.HANDLED), outcomes(result));
        assertEquals(List.of(), result.open());
    }

    @Test
    void where_no_test_gets_to_the_call_that_is_told() {
        var suite = new ScriptedSuite(List.of(passing("a", READ)), (test, arms) -> {
            if (arms.isEmpty()) {
                return passing(test);
            }
            throw ScriptedSuite.died(Reason.HUNG);
        });

        InjectResult result = run(suite);

        assertEquals(List.of(Outcome.LOST_BEFORE), outcomes(result));
        assertEquals(List.of(), result.faults());
        assertEquals(List.of(SmallProject.pair(READ)), result.open());
    }

    @Test
    void a_test_that_waits_by_itself_for_what_does_not_come_is_no_fault() {
        assertEquals(List.of(Outcome.TEST_WAITS), outcomes(run(hanging(at("shop.PricesTest")))));
        assertEquals(List.of(Outcome.HUNG), outcomes(run(hanging(at("shop.Till")))));
    }

    @Test
    void nor_is_it_when_a_thread_of_the_code_under_test_waits_where_it_does_otherwise() {
        Place other = at("shop.Till");

        assertEquals(
                List.of(Outcome.TEST_WAITS),
                outcomes(run(hanging(at("shop.PricesTest"), List.of(other), Set.of(other)))));
        assertEquals(
                List.of(Outcome.HUNG),
                outcomes(run(hanging(at("shop.PricesTest"), List.of(other), Set.of(at("shop.Prices"))))));
    }

    private static Place at(String className) {
        return new Place(
                true,
                List.of(
                        new StackTraceElement("java.lang.Object", "wait", "Object.java", 1),
                        new StackTraceElement(className, "waits", "Some.java", 2)));
    }

    private static ScriptedSuite hanging(Place test) {
        return hanging(test, List.of(), Set.of());
    }

    private static ScriptedSuite hanging(Place test, List<Place> others, Set<Place> waits) {
        var suite = new ScriptedSuite(List.of(passing("a", READ)), (name, arms) -> {
            if (arms.isEmpty()) {
                return passing(name);
            }
            throw ScriptedSuite.died(Reason.HUNG);
        });
        suite.whereabouts = new Whereabouts(Optional.of(test), others, waits);
        suite.reached = Map.of(READ, Set.of(0, READ));
        return suite;
    }

    @Test
    void where_a_test_ends_the_jvm_in_the_first_run_the_rest_goes_on_in_another() {
        var suite = new ScriptedSuite(List.of(passing("exits"), passing("b", READ)), HANDLED);

        InjectResult result = run(suite);

        assertEquals(List.of("shop.PricesTest.exits ended the virtual machine, exit code 9"), result.notes());
        assertEquals(
                List.of(Status.FAILED, Status.PASSED),
                result.tests().stream().map(test -> test.first().status()).toList());
        assertEquals(List.of(Outcome.HANDLED), outcomes(result));
    }

    @Test
    void a_stop_ends_the_injections_and_what_was_found_is_confirmed_first() {
        var suite = new ScriptedSuite(List.of(passing("a", READ), passing("b", CLOSE)), (test, arms) -> {
            TestRun leak = injected(test, READ, Status.PASSED, null, "resource shop.Till");
            if (!arms.isEmpty()) {
                return leak;
            }
            if (!stop.isStopped()) {
                stop.stop();
            }
            return passing(test);
        });

        InjectResult result = run(suite);

        assertEquals(List.of("a with 1", "a", "stop", "renew", "a", "a with 1"), suite.asked);
        assertEquals(List.of(Outcome.LEAK), outcomes(result));
        assertEquals(List.of(SmallProject.pair(CLOSE)), result.untried());
    }

    @Test
    void a_stop_in_the_midst_of_a_test_leaves_what_it_had_found() {
        var suite = new ScriptedSuite(List.of(passing("a", READ, CLOSE)), (test, arms) -> {
            if (!stop.isStopped()) {
                stop.stop();
            }
            return arms.isEmpty() ? passing(test) : injected(test, READ, Status.PASSED, null, "resource shop.Till");
        });

        InjectResult result = run(suite);

        assertEquals(List.of(Outcome.LEAK), outcomes(result));
        assertEquals(1, result.runs().injected());
        assertEquals(List.of(SmallProject.pair(CLOSE)), result.untried());
    }

    @Test
    void a_fault_that_there_is_no_time_to_see_again_is_kept_and_said_not_to_be_confirmed() {
        var suite = new ScriptedSuite(List.of(passing("a", READ)), (test, arms) -> {
            if (arms.isEmpty()) {
                stop.stop();
                return passing(test);
            }
            return injected(test, READ, Status.PASSED, null, "resource shop.Till");
        });
        var hours = new AtomicInteger();

        InjectResult result = new InjectEngine(
                        PROJECT,
                        suite,
                        options,
                        stop,
                        () -> Duration.ofHours(hours.incrementAndGet()).toNanos())
                .run(new Unheard());

        assertEquals(List.of(Outcome.LEAK), outcomes(result));
        assertEquals(
                List.of(false), result.faults().stream().map(Attempt::confirmed).toList());
    }

    @Test
    void a_stop_during_the_first_run_is_told() {
        var suite = new ScriptedSuite(List.of(passing("a", READ), passing("exits")), HANDLED, Reason.STOPPED);

        InjectResult result = run(suite);

        assertEquals(
                List.of("ended early, while the suite ran for the first time; the rest of it did not run"),
                result.notes());
    }

    @Test
    void a_call_that_only_a_handler_makes_is_reached_in_another_round_by_injecting_both() {
        var suite = new ScriptedSuite(
                List.of(passing("a", READ)),
                (test, arms) -> arms.isEmpty()
                        ? passing(test)
                        : arms.size() == 1 ? nested(test) : injected(test, CLOSE, Status.PASSED, null));

        InjectResult result = run(suite);

        assertEquals(3, result.rounds().size());
        assertEquals(2, result.attempts().get(1).arms().size());
        assertEquals(List.of(), result.open());
    }

    private static TestRun nested(String test) {
        TestRun run = injected(test, READ, Status.PASSED, null);
        run.trial().hits().put(CLOSE, List.of("*"));
        return run;
    }
}
