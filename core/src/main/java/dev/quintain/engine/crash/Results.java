package dev.quintain.engine.crash;

import dev.quintain.engine.crash.Crash.Cause;
import dev.quintain.engine.crash.Judgement.Kind;
import dev.quintain.sandbox.SideEffects;
import dev.quintain.sequence.Sequence;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Counts and groups test results until they are taken. */
final class Results {
    private final Map<Kind, Long> counts = new EnumMap<>(Kind.class);
    private final Map<Cause, Crash> crashes = new LinkedHashMap<>();
    private final Map<String, Long> obstacles = new TreeMap<>();

    void add(long number, Sequence test, Judgement judgement) {
        counts.merge(judgement.kind(), 1L, Long::sum);
        judgement.crash(number, test).ifPresent(crash -> crashes.merge(crash.cause(), crash, Crash::plus));
        judgement.obstacle().ifPresent(obstacle -> obstacles.merge(obstacle, 1L, Long::sum));
    }

    Reply.Progress take(int errand, long next, SideEffects sideEffects, long nanos) {
        var progress = new Reply.Progress(
                errand,
                next,
                new Tally(new EnumMap<>(counts)),
                List.copyOf(crashes.values()),
                new TreeMap<>(obstacles),
                sideEffects,
                nanos);
        counts.clear();
        crashes.clear();
        obstacles.clear();
        return progress;
    }
}
