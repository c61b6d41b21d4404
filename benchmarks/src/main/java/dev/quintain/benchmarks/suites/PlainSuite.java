package dev.quintain.benchmarks.suites;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClasspathRoots;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.Set;
import org.junit.platform.engine.discovery.ClassNameFilter;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/**
 * Runs a suite with the JUnit that is on the class path, and prints how long that took. Nothing of ours is needed for it,
 * so that the same program runs with the agent and without.
 */
final class PlainSuite {
    private PlainSuite() {}

    /**
     * @param args the folder of the tests, and patterns for names of test classes to run and not to run
     */
    public static void main(String[] args) {
        var request = LauncherDiscoveryRequestBuilder.request()
                .selectors(selectClasspathRoots(Set.of(Path.of(args[0]))))
                .filters(
                        ClassNameFilter.includeClassNamePatterns(args[1]),
                        ClassNameFilter.excludeClassNamePatterns(args[2]))
                .configurationParameter("junit.jupiter.execution.parallel.enabled", "false")
                .build();
        var listener = new SummaryGeneratingListener();
        var system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        long started = system.getProcessCpuTime();
        LauncherFactory.create().execute(request, listener);
        System.out.println("RESULT " + listener.getSummary().getTestsStartedCount() + " "
                + listener.getSummary().getTestsFailedCount() + " "
                + ManagementFactory.getRuntimeMXBean().getUptime() + " " + system.getProcessCpuTime() / 1_000_000 + " "
                + started / 1_000_000);
        // Tests may have left threads.
        System.exit(0);
    }
}
