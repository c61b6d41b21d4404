package dev.quintain.run.generate;

import dev.quintain.engine.generate.GenerateOptions;
import dev.quintain.junit.Dialect;
import dev.quintain.run.Inputs;
import dev.quintain.runtime.Effect;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Everything a run of generation depends on.
 *
 * @param testLimit how long one test may take
 * @param release the older release of Java that tests are compiled for
 * @param baseline the summary of an earlier run
 * @param out where results go
 * @param commandLine the options as the user gave them, to be shown in the report
 */
public record GenerateRequest(
        Inputs inputs,
        GenerateOptions options,
        int workers,
        int heapMegabytes,
        Duration testLimit,
        Set<Effect> allowed,
        Dialect dialect,
        OptionalInt release,
        Optional<Path> baseline,
        Path out,
        String commandLine) {}
