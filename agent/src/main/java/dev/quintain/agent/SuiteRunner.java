package dev.quintain.agent;

import dev.quintain.runtime.inject.Arm;
import dev.quintain.runtime.inject.Probe;
import dev.quintain.runtime.inject.Setup;
import dev.quintain.runtime.inject.TestRun;
import dev.quintain.runtime.inject.Trial;
import dev.quintain.runtime.inject.Words;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.discovery.ClassNameFilter;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Runs tests with the JUnit that is on the class path. Tests run one after the other, whatever the user's settings say. */
final class SuiteRunner {
    private static final List<String> PARALLEL =
            List.of("junit.jupiter.execution.parallel.enabled", "junit.vintage.execution.parallel.enabled");

    private final CodeUnderTest underTest;
    private final Consumer<Words> tell;
    private final Launcher launcher = launcher();

    SuiteRunner(CodeUnderTest underTest, Consumer<Words> tell) {
        this.underTest = underTest;
        this.tell = tell;
    }

    /** Without our own listener, which would give each test another trial than the one that is wanted. */
    private static Launcher launcher() {
        return LauncherFactory.create(LauncherConfig.builder()
                .enableTestExecutionListenerAutoRegistration(
                        StandAlone.installed().isEmpty())
                .build());
    }

    /** Runs every test once, but for those that are done; returns what there is to say about how. */
    List<String> runAll(Setup setup, List<String> done) {
        var roots = new LinkedHashSet<Path>();
        setup.testRoots().forEach(root -> roots.add(Path.of(root)));
        List<DiscoverySelector> selectors = new ArrayList<>(DiscoverySelectors.selectClasspathRoots(roots));
        var request = request(selectors, setup.include(), setup.exclude());
        if (!done.isEmpty()) {
            request.filters(new NotDone(done));
        }
        try (var time = new OwnTime()) {
            launcher.execute(request.build(), new RecordingListener(underTest::trial, time, tell));
        }
        Probe.begin(underTest.trial());
        return isParallel() ? List.of("parallel") : List.of();
    }

    @SuppressWarnings("try") // it is there while the test runs, and that is all
    void runOneAndTellWhereItIs(String uniqueId, List<Arm> arms) {
        try (var whereabouts = new Whereabouts(underTest.classes(), arms.isEmpty(), tell)) {
            runOne(uniqueId, arms);
        }
    }

    /** Runs one test, all that belongs to it included. */
    void runOne(String uniqueId, List<Arm> arms) {
        OpenAtFailure open = CodeUnderTest.noting();
        // What threads that go on come to after that would be taken for the next test's.
        var over = new AtomicBoolean();
        Trial trial = underTest.trial(arms, open, (site, handler) -> {
            if (!over.get()) {
                tell.accept(new Words.Reached(site, handler));
            }
        });
        var listener = new SingleListener(trial, open, uniqueId);
        Trial around = Probe.begin(trial);
        launcher.execute(one(uniqueId).build(), listener);
        TestRun run = listener.end();
        over.set(true);
        // An interrupt that the code under test has kept, as it should, is not for the next test.
        Thread.interrupted();
        tell.accept(new Words.Ran(run));
        Probe.begin(around);
    }

    private static LauncherDiscoveryRequestBuilder one(String id) {
        return TestIds.isAlike(id)
                ? request(List.of(DiscoverySelectors.selectUniqueId(TestIds.stablePart(id))), ".*", "")
                        .filters(new OneTest(id))
                : request(List.of(DiscoverySelectors.selectUniqueId(id)), ".*", "");
    }

    private static LauncherDiscoveryRequestBuilder request(
            List<DiscoverySelector> selectors, String include, String exclude) {
        var builder = LauncherDiscoveryRequestBuilder.request()
                .selectors(selectors)
                .filters(ClassNameFilter.includeClassNamePatterns(include));
        PARALLEL.forEach(key -> builder.configurationParameter(key, "false"));
        return exclude.isEmpty() ? builder : builder.filters(ClassNameFilter.excludeClassNamePatterns(exclude));
    }

    private static boolean isParallel() {
        try (InputStream in = ClassLoader.getSystemResourceAsStream("junit-platform.properties")) {
            var properties = new Properties();
            if (in != null) {
                properties.load(in);
            }
            return PARALLEL.stream()
                    .map(key -> System.getProperty(key, properties.getProperty(key, "false")))
                    .anyMatch(value -> Boolean.parseBoolean(value.strip()));
        } catch (IOException e) {
            return false;
        }
    }
}
