package dev.quintain.run.interleave;

import dev.quintain.runtime.interleave.Pace;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Which scripts to run, and how.
 *
 * @param classPath of the components under test
 * @param javaHome the JDK that runs them
 * @param runs how often each script is run, to see whether it always comes to the same
 * @param commandLine as the user gave it
 */
public record InterleaveRequest(
        List<Path> scripts,
        List<Path> classPath,
        Path javaHome,
        Pace pace,
        boolean virtualThreads,
        int runs,
        int heapMegabytes,
        Optional<Path> baseline,
        Path out,
        String commandLine) {
    public InterleaveRequest {
        scripts = List.copyOf(scripts);
        classPath = List.copyOf(classPath);
    }
}
