package dev.quintain.benchmarks.libraries;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import org.jacoco.core.analysis.Analyzer;
import org.jacoco.core.analysis.CoverageBuilder;
import org.jacoco.core.analysis.IClassCoverage;
import org.jacoco.core.analysis.ICounter;
import org.jacoco.core.tools.ExecFileLoader;

/** How much of a jar a suite covered, by JaCoCo's count over all of its classes, in percent. */
record Covered(double lines, double branches) {
    static Covered of(Path jar, Path execution) throws IOException {
        var loader = new ExecFileLoader();
        loader.load(execution.toFile());
        var builder = new CoverageBuilder();
        new Analyzer(loader.getExecutionDataStore(), builder).analyzeAll(jar.toFile());
        var classes = List.copyOf(builder.getClasses());
        return new Covered(
                share(classes, IClassCoverage::getLineCounter), share(classes, IClassCoverage::getBranchCounter));
    }

    private static double share(List<IClassCoverage> classes, Function<IClassCoverage, ICounter> counter) {
        long covered = 0;
        long all = 0;
        for (IClassCoverage each : classes) {
            covered += counter.apply(each).getCoveredCount();
            all += counter.apply(each).getTotalCount();
        }
        return all == 0 ? 0 : 100.0 * covered / all;
    }
}
