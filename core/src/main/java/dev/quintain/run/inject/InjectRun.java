package dev.quintain.run.inject;

import dev.quintain.bytecode.ClassSites;
import dev.quintain.bytecode.SiteRules;
import dev.quintain.engine.StopSignal;
import dev.quintain.engine.inject.Attempt;
import dev.quintain.engine.inject.ForkedSuite;
import dev.quintain.engine.inject.InjectEngine;
import dev.quintain.engine.inject.InjectResult;
import dev.quintain.engine.inject.Listener;
import dev.quintain.engine.inject.Project;
import dev.quintain.finding.RunSummary;
import dev.quintain.report.SummaryJson;
import dev.quintain.run.Baselines;
import dev.quintain.run.PlaceNames;
import dev.quintain.run.RunOutcome;
import dev.quintain.runtime.inject.Setup;
import dev.quintain.subject.BadInput;
import dev.quintain.subject.ClassPath;
import dev.quintain.subject.JavaHome;
import dev.quintain.worker.NotStarted;
import dev.quintain.worker.SuiteProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** One run: find the calls, run the suite, inject, write the report. */
public final class InjectRun {
    private final InjectRequest request;
    private final JavaHome home;

    public InjectRun(InjectRequest request) {
        this.request = request;
        this.home = JavaHome.at(request.javaHome());
    }

    public InjectOutcome run(StopSignal stop, Listener listener) {
        long begun = System.nanoTime();
        UnaryOperator<RunSummary> sinceBaseline = Baselines.since(request.baseline(), "inject");
        ProjectReader.check("--classes", request.classes());
        ProjectReader.check("--tests", request.tests());
        checkPattern("--include", request.include());
        checkPattern("--exclude", request.exclude());
        ClassPath all = ClassPath.of(paths(), home);
        Set<String> testClasses = ProjectReader.names(request.tests(), home);
        if (testClasses.isEmpty()) {
            throw new BadInput("no tests found: no classes in " + request.tests() + "; build the tests first");
        }
        var rules = new SiteRules(request.wholeStack(), internal(), request.partial());
        request.also().forEach(name -> checkKnown(name, all));
        var reader = new ProjectReader(all, request.classes(), home, rules);
        List<ClassSites> sites = reader.sites();
        request.instrumented().ifPresent(folder -> InstrumentRun.check(folder, sites));
        Project project = reader.read(sites, testClasses);
        try {
            Files.createDirectories(request.out());
            Path log = request.out().resolve("tests.log");
            Files.deleteIfExists(log);
            InjectResult result = run(project, all, log, stop, listener);
            var writer = new FaultTests(project, rules, TestStyle.of(all), nanos(result));
            Map<Attempt, FaultTests.Place> tests = writer.write(result.faults(), request.out());
            var findings =
                    new InjectFindings(result, tests, new CallNames(new PlaceNames(all::bytes)), request.commandLine());
            RunSummary summary = sinceBaseline.apply(findings.summary((System.nanoTime() - begun) / 1_000_000));
            new SummaryJson().write(summary, request.out());
            new SiteList(project, result).write(request.out());
            new TestList(result.tests()).write(request.out());
            return new InjectOutcome(result, project, new RunOutcome(summary, request.out(), result.fault()));
        } catch (IOException e) {
            throw new BadInput("cannot write to " + request.out() + " (" + e.getMessage() + "); choose another --out");
        }
    }

    private static ToLongFunction<Attempt> nanos(InjectResult result) {
        Map<String, Long> nanos = new HashMap<>();
        result.tests()
                .forEach(test -> nanos.put(test.first().uniqueId(), test.first().nanos()));
        return attempt -> nanos.getOrDefault(attempt.uniqueId(), 0L);
    }

    private static void checkPattern(String option, String pattern) {
        try {
            Pattern.compile(pattern);
        } catch (PatternSyntaxException e) {
            throw new BadInput(option + " " + pattern + " is no regular expression (" + e.getDescription()
                    + "); it must match the full names of test classes");
        }
    }

    private static void checkKnown(String exception, ClassPath all) {
        if (!all.supertypes(exception).contains("java.lang.Throwable")) {
            throw new BadInput("--also " + exception + " is no exception on the class path; check its full name");
        }
    }

    private InjectResult run(Project project, ClassPath all, Path log, StopSignal stop, Listener listener) {
        var classPath = new ArrayList<Path>();
        request.instrumented().ifPresent(classPath::add);
        classPath.addAll(paths());
        classPath.addAll(new SuiteJUnit(all, request.tool()).missing());
        var command = new SuiteProcess.Command(
                home.path(),
                request.tool().resolve("quintain-agent.jar"),
                classPath,
                request.jvmArguments(),
                request.folder(),
                log);
        try (var suite = new ForkedSuite(command, setup(project), request.firstLimit())) {
            return new InjectEngine(project, suite, request.options(), stop, System::nanoTime).run(listener);
        } catch (NotStarted e) {
            throw new BadInput("the JVM for the tests does not start: " + e.getMessage()
                    + (request.jvmArguments().isEmpty() ? "; see " + log : "; check --jvm-args"));
        }
    }

    private Setup setup(Project project) {
        return new Setup(
                project.numbers(),
                request.instrumented().isEmpty(),
                project.infos(),
                request.wholeStack(),
                internal(),
                request.partial(),
                request.showInjected(),
                request.tests().stream()
                        .map(path -> path.toAbsolutePath().toString())
                        .toList(),
                request.include(),
                request.exclude());
    }

    private List<Path> paths() {
        // As builds have it: what tests bring with them hides what is under test.
        var paths = new ArrayList<>(request.tests());
        paths.addAll(request.classes());
        paths.addAll(request.classPath());
        return paths;
    }

    private List<String> internal() {
        return request.also().stream().map(name -> name.replace('.', '/')).toList();
    }
}
