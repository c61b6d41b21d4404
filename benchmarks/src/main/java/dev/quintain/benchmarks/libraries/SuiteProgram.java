package dev.quintain.benchmarks.libraries;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClasspathRoots;

import java.nio.file.Path;
import java.util.Set;
import org.junit.platform.engine.discovery.ClassNameFilter;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

/** Runs the tests of a folder in an order by chance, and prints how many there were, passed, and failed. */
final class SuiteProgram {
    private SuiteProgram() {}

    /**
     * @param args the folder, a pattern for names of test classes, where chance starts
     */
    public static void main(String[] args) {
        var request = LauncherDiscoveryRequestBuilder.request()
                .selectors(selectClasspathRoots(Set.of(Path.of(args[0]))))
                .filters(ClassNameFilter.includeClassNamePatterns(args[1]))
                .configurationParameter(
                        "junit.jupiter.testmethod.order.default", "org.junit.jupiter.api.MethodOrderer$Random")
                .configurationParameter(
                        "junit.jupiter.testclass.order.default", "org.junit.jupiter.api.ClassOrderer$Random")
                .configurationParameter("junit.jupiter.execution.order.random.seed", args[2])
                .build();
        var listener = new SummaryGeneratingListener();
        LauncherFactory.create().execute(request, listener);
        TestExecutionSummary summary = listener.getSummary();
        summary.getFailures()
                .forEach(failure -> System.out.println(
                        "FAILED " + failure.getTestIdentifier().getLegacyReportingName() + " in "
                                + failure.getTestIdentifier().getUniqueId() + ": " + failure.getException()));
        System.out.println("RESULT " + summary.getTestsFoundCount() + " " + summary.getTestsSucceededCount() + " "
                + summary.getTestsFailedCount());
        // Code under test may have left threads.
        System.exit(0);
    }
}
