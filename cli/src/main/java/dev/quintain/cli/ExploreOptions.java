package dev.quintain.cli;

import dev.quintain.runtime.explore.Limits;
import dev.quintain.runtime.explore.Mode;
import dev.quintain.runtime.explore.Plan;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How schedules are explored. */
final class ExploreOptions {
    /** What an absent time comes to. */
    private static final Duration MINUTE = Duration.ofMinutes(1);

    @Option(
            names = "--schedules",
            paramLabel = "N",
            description =
                    "How many schedules of each sequence, or scenario, at most. Default: 100000 of a sequence, 300"
                            + " of a scenario.")
    @Nullable
    Long schedules;

    @Option(
            names = "--time",
            paramLabel = "TIME",
            converter = DurationConverter.class,
            description = "How long to explore at most, such as 30s or 5m, all sequences together. Default: 1m.")
    Duration time = MINUTE;

    @Option(names = "--seed", paramLabel = "N", description = "Where chance begins. Default: ${DEFAULT-VALUE}.")
    long seed;

    @Option(
            names = "--search",
            paramLabel = "HOW",
            defaultValue = "auto",
            description = "auto: all schedules in turn, and by chance as well when they are many; depth_first; pct;"
                    + " random. Default: ${DEFAULT-VALUE}.")
    Plan.Search search = Plan.Search.AUTO;

    @Option(
            names = "--spurious",
            paramLabel = "N",
            defaultValue = "0",
            description = "Let waiting threads wake up without a reason, so many times in a schedule. Default:"
                    + " ${DEFAULT-VALUE}.")
    int spurious;

    @Option(
            names = "--steps",
            paramLabel = "N",
            defaultValue = "200000",
            description = "How many steps of a schedule count as endless. Default: ${DEFAULT-VALUE}.")
    int steps;

    /**
     * @param most schedules if the user does not say how many
     */
    Plan plan(@Nullable Mode mode, long most) {
        long many = schedules == null ? most : schedules;
        CommonOptions.atLeast("--schedules", 1, many);
        CommonOptions.atLeast("--spurious", 0, spurious);
        CommonOptions.atLeast("--steps", 1, steps);
        return new Plan(
                search, seed, many, time.toNanos(), new Limits(mode == null ? Mode.TICKS : mode, steps, spurious));
    }
}
