package dev.quintain.run;

import dev.quintain.engine.crash.CrashOptions;
import dev.quintain.junit.Dialect;
import dev.quintain.runtime.Effect;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;

/**
 * Everything a run of the crash engine depends on.
 *
 * @param testLimit how long one test may take
 * @param emitAll whether every test is written, not only those that show a problem
 * @param baseline the summary of an earlier run
 * @param out where results go
 * @param commandLine the options as the user gave them, to be shown in the report
 */
public record CrashRequest(
        Inputs inputs,
        CrashOptions options,
        int workers,
        int heapMegabytes,
        Duration testLimit,
        Set<Effect> allowed,
        Dialect dialect,
        boolean emitAll,
        Optional<Path> baseline,
        Path out,
        String commandLine) {}
