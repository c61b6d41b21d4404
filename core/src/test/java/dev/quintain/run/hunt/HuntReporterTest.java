package dev.quintain.run.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.finding.Finding;
import dev.quintain.finding.Rule;
import dev.quintain.finding.RunSummary.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HuntReporterTest {
    private static final String NAME = "dev.quintain.finding.Frame";

    @TempDir
    Path folder;

    private final AtomicLong clock = new AtomicLong();
    private HuntReporter reporter;

    @BeforeEach
    void reportTheBeginning() {
        HuntSetup setup = Samples.setup(Map.of(NAME, 1), folder);
        reporter = new HuntReporter(setup, Stopwatch.start(clock::get, 0), Optional.empty());
        reporter.meanwhile(List.of());
    }

    @Test
    void what_came_just_after_a_report_is_in_the_next_one_though_nothing_else_comes() throws IOException {
        after(1);
        reporter.meanwhile(List.of(result()));
        after(1);
        reporter.catchUp();
        assertFalse(tells(), "too early");

        after(5);
        reporter.catchUp();

        assertTrue(tells());
    }

    @Test
    void what_comes_later_is_reported_at_once() throws IOException {
        after(6);
        reporter.meanwhile(List.of(result()));

        assertTrue(tells());
    }

    @Test
    void nothing_is_written_after_the_last_report() throws IOException {
        after(1);
        reporter.meanwhile(List.of());
        reporter.last(List.of(result()), false);
        after(60);
        reporter.catchUp();

        assertTrue(tells());
    }

    @Test
    void what_no_test_can_show_is_no_finding_in_the_end() throws IOException {
        reporter.last(List.of(result(null)), false);

        assertFalse(tells());
    }

    @Test
    void the_last_report_is_expected_to_take_longer_than_any_before_it() {
        HuntSetup setup = Samples.setup(Map.of(NAME, 1), folder);
        // Each look at it takes a second.
        Stopwatch watch = Stopwatch.start(() -> clock.addAndGet(TimeUnit.SECONDS.toNanos(1)), 0);
        var slow = new HuntReporter(setup, watch, Optional.empty());

        slow.meanwhile(List.of());
        assertEquals(Duration.ZERO, slow.timeOfLast(), "of nothing");
        after(60);
        slow.meanwhile(List.of(result()));

        assertEquals(Duration.ofSeconds(6), slow.timeOfLast());
    }

    private void after(long seconds) {
        clock.addAndGet(TimeUnit.SECONDS.toNanos(seconds));
    }

    private static JobResult result() {
        return result("jobs/crash-1/tests/FrameCrashTest.java");
    }

    /**
     * One finding.
     *
     * @param testFile null if no test can be written that compiles
     */
    private static JobResult result(@Nullable String testFile) {
        Finding finding = Samples.finding(
                "crash", Rule.ERROR, "java.lang.AssertionError", "new Frame().toString()", NAME, "told", 3);
        String method = testFile == null ? null : "told";
        return JobResult.of(new Samples.Idle("crash-1", "crash", 1))
                .found(List.of(EngineFinding.of(new Problem(finding, testFile, method, null))))
                .counted(Map.of("tests", 7L))
                .build();
    }

    private boolean tells() throws IOException {
        return Files.readString(folder.resolve("summary.json")).contains("Frame.told()");
    }
}
