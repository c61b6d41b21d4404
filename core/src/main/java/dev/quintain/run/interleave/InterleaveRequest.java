package dev.quintain.run.interleave;

import dev.quintain.engine.Workplace;
import dev.quintain.engine.interleave.Manner;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Which scripts to run, and how.
 *
 * @param classPath of the components under test
 * @param javaHome the JDK that runs them
 * @param commandLine as the user gave it
 */
public record InterleaveRequest(
        List<Path> scripts,
        List<Path> classPath,
        Path javaHome,
        Manner manner,
        boolean virtualThreads,
        int heapMegabytes,
        Optional<Path> baseline,
        Path out,
        String commandLine) {
    public InterleaveRequest {
        scripts = List.copyOf(scripts);
        classPath = List.copyOf(classPath);
    }

    /** Where they are run. */
    Workplace workplace() {
        return Workplace.on(javaHome, heapMegabytes, classPath);
    }
}
