package dev.quintain.engine;

import dev.quintain.subject.BadInput;
import dev.quintain.subject.JavaHome;
import dev.quintain.worker.Crew;
import dev.quintain.worker.Program;
import dev.quintain.worker.WorkerOptions;
import dev.quintain.worker.WorkerSlot;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;

/**
 * Where engines that need one worker at a time have it: its class path, and the JVM that it is.
 *
 * @param classPath of the code under test
 */
public record Workplace(List<Path> classPath, WorkerOptions worker) {
    public Workplace {
        classPath = List.copyOf(classPath);
    }

    /**
     * On a JDK, with a heap of so many megabytes.
     *
     * @throws BadInput if a part of the class path is not there
     */
    public static Workplace on(Path javaHome, int heapMegabytes, List<Path> classPath) {
        for (Path path : classPath) {
            if (!Files.exists(path)) {
                throw new BadInput("no such class path entry: " + path + "; check the path");
            }
        }
        Path home = JavaHome.at(javaHome).path();
        return new Workplace(
                classPath,
                new WorkerOptions(home, heapMegabytes, WorkerOptions.standard().testLimit()));
    }

    /** The class path as a worker, which has another folder to work in, understands it. */
    public List<String> absoluteClassPath() {
        return classPath.stream().map(path -> path.toAbsolutePath().toString()).toList();
    }

    /**
     * Has a worker for as long as the work takes, or until somebody says stop.
     *
     * @param limit of processor time for one request
     */
    public void work(Program program, Duration limit, StopSignal stop, Consumer<WorkerSlot> work) {
        try (Crew crew = new Crew(1, worker.withTestLimit(limit), program)) {
            stop.onStop(crew::stop);
            crew.work(List.of(work));
        }
    }
}
