package dev.quintain.sandbox;

import dev.quintain.bytecode.StaticParts;
import dev.quintain.runtime.InitLog;
import dev.quintain.runtime.InitLog.Edge;
import dev.quintain.sandbox.ResetPlan.Initialiser;
import dev.quintain.sandbox.SubjectLoader.Resettable;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Which classes have to be put back together. Two initialisers that touched each other's state belong together: if one
 * is repeated and the other is not, what the first did to the state of the second is done twice, or is lost.
 */
final class ResetPlans {
    private final SubjectLoader loader;
    private final StaticParts parts;
    private final int version;
    private final List<Integer> order;
    private final Map<Integer, Set<Integer>> groups = new HashMap<>();

    ResetPlans(SubjectLoader loader) {
        InitLog log = loader.log();
        this.loader = loader;
        this.parts = loader.classes().parts();
        this.version = log.version();
        this.order = log.order();
        log.edges().forEach(this::unite);
    }

    /** Whether nothing was initialised since, and nothing new is known of initialisers. */
    boolean isCurrent() {
        return version == loader.log().version();
    }

    ResetPlan forTouched(int[] touched) {
        var all = new TreeSet<Integer>();
        for (int id : touched) {
            all.addAll(groups.getOrDefault(id, Set.of(id)));
        }
        for (int id : all) {
            String why = parts.needsLoader(id);
            if (why != null) {
                return new ResetPlan(List.of(), List.of(), parts.className(id) + ": " + why);
            }
        }
        return plan(all);
    }

    private ResetPlan plan(Set<Integer> ids) {
        var clearing = new ArrayList<MethodHandle>();
        var initialisers = new ArrayList<Initialiser>();
        for (int id : ids) {
            Resettable found = loader.resettable(id);
            if (found != null && found.reset().initialise() == null) {
                clearing.add(method(found, found.reset().clear()));
            }
        }
        for (int id : order) {
            Resettable found = ids.contains(id) ? loader.resettable(id) : null;
            String initialise = found == null ? null : found.reset().initialise();
            if (found != null && initialise != null) {
                clearing.add(method(found, found.reset().clear()));
                initialisers.add(new Initialiser(id, method(found, initialise)));
            }
        }
        return new ResetPlan(clearing, initialisers, null);
    }

    private static MethodHandle method(Resettable of, String name) {
        try {
            return MethodHandles.privateLookupIn(of.type(), MethodHandles.lookup())
                    .findStatic(of.type(), name, MethodType.methodType(void.class));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("rewritten class without " + name + ": " + of.type(), e);
        }
    }

    /** Parts of one class are put back, or not, each on its own. */
    private void unite(Edge edge) {
        if (parts.className(edge.initialised()).equals(parts.className(edge.touched()))) {
            return;
        }
        Set<Integer> one = groups.getOrDefault(edge.initialised(), Set.of(edge.initialised()));
        Set<Integer> other = groups.getOrDefault(edge.touched(), Set.of(edge.touched()));
        var both = new LinkedHashSet<>(one);
        both.addAll(other);
        both.forEach(id -> groups.put(id, both));
    }
}
