package dev.quintain.engine.crash;

import dev.quintain.engine.crash.Crash.Cause;
import dev.quintain.engine.crash.Judgement.Kind;
import dev.quintain.sandbox.SideEffects;
import dev.quintain.sequence.Sequence;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Counts and groups test results until they are taken. */
final class Results {
    private final Map<Kind, Long> counts = new EnumMap<>(Kind.class);
    private final Map<Cause, Crash> crashes = new LinkedHashMap<>();
    private long renewed;

    void add(long number, Sequence test, Judgement judgement, boolean wasRenewed) {
        counts.merge(judgement.kind(), 1L, Long::sum);
        renewed += wasRenewed ? 1 : 0;
        judgement.crash(number, test).ifPresent(crash -> crashes.merge(crash.cause(), crash, Crash::plus));
    }

    Reply.Progress take(long next, SideEffects sideEffects, long nanos) {
        long run = counts.values().stream().mapToLong(Long::longValue).sum();
        var tally = new Tally(
                run,
                count(Kind.RETURNED),
                count(Kind.REFUSED),
                count(Kind.CRASHED),
                count(Kind.ILL_FORMED),
                count(Kind.UNMAKEABLE),
                count(Kind.GUARDED),
                count(Kind.SCREENLESS),
                renewed);
        var progress = new Reply.Progress(next, tally, List.copyOf(crashes.values()), sideEffects, nanos);
        counts.clear();
        crashes.clear();
        renewed = 0;
        return progress;
    }

    private long count(Kind kind) {
        return counts.getOrDefault(kind, 0L);
    }
}
