package dev.quintain.run.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.finding.Rule;
import dev.quintain.finding.RunSummary.ClassRow;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class HuntPlanTest {
    private static final String ONE = "dev.quintain.finding.Frame";
    private static final String OTHER = "dev.quintain.subject.JavaType";
    private static final int METHODS = 5;

    private HuntPlan plan;

    @BeforeEach
    void makePlan() {
        plan = plan(Map.of(ONE, METHODS, OTHER, METHODS));
    }

    /** Of a hunt of a minute with two workers. */
    private static HuntPlan plan(Map<String, Integer> operations) {
        return plan(Samples.setup(operations, Path.of("out")));
    }

    private static HuntPlan plan(HuntSetup setup) {
        return new HuntPlan(setup, Stopwatch.start(() -> 0, 0));
    }

    @Test
    void every_class_gets_both_crash_and_generate() {
        Map<String, List<String>> classes = plan.first().stream()
                .collect(Collectors.groupingBy(
                        Job::engine,
                        Collectors.flatMapping(job -> job.classes().stream().sorted(), Collectors.toList())));

        assertEquals(List.of(ONE, OTHER), classes.get("crash"));
        assertEquals(List.of(ONE, OTHER), classes.get("generate"));
    }

    @Test
    void classes_in_which_threads_wait_get_both_too_but_less_time_and_later() {
        String waits = Mailbox.class.getName();
        List<Job> jobs = plan(Map.of(ONE, METHODS, waits, METHODS)).first();

        for (String engine : List.of("crash", "generate")) {
            List<Job> own =
                    jobs.stream().filter(job -> job.engine().equals(engine)).toList();
            assertEquals(
                    List.of(List.of(ONE), List.of(waits)),
                    own.stream().map(Job::classes).toList());
            assertEquals(4, own.get(0).weight() / own.get(1).weight(), 1e-9);
        }
    }

    @Test
    void few_classes_are_shared_out_among_all_workers() {
        assertEquals(List.of(1), sizes(List.of(ONE)));
        assertEquals(List.of(1, 1), sizes(List.of(ONE, OTHER)));
        assertEquals(List.of(1, 2), sizes(List.of(ONE, OTHER, "dev.quintain.finding.Rank")));
    }

    private static List<Integer> sizes(List<String> names) {
        return plan(names.stream().collect(Collectors.toMap(name -> name, name -> METHODS))).first().stream()
                .filter(job -> job.engine().equals("crash"))
                .map(job -> job.classes().size())
                .toList();
    }

    @Test
    void classes_that_nobody_came_to_are_missed() {
        assertEquals(List.of(List.of(OTHER)), missed(row(ONE, METHODS, 10)));
        assertEquals(List.of(), missed(row(ONE, METHODS, 10), row(OTHER, METHODS, 10)));
    }

    @Test
    void a_class_that_took_time_is_not_missed_however_little_came_of_it() {
        assertEquals(List.of(), missed(row(ONE, METHODS, 10), row(OTHER, 0, 10)));
    }

    /** What nobody called. */
    private List<List<String>> missed(ClassRow... rows) {
        return plan.missed(List.of(crash("crash-1", rows))).stream()
                .filter(job -> job.engine().equals("crash"))
                .map(Job::classes)
                .toList();
    }

    private static JobResult crash(String job, ClassRow... rows) {
        return JobResult.of(new Samples.Idle(job, "crash", 1))
                .rows(List.of(rows))
                .build();
    }

    @Test
    void who_misses_classes_once_more_comes_to_others_by_another_name() {
        JobResult first = crash("crash-1", row(ONE, METHODS, 10));

        assertEquals("crash-missed-1", plan.missed(List.of(first)).get(0).name());
        assertEquals(
                "crash-missed-2",
                plan.missed(List.of(first, crash("crash-missed-1"))).get(0).name());
    }

    @Test
    void classes_that_an_engine_had_to_leave_out_are_missed_by_it() {
        String waits = Mailbox.class.getName();
        HuntPlan waiting = plan(Map.of(waits, METHODS));
        JobResult crash = crash("crash-1", row(waits, METHODS, 10));

        assertEquals(List.of("interleave-missed-1"), names(waiting.missed(List.of(crash, checked()))));
        assertEquals(List.of(), names(waiting.missed(List.of(crash, checked(waits)))));
    }

    private static JobResult checked(String... classes) {
        return JobResult.of(new Samples.Idle("interleave-1", "interleave", 1))
                .reached(List.of(classes))
                .build();
    }

    private static List<String> names(List<Job> jobs) {
        return jobs.stream().map(Job::name).toList();
    }

    @Test
    void a_hunt_is_not_done_before_every_class_had_its_turn() {
        assertTrue(plan.isDone(all(plan, row(ONE, METHODS, 10), row(OTHER, METHODS, 10))));
        assertFalse(plan.isDone(all(plan, row(ONE, METHODS, 10), row(OTHER, 0, 0))));
        assertFalse(plan.isDone(all(plan, row(ONE, METHODS, 10), row(OTHER, METHODS, 10)).stream()
                .skip(1)
                .toList()));
    }

    @Test
    void a_hunt_is_done_though_there_was_no_time_for_all_states() {
        List<JobResult> results = all(plan, row(ONE, METHODS, 10), row(OTHER, METHODS, 10)).stream()
                .map(result -> result.engine().equals("walk") ? walked(result.job()) : result)
                .toList();

        assertEquals(List.of("walk-missed-1", "walk-missed-2"), names(plan.missed(results)));
        assertTrue(plan.isDone(results));
    }

    /** One that came to none of its classes. */
    private static JobResult walked(String job) {
        return JobResult.of(new Samples.Idle(job, "walk", 1))
                .reached(List.of())
                .build()
                .over(false, 1);
    }

    /** Of all jobs that there are at first, as if they were over. */
    private static List<JobResult> all(HuntPlan plan, ClassRow... rows) {
        return Stream.concat(plan.first().stream(), plan.last().stream())
                .map(job -> JobResult.of(job)
                        .rows(job.engine().equals("crash") ? List.of(rows) : List.of())
                        .build()
                        .over(false, 1))
                .toList();
    }

    @Test
    void with_fewer_jobs_than_workers_each_that_can_use_more_of_them_has_more() {
        assertEquals(List.of(1, 1), workers(2));
        // One is for walking.
        assertEquals(List.of(3, 3), workers(8));
        assertEquals(List.of(8), workersOf(onlyFrame(8).again(2, yields(found("crash-1", "crash", ONE)))));
    }

    private static List<Integer> workers(int all) {
        return workersOf(onlyFrame(all).first());
    }

    private static HuntPlan onlyFrame(int workers) {
        return plan(Samples.withWorkers(workers, Samples.setup(Map.of(ONE, METHODS), Path.of("out"))));
    }

    private static List<Integer> workersOf(List<Job> jobs) {
        return jobs.stream()
                .flatMap(job -> job instanceof CrashJob crash
                        ? Stream.of(crash.workers())
                        : job instanceof GenerateJob generate ? Stream.of(generate.workers()) : Stream.of())
                .toList();
    }

    @Test
    void who_found_something_is_tried_again_with_other_random_numbers_and_who_did_not_is_not() {
        List<Job> again = plan.again(2, yields(found("crash-1", "crash", ONE), idle("generate-1", "generate")));

        assertEquals(List.of("crash-1-2"), names(again));
        assertEquals(2, ((CrashJob) again.get(0)).seed());
        assertEquals(
                List.of(), names(plan.again(3, yields(found("crash-1", "crash", ONE), idle("crash-1-2", "crash")))));
    }

    @Test
    void a_class_in_which_an_engine_found_nothing_new_hands_its_share_on() {
        String third = "dev.quintain.finding.Rank";
        HuntPlan three = plan(Map.of(ONE, METHODS, OTHER, METHODS, third, METHODS));
        List<Job> again = three.again(2, yields(found("crash-2", "crash", third)));

        assertEquals(List.of("crash-2-2"), names(again));
        assertEquals(
                List.of(third, OTHER),
                three.first().stream()
                        .filter(job -> job.name().equals("crash-2"))
                        .flatMap(job -> job.classes().stream())
                        .toList());
        assertEquals(List.of(third), again.get(0).classes());
    }

    @Test
    void schedules_are_looked_for_again_where_the_time_was_over_first_but_not_where_one_was_found() {
        String waits = Mailbox.class.getName();
        HuntPlan waiting = plan(Map.of(waits, METHODS));
        JobResult unfinished =
                Samples.result("interleave-1", "interleave", Map.of("classes", 1L, InterleaveJob.UNFINISHED, 1L));

        List<Job> again = waiting.again(2, yields(unfinished));

        assertEquals(List.of("interleave-1-2"), names(again));
        assertEquals(2, ((InterleaveJob) again.get(0)).seed());
        assertFalse(((InterleaveJob) again.get(0)).drafting());
        assertEquals(List.of(), names(waiting.again(2, yields(idle("interleave-1", "interleave")))));
        assertEquals(List.of(), names(waiting.again(2, yields(found("interleave-1", "interleave", waits)))));
    }

    private static Yields yields(JobResult... results) {
        return new Yields(List.of(results));
    }

    private static JobResult found(String job, String engine, String className) {
        Rule rule = engine.equals("interleave") ? Rule.NOT_LINEARIZABLE : Rule.NULL_POINTER;
        return Samples.result(job, engine, Samples.finding(engine, rule, "", "a()", className, "a", 3));
    }

    private static JobResult idle(String job, String engine) {
        return Samples.result(job, engine);
    }

    private static ClassRow row(String name, long tests, long milliseconds) {
        return new ClassRow(name, METHODS, tests, 0, 0, 0, 0, 0, milliseconds);
    }
}
