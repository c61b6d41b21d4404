package dev.quintain.run.interleave;

import dev.quintain.engine.StopSignal;
import dev.quintain.engine.interleave.Manner;
import dev.quintain.engine.interleave.explore.ExploredScript;
import dev.quintain.runtime.explore.Limits;
import dev.quintain.runtime.explore.Plan;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What a generated test calls: a schedule of a script, run on the classes of the test's own class path. */
public final class ReplayedSchedule {
    private static final int HEAP = 256;

    private ReplayedSchedule() {}

    /**
     * Runs the schedule.
     *
     * @param file the name of the script
     * @param script its text
     * @param name of the schedule, such as {@code t2:4.1-0.2}
     * @throws AssertionError if it fails, with what an exploration says of it
     * @throws dev.quintain.subject.BadInput if there is no such schedule any more
     */
    public static void verify(String file, String script, String name) {
        Class<?> test = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE)
                .getCallerClass();
        List<ExploredScript> results = run(file, script, name, classPath(test));
        if (results.stream().anyMatch(result -> result.failures() > 0)) {
            var report = new StringWriter();
            new ExploreReport(new PrintWriter(report), ReplayName.parse(name).mode()).print(results);
            throw new AssertionError(report.toString());
        }
    }

    /** Of the loader of the test, where it tells, and of the virtual machine. */
    static List<Path> classPath(Class<?> test) {
        var classPath = new ArrayList<Path>();
        for (ClassLoader loader = test.getClassLoader(); loader != null; loader = loader.getParent()) {
            if (loader instanceof URLClassLoader tells) {
                Arrays.stream(tells.getURLs())
                        .filter(url -> url.getProtocol().equals("file"))
                        .forEach(url -> classPath.add(Path.of(URI.create(url.toString()))));
            }
        }
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .forEach(classPath::add);
        return classPath.stream().filter(Files::exists).toList();
    }

    private static List<ExploredScript> run(String file, String script, String name, List<Path> classPath) {
        try {
            Path folder = Files.createTempDirectory("quintain");
            Path copy = Files.writeString(folder.resolve(file), script);
            try {
                return new ExploreRun(new ExploreRequest(request(copy, folder, classPath), plan(name), name))
                        .run(new StopSignal(), progress -> {});
            } finally {
                Files.delete(copy);
                Files.delete(folder);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Plan plan(String name) {
        return new Plan(
                Plan.Search.AUTO,
                0,
                1,
                Duration.ofMinutes(1).toNanos(),
                Limits.of(ReplayName.parse(name).mode()));
    }

    private static InterleaveRequest request(Path script, Path out, List<Path> classPath) {
        return new InterleaveRequest(
                List.of(script),
                classPath,
                Path.of(System.getProperty("java.home")),
                Manner.PLAIN,
                false,
                HEAP,
                Optional.empty(),
                out,
                "");
    }
}
