package dev.quintain.engine.crash;

import dev.quintain.engine.crash.Judgement.Kind;
import java.io.Serializable;
import java.util.EnumMap;
import java.util.Map;

/** Numbers of tests by what they amounted to. */
record Tally(Map<Kind, Long> counts) implements Serializable {
    static final Tally NONE = new Tally(Map.of());

    static Tally of(Kind kind) {
        return new Tally(Map.of(kind, 1L));
    }

    Tally plus(Tally other) {
        var sum = new EnumMap<Kind, Long>(Kind.class);
        sum.putAll(counts);
        other.counts.forEach((kind, count) -> sum.merge(kind, count, Long::sum));
        return new Tally(sum);
    }

    long count(Kind kind) {
        return counts.getOrDefault(kind, 0L);
    }

    /** All that were run. */
    long run() {
        return counts.values().stream().mapToLong(Long::longValue).sum();
    }
}
