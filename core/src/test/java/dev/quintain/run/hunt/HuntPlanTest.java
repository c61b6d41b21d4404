package dev.quintain.run.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.quintain.finding.RunSummary.ClassRow;
import dev.quintain.run.Inputs;
import dev.quintain.subject.ClassPath;
import dev.quintain.subject.JavaType;
import dev.quintain.subject.SubjectFinder;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class HuntPlanTest {
    private static final String ONE = "dev.quintain.finding.Frame";
    private static final String OTHER = "dev.quintain.subject.JavaType";
    private static final int METHODS = 5;

    private HuntPlan plan;

    @BeforeEach
    void makePlan() throws URISyntaxException {
        Path classes = Path.of(JavaType.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        var inputs = new Inputs(List.of(ONE, OTHER), List.of(classes), javaHome(), false);
        var target = new HuntTarget(
                "classes",
                inputs,
                SubjectFinder.find(inputs.classes(), ClassPath.of(List.of(classes)), false),
                Map.of(ONE, METHODS, OTHER, METHODS),
                List.of(),
                List.of(),
                classes,
                List.of());
        plan = new HuntPlan(
                new HuntSetup(Samples.request(inputs, Path.of("out")), target), Stopwatch.start(() -> 0, 0));
    }

    private static Path javaHome() {
        return Path.of(System.getProperty("java.home"));
    }

    @Test
    void every_class_gets_both_crash_and_generate() {
        Map<String, Long> jobs = plan.first().stream()
                .filter(job -> job.classes().containsAll(List.of(ONE, OTHER)))
                .collect(Collectors.groupingBy(Job::engine, Collectors.counting()));

        assertEquals(Map.of("crash", 1L, "generate", 1L), jobs);
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

    private List<List<String>> missed(ClassRow... rows) {
        JobResult crash = JobResult.of(new Samples.Idle("crash-1", "crash", 1))
                .rows(List.of(rows))
                .build();
        return plan.missed(List.of(crash)).stream().map(Job::classes).toList();
    }

    private static ClassRow row(String name, long tests, long milliseconds) {
        return new ClassRow(name, METHODS, tests, 0, 0, 0, 0, 0, milliseconds);
    }
}
