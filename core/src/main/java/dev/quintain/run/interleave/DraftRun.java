package dev.quintain.run.interleave;

import dev.quintain.bytecode.MonitorOutline;
import dev.quintain.bytecode.MonitorReader;
import dev.quintain.engine.StopSignal;
import dev.quintain.engine.Workplace;
import dev.quintain.engine.interleave.Draft;
import dev.quintain.engine.interleave.DraftEngine;
import dev.quintain.subject.BadInput;
import dev.quintain.subject.ClassPath;
import dev.quintain.subject.JavaHome;
import dev.quintain.worker.WorkerOptions;
import java.nio.file.Path;
import java.util.List;

/** Drafts a script for a class. */
public final class DraftRun {
    private final List<Path> classPath;
    private final Path javaHome;

    public DraftRun(List<Path> classPath, Path javaHome) {
        this.classPath = List.copyOf(classPath);
        this.javaHome = javaHome;
    }

    /**
     * Drafts it, or says what trouble there is.
     *
     * @throws BadInput if the class is not there, or takes no lock and waits for nobody
     */
    public Draft run(String className, StopSignal stop) {
        ClassPath all = ClassPath.of(classPath, JavaHome.at(javaHome));
        byte[] bytes = all.bytes(className).orElseThrow(() -> BadInput.noSuchClass(className, all));
        MonitorOutline monitor = MonitorReader.read(bytes);
        if (monitor.waiting().isEmpty() && monitor.locking().isEmpty()) {
            throw new BadInput(
                    className + " has no public method that waits or takes a lock, so there is nothing to draft");
        }
        var workplace = Workplace.on(javaHome, WorkerOptions.standard().heapMegabytes(), classPath);
        return new DraftEngine(monitor, workplace).run(stop);
    }
}
