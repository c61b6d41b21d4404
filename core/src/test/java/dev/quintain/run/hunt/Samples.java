package dev.quintain.run.hunt;

import dev.quintain.engine.StopSignal;
import dev.quintain.finding.Finding;
import dev.quintain.finding.Frame;
import dev.quintain.finding.Rule;
import dev.quintain.finding.RunSummary.Problem;
import dev.quintain.finding.Thrown;
import dev.quintain.junit.Dialect;
import dev.quintain.run.Inputs;
import dev.quintain.subject.ClassPath;
import dev.quintain.subject.JavaType;
import dev.quintain.subject.SubjectFinder;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Findings and jobs to try things with. */
final class Samples {
    private Samples() {}

    static Finding finding(
            String engine, Rule rule, String exception, String reproducer, String className, String method, int line) {
        String file = className.substring(className.lastIndexOf('.') + 1) + ".java";
        return new Finding(
                engine,
                rule,
                className,
                className.substring(className.lastIndexOf('.') + 1) + "." + method + "()",
                new Thrown(exception, "message", List.of(new Frame(className, method, file, line))),
                reproducer,
                3,
                true,
                null);
    }

    /** The same with another message. */
    static Finding saying(String message, Finding finding) {
        return new Finding(
                finding.engine(),
                finding.rule(),
                finding.className(),
                finding.operation(),
                new Thrown(finding.thrown().type(), message, finding.thrown().frames()),
                finding.reproducer(),
                finding.occurrences(),
                true,
                null);
    }

    /** The same, but thrown by another method that it called. */
    static Finding thrownBy(Frame frame, Finding finding) {
        Thrown thrown = finding.thrown();
        return new Finding(
                finding.engine(),
                finding.rule(),
                finding.className(),
                finding.operation(),
                new Thrown(
                        thrown.type(),
                        thrown.message(),
                        List.of(frame, thrown.frames().get(0))),
                finding.reproducer(),
                finding.occurrences(),
                true,
                null);
    }

    static Finding unconfirmed(Finding finding) {
        return new Finding(
                finding.engine(),
                finding.rule(),
                finding.className(),
                finding.operation(),
                finding.thrown(),
                finding.reproducer(),
                finding.occurrences(),
                false,
                null);
    }

    static JobResult result(String job, String engine, Finding... findings) {
        return result(job, engine, Map.of("tests", 7L), findings);
    }

    static JobResult result(String job, String engine, Map<String, Long> counts, Finding... findings) {
        return JobResult.of(new Idle(job, engine, 1))
                .found(List.of(findings).stream()
                        .map(finding -> EngineFinding.of(new Problem(finding, null, null, null)))
                        .toList())
                .counted(counts)
                .build();
    }

    /** The same with another number of workers. */
    static HuntSetup withWorkers(int workers, HuntSetup setup) {
        return new HuntSetup(request(setup.target().inputs(), setup.request().out(), workers), setup.target());
    }

    /** A hunt of a minute. */
    static HuntRequest request(Inputs inputs, Path out) {
        return request(inputs, out, 2);
    }

    private static HuntRequest request(Inputs inputs, Path out, int workers) {
        return new HuntRequest(
                inputs.classes(),
                inputs.classPath(),
                List.of(),
                List.of(),
                inputs.javaHome(),
                false,
                Duration.ofMinutes(1),
                1,
                workers,
                512,
                Duration.ofSeconds(1),
                Set.of(),
                Dialect.JUPITER,
                List.of(),
                List.of(),
                Optional.empty(),
                false,
                out,
                Path.of("tool"),
                "quintain hunt");
    }

    /** A hunt of classes of ours, with how many operations they have. */
    static HuntSetup setup(Map<String, Integer> operations, Path out) {
        List<Path> classes = List.of(location(JavaType.class), location(Samples.class));
        var inputs = new Inputs(
                operations.keySet().stream().sorted().toList(),
                classes,
                Path.of(System.getProperty("java.home")),
                false);
        var target = new HuntTarget(
                "classes",
                inputs,
                SubjectFinder.find(inputs.classes(), ClassPath.of(classes), false),
                operations,
                List.of(),
                List.of(),
                classes.get(0),
                List.of());
        return new HuntSetup(request(inputs, out), target);
    }

    private static Path location(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A job that does nothing. */
    record Idle(String name, String engine, double weight) implements Job {
        @Override
        public List<String> classes() {
            return List.of("shop.Cart");
        }

        @Override
        public JobResult run(Duration time, StopSignal stop) {
            return JobResult.of(this).build();
        }
    }
}
