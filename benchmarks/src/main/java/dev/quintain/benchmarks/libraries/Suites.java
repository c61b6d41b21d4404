package dev.quintain.benchmarks.libraries;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/** The two suites of a run, compiled, to be run in other virtual machines. */
final class Suites {
    private final Library library;
    private final Path folder;

    private Suites(Library library, Path folder) {
        this.library = library;
        this.folder = folder;
    }

    /**
     * How a suite went.
     *
     * @param coverage what was taken down on the way
     */
    record Result(long found, long passed, long failed, Path coverage) {}

    static Suites compile(Library library, Path out) throws IOException {
        Path classes = Files.createDirectories(out.resolve("classes"));
        List<File> files;
        try (Stream<Path> all = Files.walk(out.resolve("tests"))) {
            files = all.filter(file -> file.toString().endsWith(".java"))
                    .map(Path::toFile)
                    .toList();
        }
        var classPath = new ArrayList<>(library.classPath());
        classPath.addAll(Tools.junit());
        var problems = new DiagnosticCollector<JavaFileObject>();
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (var manager = compiler.getStandardFileManager(problems, null, null)) {
            List<String> options =
                    List.of("-proc:none", "-nowarn", "-d", classes.toString(), "-cp", Jvm.join(classPath));
            boolean done = files.isEmpty()
                    || compiler.getTask(
                                    null, manager, problems, options, null, manager.getJavaFileObjectsFromFiles(files))
                            .call();
            if (!done) {
                throw new IllegalStateException("tests of " + library.name() + " do not compile: "
                        + problems.getDiagnostics().get(0));
            }
        }
        return new Suites(library, out);
    }

    Result regressions(int seed) throws IOException, InterruptedException {
        return run(".*RegressionTest\\d*", seed);
    }

    Result errors() throws IOException, InterruptedException {
        return run(".*ErrorTest\\d*", 1);
    }

    private Result run(String pattern, int seed) throws IOException, InterruptedException {
        String name = "suite-" + seed + pattern.replaceAll("\\W", "");
        Path coverage = folder.resolve(name + ".exec");
        Files.deleteIfExists(coverage);
        var classPath = new ArrayList<>(List.of(folder.resolve("classes")));
        classPath.addAll(library.classPath());
        classPath.addAll(Tools.junit());
        List<String> options = List.of(
                "-ea",
                "-Djava.awt.headless=true",
                "-Xmx512m",
                "-javaagent:" + Tools.coverageAgent() + "=destfile=" + coverage);
        List<String> arguments = List.of(folder.resolve("classes").toString(), pattern, String.valueOf(seed));
        Path log = folder.resolve(name + ".log");
        Jvm.Ended ended = Jvm.run(options, classPath, SuiteProgram.class.getName(), arguments, log);
        String[] result = ended.output().stream()
                .filter(line -> line.startsWith("RESULT "))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("the suite did not end; see " + log))
                .split(" ");
        return new Result(Long.parseLong(result[1]), Long.parseLong(result[2]), Long.parseLong(result[3]), coverage);
    }
}
