package dev.quintain.engine.inject;

import static dev.quintain.engine.inject.SmallProject.IO;
import static dev.quintain.engine.inject.SmallProject.PROJECT;
import static dev.quintain.engine.inject.SmallProject.READ;
import static dev.quintain.engine.inject.SmallProject.failure;
import static dev.quintain.engine.inject.SmallProject.injected;
import static dev.quintain.engine.inject.SmallProject.passing;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.quintain.runtime.inject.Arm;
import dev.quintain.runtime.inject.TestRun;
import dev.quintain.runtime.inject.TestRun.Failure;
import dev.quintain.runtime.inject.TestRun.Status;
import dev.quintain.runtime.inject.TrialReport;
import dev.quintain.runtime.inject.TrialReport.Shot;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class JudgeTest {
    private static final String NULL_POINTER = "java.lang.NullPointerException";
    private static final String STATE = "java.lang.IllegalStateException";

    private static Verdict judge(TestRun run) {
        return new Judge(PROJECT).judge(passing("a", READ), run);
    }

    private static Outcome failed(Failure failure, String... leftOpen) {
        return judge(injected("a", READ, Status.FAILED, failure, leftOpen)).outcome();
    }

    private static Outcome passed(String... leftOpen) {
        return judge(injected("a", READ, Status.PASSED, null, leftOpen)).outcome();
    }

    @Test
    void a_test_that_passes_all_the_same_is_fine() {
        assertEquals(Outcome.HANDLED, passed());
    }

    @Test
    void that_a_handler_ignores_the_exception_is_a_remark_and_no_fault() {
        TestRun run = injected("a", READ, Status.PASSED, null);

        Verdict ignored = new Judge(SmallProject.withIdleHandler()).judge(passing("a", READ), run);

        assertEquals(Outcome.HANDLED, ignored.outcome());
        assertEquals(List.of("swallows the exception without any trace"), ignored.remarks());
        assertEquals(List.of(), judge(run).remarks());
    }

    @Test
    void the_exception_itself_may_come_out() {
        assertEquals(Outcome.CAME_OUT, failed(failure(STATE, true, "shop.Prices", 13)));
    }

    @Test
    void an_assertion_of_the_test_may_fail_and_so_may_its_own_code() {
        assertEquals(Outcome.ASSERTION, failed(failure("java.lang.AssertionError", false, "shop.PricesTest", 9)));
        assertEquals(Outcome.TEST_THREW, failed(failure(NULL_POINTER, false, "shop.PricesTest", 9)));
    }

    @Test
    void what_nobody_throws_on_purpose_is_a_fault() {
        assertEquals(Outcome.SECONDARY, failed(failure(NULL_POINTER, false, "shop.Prices", 13)));
    }

    @Test
    void what_the_method_of_the_handler_throws_on_purpose_is_none_but_what_others_throw_is() {
        assertEquals(Outcome.TRANSLATED, failed(failure(STATE, false, "shop.Prices", 13)));
        assertEquals(Outcome.TRANSLATED, failed(failure(STATE, false, "shop.Prices", 99)));
        assertEquals(Outcome.SECONDARY, failed(failure(STATE, false, "shop.Till", 99)));
    }

    private static Failure from(int testLine, String type, String... classNames) {
        var frames = new ArrayList<StackTraceElement>();
        for (String className : classNames) {
            frames.add(new StackTraceElement(className, "load", "Some.java", 99));
        }
        frames.add(new StackTraceElement("java.lang.reflect.Method", "invoke", "Method.java", 1));
        frames.add(new StackTraceElement("shop.PricesTest", "load", "PricesTest.java", testLine));
        frames.add(new StackTraceElement("org.junit.Runner", "run", "Runner.java", 1));
        return new Failure(List.of(type, "java.lang.Throwable"), "message", frames, false, List.of());
    }

    @Test
    void what_a_later_call_of_the_test_is_answered_with_on_purpose_is_no_fault_but_what_nobody_meant_is() {
        assertEquals(Outcome.SECONDARY, failed(from(7, STATE, "shop.Till")));
        assertEquals(Outcome.REFUSED, failed(from(8, STATE, "shop.Till")));
        assertEquals(Outcome.SECONDARY, failed(from(8, NULL_POINTER, "shop.Till")));
    }

    @Test
    void a_file_that_only_the_system_knows_of_is_a_leak_where_the_test_got_to_its_end() {
        assertEquals(Outcome.LEAK, passed("descriptor /t/prices", "file /t/prices"));
        assertEquals(Outcome.HANDLED, passed("descriptor /t/prices"), "opened after the failure");
        assertEquals(
                Outcome.ASSERTION,
                failed(
                        failure("java.lang.AssertionError", false, "shop.PricesTest", 9),
                        "descriptor /t/prices",
                        "file /t/prices"));
        TestRun plain = injected("a", READ, Status.PASSED, null, "descriptor /t/prices");
        TestRun run = injected("a", READ, Status.PASSED, null, "descriptor /t/prices", "file /t/prices");
        assertEquals(Outcome.HANDLED, new Judge(PROJECT).judge(plain, run).outcome());
    }

    @Test
    void what_the_code_under_test_says_on_purpose_is_no_fault_unless_it_was_called_in_a_wrong_way() {
        assertEquals(Outcome.TRANSLATED, failed(from(7, "shop.NoPrice", "shop.Till")));
        assertEquals(Outcome.SECONDARY, failed(from(7, "java.lang.IllegalArgumentException", "shop.Till")));
        assertEquals(Outcome.SECONDARY, failed(from(7, IO, "java.io.InputStreamReader", "shop.Till")));
    }

    @Test
    void who_was_told_that_a_file_is_gone_may_be_told_by_the_platform_that_it_is_there() {
        String gone = "java.nio.file.NoSuchFileException";
        Failure there = checked("java.nio.file.DirectoryNotEmptyException", "sun.nio.fs.Files", "shop.Till");

        assertEquals(Outcome.CONTRADICTED, judgedAfter(gone, there));
        assertEquals(Outcome.SECONDARY, judgedAfter(gone, from(7, NULL_POINTER, "shop.Till")));
        assertEquals(Outcome.SECONDARY, judgedAfter(IO, there), "what is declared may always be so");
    }

    private static Outcome judgedAfter(String exception, Failure failure) {
        var judge = new Judge(SmallProject.withSpecialCase("java.nio.file.NoSuchFileException"));
        return judge.judge(passing("a", READ), shot(exception, true, Status.FAILED, failure))
                .outcome();
    }

    private static Failure checked(String type, String... classNames) {
        return new Failure(
                List.of(type, IO, "java.lang.Exception", "java.lang.Throwable"),
                "message",
                from(7, type, classNames).frames(),
                false,
                List.of());
    }

    @Test
    void errors_of_the_platform_are_faults_and_those_of_the_code_under_test_are_answers() {
        List<StackTraceElement> frames = from(7, STATE, "shop.Till").frames();

        assertEquals(Outcome.SECONDARY, failed(error("java.lang.AssertionError", frames)));
        assertEquals(Outcome.TRANSLATED, failed(error("shop.LexicalError", frames)));
    }

    private static Failure error(String type, List<StackTraceElement> frames) {
        return new Failure(
                List.of(type, "java.lang.Error", "java.lang.Throwable"), "message", frames, false, List.of());
    }

    @Test
    void what_collections_raise_may_also_be_thrown_on_purpose() {
        String missing = "java.util.NoSuchElementException";

        assertEquals(Outcome.REFUSED, failed(from(8, missing, "shop.Till")));
        assertEquals(Outcome.SECONDARY, failed(from(8, missing, "java.util.Optional", "shop.Till")));
    }

    @Test
    void what_was_thrown_on_purpose_may_be_wrapped_by_others_but_what_nobody_meant_stays_a_fault() {
        Failure meant = failure(STATE, false, "shop.Prices", 13);
        Failure unmeant = failure(NULL_POINTER, false, "shop.Prices", 13);

        assertEquals(Outcome.TRANSLATED, failed(wrapped(meant)));
        assertEquals(Outcome.SECONDARY, failed(wrapped(unmeant)));
    }

    private static Failure wrapped(Failure cause) {
        Failure outer = failure(STATE, false, "shop.Till", 99);
        return new Failure(outer.types(), outer.message(), outer.frames(), false, List.of(cause));
    }

    @Test
    void what_is_open_more_than_without_the_exception_is_a_leak() {
        assertEquals(Outcome.LEAK, passed("resource shop.Till"));
        assertEquals(Outcome.LEAK, failed(failure(STATE, true, "shop.Prices", 13), "resource shop.Till"));
        assertEquals(Outcome.LEAK, passed("thread worker-N"));
        assertEquals(Outcome.HANDLED, passed("thread pool-N-thread-N?"));
    }

    @Test
    void of_what_cannot_be_asked_a_descriptor_must_tell_too() {
        assertEquals(Outcome.HANDLED, passed("resource java.io.PrintWriter?"));
        assertEquals(Outcome.LEAK, passed("descriptor some-file", "resource java.io.PrintWriter?"));
        assertEquals(Outcome.HANDLED, passed("descriptor some-file"));
    }

    private static TestRun shot(String type, boolean restored, Status status, @Nullable Failure failure) {
        return run(new Shot(READ, type, List.of(1), restored, true, ""), status, failure);
    }

    @SuppressWarnings("NullAway") // no failure is null there
    private static TestRun run(Shot shot, Status status, @Nullable Failure failure) {
        var trial = new TrialReport(Map.of(READ, TrialReport.AS_DECLARED), List.of(), List.of(shot));
        return new TestRun("a", "shop.PricesTest.a", status, failure, 1, trial, List.of());
    }

    @Test
    void an_interrupt_must_be_kept_or_come_out() {
        String interrupt = "java.lang.InterruptedException";
        Failure assertion = failure("java.lang.AssertionError", false, "shop.PricesTest", 9);
        Failure out = failure(STATE, true, "shop.Prices", 13);

        assertEquals(
                Outcome.INTERRUPT,
                judge(shot(interrupt, false, Status.PASSED, null)).outcome());
        assertEquals(
                Outcome.INTERRUPT,
                judge(shot(interrupt, false, Status.FAILED, assertion)).outcome());
        assertEquals(
                Outcome.HANDLED,
                judge(shot(interrupt, true, Status.PASSED, null)).outcome());
        assertEquals(
                Outcome.CAME_OUT,
                judge(shot(interrupt, false, Status.FAILED, out)).outcome());
    }

    @Test
    void a_short_read_must_not_be_noticed() {
        Failure assertion = failure("java.lang.AssertionError", false, "shop.PricesTest", 9);

        assertEquals(
                Outcome.HANDLED,
                judge(shot(Arm.SHORT, true, Status.PASSED, null)).outcome());
        assertEquals(
                Outcome.PARTIAL,
                judge(shot(Arm.SHORT, true, Status.FAILED, assertion)).outcome());
    }
}
