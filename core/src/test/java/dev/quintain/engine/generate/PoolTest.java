package dev.quintain.engine.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.engine.generate.Pool.Kind;
import dev.quintain.sequence.Literal.Constant;
import dev.quintain.sequence.Sequence;
import dev.quintain.sequence.Sequence.Value;
import dev.quintain.subject.ClassPath;
import dev.quintain.subject.JavaType;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PoolTest {
    private static final JavaType TYPE = new JavaType("java.lang.Integer");
    private static final Kind KIND = new Kind(TYPE, TYPE);

    private final SplittableRandom random = new SplittableRandom(1);
    private final Pool pool = new Pool(ClassPath.of(List.of()), true);

    private List<Component> fill(int count) {
        List<Component> components = IntStream.range(0, count)
                .mapToObj(i -> new Component(new Sequence(List.of(new Value(new Constant(TYPE, i)))), 0, Set.of(), i))
                .toList();
        components.forEach(component -> pool.add(KIND, component, random));
        return components;
    }

    private Set<Component> picked() {
        var picked = new HashSet<Component>();
        for (int i = 0; i < 1_000; i++) {
            picked.add(pool.pick(TYPE, random).orElseThrow());
        }
        return picked;
    }

    @Test
    void what_was_given_up_is_not_picked_any_more() {
        List<Component> components = fill(20);

        pool.forget(components.subList(0, 10));

        assertEquals(new HashSet<>(components.subList(10, 20)), picked());
    }

    @Test
    void a_few_of_each_kind_are_never_given_up() {
        List<Component> components = fill(20);

        pool.forget(components);

        assertTrue(pool.pick(TYPE, random).isPresent());
        assertEquals(5, picked().size());
    }

    private static long wanted(Pool pool, Kind kind, int offered) {
        return IntStream.range(0, offered).filter(i -> pool.wants(kind)).count();
    }

    @Test
    void of_the_values_of_a_kind_the_first_are_looked_at_and_of_the_rest_a_few() {
        fill(1);
        var other = new Kind(JavaType.OBJECT, JavaType.OBJECT);

        assertEquals(1_000, wanted(pool, KIND, 1_000));
        assertEquals(10, wanted(pool, KIND, 80));
        assertEquals(80, wanted(pool, other, 80));
    }

    @Test
    void without_guidance_all_values_are_looked_at() {
        var undirected = new Pool(ClassPath.of(List.of()), false);
        var component = new Component(new Sequence(List.of(new Value(new Constant(TYPE, 0)))), 0, Set.of(), 0);
        undirected.add(KIND, component, random);

        assertEquals(2_000, wanted(undirected, KIND, 2_000));
    }
}
