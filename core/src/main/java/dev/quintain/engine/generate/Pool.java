package dev.quintain.engine.generate;

import dev.quintain.subject.ClassIndex;
import dev.quintain.subject.JavaType;
import dev.quintain.subject.Operations;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * The values that sequences have made and that may be built on, by the classes that they turned out to have. Of each
 * class only so many are kept, so that memory has a bound.
 */
final class Pool {
    /** Values of one class: more would only make the choice slower to find the good ones. */
    static final int LARGEST = 400;

    private static final int SCARCE = 5;

    /** So many values of a kind are looked at; of the rest one in a few. */
    private static final int LOOKED_AT_FIRST = 1_000;

    private static final int LOOKED_AT_RARELY = 8;

    private final ClassIndex index;
    private final boolean guided;
    private final Map<Kind, Bucket> buckets = new LinkedHashMap<>();
    private final Map<JavaType, List<Bucket>> fitting = new HashMap<>();
    private final Map<JavaType, List<Bucket>> declared = new HashMap<>();
    private final Map<JavaType, List<Bucket>> actual = new HashMap<>();

    /**
     * @param actual the class of the object
     * @param declared the type that the compiler knows it by
     */
    record Kind(JavaType actual, JavaType declared) {
        // As for types themselves: what a record does by itself is slow.
        @Override
        public boolean equals(@Nullable Object other) {
            return this == other
                    || (other instanceof Kind kind && actual.equals(kind.actual) && declared.equals(kind.declared));
        }

        @Override
        public int hashCode() {
            return 31 * actual.hashCode() + declared.hashCode();
        }
    }

    Pool(ClassIndex index, boolean guided) {
        this.index = index;
        this.guided = guided;
    }

    void add(Kind kind, Component component, RandomGenerator random) {
        Bucket bucket = buckets.get(kind);
        if (bucket == null) {
            bucket = new Bucket();
            buckets.put(kind, bucket);
            declared.computeIfAbsent(kind.declared(), type -> new ArrayList<>()).add(bucket);
            actual.computeIfAbsent(kind.actual(), type -> new ArrayList<>()).add(bucket);
            offer(kind, bucket);
        }
        bucket.add(component, random);
    }

    // New kinds keep coming, and most types have been asked for long before: to begin anew each time would take most of
    // a run.
    private void offer(Kind kind, Bucket bucket) {
        fitting.forEach((type, known) -> {
            if (fits(kind, type)) {
                known.add(bucket);
            }
        });
    }

    /** Whether every further value of a kind is welcome. */
    boolean isScarce(Kind kind) {
        Bucket bucket = buckets.get(kind);
        return bucket == null || bucket.components.size() < SCARCE;
    }

    /**
     * Whether the next value of a kind is to be looked at. Of those after the first ones most are like one before, or would
     * take the place of another; so one in a few will do, since to tell whether it is new costs more than most calls.
     */
    boolean wants(Kind kind) {
        Bucket bucket = buckets.get(kind);
        return !guided || bucket == null || bucket.wants();
    }

    /** Gives some values up, unless they are among the few of their kind. */
    void forget(List<Component> components) {
        // Some libraries have many such values, and most kinds cannot be theirs.
        var concerned = new LinkedHashSet<Bucket>();
        for (Component component : components) {
            concerned.addAll(declared.getOrDefault(component.type(), List.of()));
        }
        concerned.forEach(bucket -> bucket.forget(components));
    }

    /** Some value that can be given where the type is wanted; empty if none is known. */
    Optional<Component> pick(JavaType type, RandomGenerator random) {
        return pick(fitting(type), random);
    }

    /** Some value that turned out to be of just that class; empty if none is known. */
    Optional<Component> pickOf(JavaType actualClass, RandomGenerator random) {
        return pick(actual.getOrDefault(actualClass, List.of()), random);
    }

    private Optional<Component> pick(List<Bucket> all, RandomGenerator random) {
        return all.isEmpty()
                ? Optional.empty()
                : Optional.of(all.get(random.nextInt(all.size())).pick(random, guided));
    }

    /** Whether the compiler, perhaps told by a cast, lets a value of the kind pass for the type. */
    boolean fits(Kind kind, JavaType type) {
        return index.isSubtype(kind.declared(), type)
                || (!kind.actual().equals(kind.declared())
                        && index.isSubtype(kind.actual(), type)
                        && index.isAccessible(type, Operations.ELSEWHERE));
    }

    private List<Bucket> fitting(JavaType type) {
        List<Bucket> known = fitting.get(type);
        if (known == null) {
            known = new ArrayList<>();
            for (Map.Entry<Kind, Bucket> entry : buckets.entrySet()) {
                if (fits(entry.getKey(), type)) {
                    known.add(entry.getValue());
                }
            }
            fitting.put(type, known);
        }
        return known;
    }

    /** Values of one kind. When it is full, a new one takes the place of some other, so that containers can grow. */
    private static final class Bucket {
        private final List<Component> components = new ArrayList<>();
        /** Of each of them. To ask those that are not taken is to wait for memory. */
        private final int[] sizes = new int[LARGEST];

        private int offered;

        boolean wants() {
            offered++;
            return offered <= LOOKED_AT_FIRST || offered % LOOKED_AT_RARELY == 0;
        }

        void add(Component component, RandomGenerator random) {
            int at = components.size();
            if (at < LARGEST) {
                components.add(component);
            } else {
                at = random.nextInt(LARGEST);
                components.set(at, component);
            }
            sizes[at] = component.size();
        }

        @SuppressWarnings("ReferenceEquality") // That very one, not one like it.
        void forget(List<Component> unwanted) {
            for (int i = components.size() - 1; i >= 0 && components.size() > SCARCE; i--) {
                Component component = components.get(i);
                for (Component each : unwanted) {
                    if (each == component) {
                        components.remove(i);
                        System.arraycopy(sizes, i + 1, sizes, i, components.size() - i);
                        break;
                    }
                }
            }
        }

        Component pick(RandomGenerator random, boolean guided) {
            int one = random.nextInt(components.size());
            int other = guided ? random.nextInt(components.size()) : one;
            return components.get(sizes[other] < sizes[one] ? other : one);
        }
    }
}
