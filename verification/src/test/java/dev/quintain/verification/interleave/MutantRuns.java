package dev.quintain.verification.interleave;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Runs scripts on mutants, all in one run of one worker. */
final class MutantRuns {
    private static final Pattern ERROR = Pattern.compile("(?m)^Sequence (\\d+): (\\w+) error");

    private final Path folder;

    MutantRuns(Path folder) {
        this.folder = folder;
    }

    /** What was detected in which sequence; no sequence where nothing was. */
    record Detected(Map<Integer, String> kinds) {
        /** What was detected in a sequence; empty if nothing was. */
        String in(int sequence) {
            return kinds.getOrDefault(sequence, "");
        }

        boolean isDead() {
            return !kinds.isEmpty();
        }
    }

    /**
     * Runs each mutant against the script of its component.
     *
     * @param scripts where they are, by the component's name and {@code .conan}
     */
    Map<SourceMutant, Detected> run(List<SourceMutant> mutants, Path scripts) {
        var packages = new MutantPackages(folder);
        List<Path> copies = packages.compile(mutants, scripts);
        List<Interleaved> each = Interleaved.run(packages.classPath(), copies).each();
        var results = new LinkedHashMap<SourceMutant, Detected>();
        for (int i = 0; i < mutants.size(); i++) {
            results.put(mutants.get(i), detected(each.get(i).out()));
        }
        return results;
    }

    private static Detected detected(String out) {
        var kinds = new TreeMap<Integer, SortedSet<String>>();
        Matcher error = ERROR.matcher(out);
        while (error.find()) {
            kinds.computeIfAbsent(Integer.parseInt(error.group(1)), sequence -> new TreeSet<>())
                    .add(error.group(2));
        }
        var texts = new TreeMap<Integer, String>();
        kinds.forEach((sequence, all) -> texts.put(sequence, String.join(", ", all)));
        return new Detected(texts);
    }
}
