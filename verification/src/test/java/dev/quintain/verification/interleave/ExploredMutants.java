package dev.quintain.verification.interleave;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;

/**
 * Explores mutants, all in one run of one worker, each under the same scenario as the class that it was made from: it is
 * compiled into a package of its own, and the scenario's import is changed to it.
 */
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
        Path classes = folder.resolve("classes");
        var sources = new ArrayList<String>();
        var scripts = new ArrayList<Path>();
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
            scripts.add(write("scenarios/" + i + ".conan", scenario(mutant, packageName)));
        }
        compile(sources, classes);
        Interleaved run =
                Interleaved.run(Path.of(classes + File.pathSeparator + Interleaved.CLASSES), scripts, options);
        return results(mutants, run);
    }

    private static String scenario(SourceMutant mutant, String packageName) {
        try {
            return Files.readString(SCENARIOS.resolve(mutant.component() + ".conan"))
                    .replace(
                            "import " + Interleaved.PACKAGE + ".*;",
                            "import " + Interleaved.PACKAGE + ".Terminal; import " + packageName + ".*;");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
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
            Files.createDirectories(Objects.requireNonNull(file.getParent()));
            return Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
