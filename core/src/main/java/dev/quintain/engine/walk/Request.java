package dev.quintain.engine.walk;

import dev.quintain.subject.JavaType;
import java.io.Serializable;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What a worker of this engine can be asked. */
sealed interface Request extends Serializable {
    /**
     * Find out which values can be made; answer with {@link Reply.Prepared}.
     *
     * @param skipped trials that ended a worker before, by their numbers
     */
    record Prepare(Set<Integer> skipped) implements Request {}

    /**
     * Run sequences; answer with {@link Reply.Executed}.
     *
     * @param sources how arguments are made
     * @param paths the sequences, or what they begin with
     * @param grown whether each path is to be followed by each method, rather than run as it is
     * @param from how many of the sequences have been run before
     * @param lost sequences that ended a worker before, by their numbers, and how
     * @param hopeless methods that ended so many that they are not called any more
     * @param states whether to see which state an object is in at the end
     */
    record Run(
            Map<JavaType, ValueSource> sources,
            List<Path> paths,
            boolean grown,
            int from,
            Map<Integer, String> lost,
            Set<Integer> hopeless,
            boolean states)
            implements Request {}

    /**
     * Search for design states; answer with {@link Reply.Found} for each, and in the end with {@link Reply.Searched}.
     *
     * @param sources how arguments are made
     * @param depth how many calls away they may be
     * @param effort how many calls may be made and objects looked at; not by the clock, so that it finds the same always
     * @param nanos how long it may take
     * @param skipped sequences that ended a worker before, by their numbers
     */
    record Search(Map<JavaType, ValueSource> sources, int depth, long effort, long nanos, Set<Integer> skipped)
            implements Request {}
}
