package dev.quintain.cli;

import dev.quintain.subject.BadInput;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Limits in numbers, which give the same result every time, for commands that grow sequences. */
final class LimitOptions {
    @Option(
            names = "--calls",
            paramLabel = "N",
            description = "How many calls to make in all. The same seed and number give the same suites.")
    @Nullable
    Long calls;

    @Option(names = "--sequences", paramLabel = "N", description = "How many sequences to run in all.")
    @Nullable
    Long sequences;

    void check(CommonOptions common) {
        CommonOptions.atLeast("--calls", 1, calls == null ? 1 : calls);
        CommonOptions.atLeast("--sequences", 1, sequences == null ? 1 : sequences);
        if ((calls != null || sequences != null) && common.time != null) {
            throw new BadInput("--calls or --sequences cannot go with --time; give one of them");
        }
    }

    OptionalLong calls() {
        return optional(calls);
    }

    OptionalLong sequences() {
        return optional(sequences);
    }

    private static OptionalLong optional(@Nullable Long number) {
        return number == null ? OptionalLong.empty() : OptionalLong.of(number);
    }
}
