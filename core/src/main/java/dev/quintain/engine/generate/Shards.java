package dev.quintain.engine.generate;

import dev.quintain.subject.Operation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * How the operations under test are divided: a class stays whole, and the number of parts depends on the subject alone, so
 * that the number of workers has no influence on what is generated.
 */
final class Shards {
    private static final int OPERATIONS = 150;
    private static final int MOST = 16;

    private Shards() {}

    /** Numbers of operations, in parts of about the same size. */
    static List<List<Integer>> of(List<Operation> targets) {
        Map<String, List<Integer>> byClass = new LinkedHashMap<>();
        for (int i = 0; i < targets.size(); i++) {
            byClass.computeIfAbsent(targets.get(i).owner(), name -> new ArrayList<>())
                    .add(i);
        }
        int count =
                Math.max(1, Math.min(MOST, Math.min(byClass.size(), (targets.size() + OPERATIONS - 1) / OPERATIONS)));
        List<List<Integer>> shards = Stream.generate(() -> (List<Integer>) new ArrayList<Integer>())
                .limit(count)
                .toList();
        for (List<Integer> ofOne : byClass.values()) {
            shards.stream().min(Comparator.comparing(List::size)).orElseThrow().addAll(ofOne);
        }
        return shards.stream().filter(shard -> !shard.isEmpty()).toList();
    }
}
