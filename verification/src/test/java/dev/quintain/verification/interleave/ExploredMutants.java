package dev.quintain.verification.interleave;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Explores mutants, all in one run of one worker, each under the same scenario as the class that it was made from. */
final class ExploredMutants {
    static final Path SCENARIOS = Path.of("..", "examples", "interleave", "scenarios");

    private static final Pattern FOUND = Pattern.compile("fails in schedule (\\S+), the (\\d+)\\. that was run");
    private static final Pattern RUN = Pattern.compile("\\*+ Schedules: (\\d+)");

    private final Path folder;

    ExploredMutants(Path folder) {
        this.folder = folder;
    }

    /**
     * What became of one.
     *
     * @param failing the schedule that fails; empty if none does
     * @param run how many were run until then, or altogether
     */
    record Result(String failing, long run, boolean exhausted, String out) {
        boolean isFound() {
            return !failing.isEmpty();
        }
    }

    Map<SourceMutant, Result> explore(List<SourceMutant> mutants, String... options) {
        var packages = new MutantPackages(folder);
        List<Path> scripts = packages.compile(mutants, SCENARIOS);
        return results(mutants, Interleaved.run(packages.classPath(), scripts, options));
    }

    private static Map<SourceMutant, Result> results(List<SourceMutant> mutants, Interleaved run) {
        var results = new LinkedHashMap<SourceMutant, Result>();
        String[] parts = run.out().split("\n\n");
        int next = 0;
        for (String part : parts) {
            Matcher schedules = RUN.matcher(part);
            if (schedules.find()) {
                Matcher found = FOUND.matcher(part);
                boolean fails = found.find();
                results.put(
                        mutants.get(next++),
                        new Result(
                                fails ? found.group(1) : "",
                                Long.parseLong(fails ? found.group(2) : schedules.group(1)),
                                part.contains("exhausted"),
                                part));
            }
        }
        if (next != mutants.size()) {
            throw new IllegalStateException(run.out() + run.err());
        }
        return results;
    }
}
