package dev.quintain.engine.walk;

import dev.quintain.sandbox.SideEffects;
import dev.quintain.subject.JavaType;
import java.io.Serializable;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What a worker of this engine answers. */
sealed interface Reply extends Serializable {
    /**
     * The ways to make arguments that work.
     *
     * @param fault what is wrong with the user's generator; null if nothing is
     */
    record Prepared(
            Map<JavaType, ValueSource> sources, @Nullable String fault) implements Reply {}

    /**
     * What sequences came to; see {@link Results}.
     *
     * @param deepMethods methods that change objects deeper than their fields are followed, by their numbers
     */
    record Executed(Results results, SideEffects effects, Set<Integer> deepMethods) implements Reply {}

    /** A design state that was not seen before, and how it was reached. */
    record Found(int truths, Path path) implements Reply {}

    /**
     * The search is over.
     *
     * @param probes how many sequences it tried
     * @param depth the length of the longest
     * @param complete whether it saw all there was, rather than running into a limit
     */
    record Searched(int probes, int depth, boolean complete) implements Reply {}
}
