package dev.quintain.verification.interleave;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;

/**
 * Runs scripts on mutants, all in one run of one worker: each mutant is compiled into a package of its own, and the
 * script's import is changed to it.
 */
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
        Path classes = folder.resolve("classes");
        var sources = new ArrayList<String>();
        var copies = new ArrayList<Path>();
        for (int i = 0; i < mutants.size(); i++) {
            SourceMutant mutant = mutants.get(i);
            String packageName = "mutants.m" + i;
            sources.add(write(
                            "src/" + packageName.replace('.', '/') + "/" + mutant.component() + ".java",
                            mutant.changed()
                                    .replace(
                                            "package " + Interleaved.PACKAGE + ";",
                                            "package " + packageName + ";\nimport " + Interleaved.PACKAGE + ".*;"))
                    .toString());
            copies.add(write(
                    "scripts/" + i + ".conan",
                    text(scripts.resolve(mutant.component() + ".conan"))
                            .replace(
                                    "import " + Interleaved.PACKAGE + ".*;",
                                    "import " + Interleaved.PACKAGE + ".Terminal; import " + packageName + ".*;")));
        }
        compile(sources, classes);
        List<Interleaved> each = Interleaved.run(
                        Path.of(classes + java.io.File.pathSeparator + Interleaved.CLASSES), copies)
                .each();
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

    private static void compile(List<String> sources, Path classes) {
        var arguments = new ArrayList<>(List.of("-proc:none", "-nowarn", "-g", "-d", classes.toString(), "-cp"));
        arguments.add(Interleaved.CLASSES.toString());
        arguments.addAll(sources);
        if (ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new)) != 0) {
            throw new IllegalStateException("a mutant does not compile");
        }
    }

    private Path write(String name, String text) {
        try {
            Path file = folder.resolve(name);
            Files.createDirectories(file.getParent());
            return Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
