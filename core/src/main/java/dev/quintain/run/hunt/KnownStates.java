package dev.quintain.run.hunt;

import dev.quintain.sequence.Sequence;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** How objects come into the states that were found of their classes: what walking finds out, generation builds on. */
final class KnownStates {
    private static final int MOST = 50;

    private final Map<String, List<Sequence>> byClass = new HashMap<>();

    synchronized void add(String className, List<Sequence> sequences) {
        byClass.put(className, sequences.stream().limit(MOST).toList());
    }

    synchronized List<Sequence> of(List<String> classes) {
        return classes.stream()
                .flatMap(name -> byClass.getOrDefault(name, List.of()).stream())
                .toList();
    }
}
