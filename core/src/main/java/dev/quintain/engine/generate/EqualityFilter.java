package dev.quintain.engine.generate;

import dev.quintain.runtime.BudgetExceeded;
import dev.quintain.runtime.extension.ValueFilter;
import dev.quintain.sandbox.ConcreteState;
import dev.quintain.sandbox.ConcreteState.Fingerprint;
import dev.quintain.sandbox.ObjectMethods;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Knows the objects that were made before, so that equal ones are not built on again (section 2.4). Where a class does not
 * say what is equal, objects in the same state are. Of each class a limited number is held on to, and of all a limited
 * number of states; what forgets, only builds on some objects twice.
 */
final class EqualityFilter implements ValueFilter {
    private static final int OBJECTS_PER_CLASS = 300;
    private static final int STATES = 50_000;
    /** Objects that one is told apart by: those that calls change are rarely far away, and every call is looked at. */
    private static final int NEAR = 500;

    private final Traits.Register traits;
    private final Map<Class<?>, Known> known = new HashMap<>();
    /** They know classes by name, so that they outlive loaders. */
    private final Set<Fingerprint> states = new HashSet<>();

    EqualityFilter(Traits.Register traits) {
        this.traits = traits;
    }

    private static final class Known {
        final Map<Integer, List<Object>> byHash = new HashMap<>();
        int size;
    }

    /** Whether no equal object was seen; this one is remembered then. Runs foreign code. */
    @Override
    public boolean admits(Object value) {
        if (value instanceof String || value instanceof Number) {
            return true;
        }
        if (!traits.of(value).equality() || !traits.of(value).hash()) {
            return isNewState(ConcreteState.near(value, NEAR));
        }
        try {
            return remember(value, ObjectMethods.hash(value));
        } catch (BudgetExceeded e) {
            return false;
        } catch (Throwable breaksItsContract) {
            return true;
        }
    }

    private boolean isNewState(Fingerprint state) {
        return states.size() < STATES ? states.add(state) : !states.contains(state);
    }

    private boolean remember(Object value, int hash) {
        Known same = known.computeIfAbsent(value.getClass(), type -> new Known());
        List<Object> rivals = same.byHash.computeIfAbsent(hash, h -> new ArrayList<>(1));
        for (Object rival : rivals) {
            if (ObjectMethods.equal(value, rival)) {
                return false;
            }
        }
        if (same.size < OBJECTS_PER_CLASS) {
            same.size++;
            rivals.add(value);
        }
        return true;
    }

    /** Forgets everything: the classes are loaded anew. */
    void clear() {
        known.clear();
    }
}
