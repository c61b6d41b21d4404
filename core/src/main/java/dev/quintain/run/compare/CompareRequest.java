package dev.quintain.run.compare;

import dev.quintain.engine.generate.GenerateOptions;
import dev.quintain.junit.Dialect;
import dev.quintain.run.Inputs;
import dev.quintain.runtime.Effect;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;

/**
 * Everything a comparison depends on.
 *
 * @param testLimit how long one test may take
 * @param baseline the summary of an earlier run
 * @param out where results go
 * @param commandLine the options as the user gave them, to be shown in the report
 */
public record CompareRequest(
        Inputs older,
        Inputs newer,
        GenerateOptions options,
        int workers,
        int heapMegabytes,
        Duration testLimit,
        Set<Effect> allowed,
        Dialect dialect,
        Optional<Path> baseline,
        Path out,
        String commandLine) {}
