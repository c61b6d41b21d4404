package dev.quintain.sandbox;

import dev.quintain.bytecode.StaticParts;
import dev.quintain.runtime.InitLog;
import dev.quintain.runtime.InitLog.Edge;
import dev.quintain.sandbox.ResetPlan.Initialiser;
import java.lang.invoke.MethodHandle;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Which classes have to be put back together. Two initialisers that touched each other's state belong together: if one
 * is repeated and the other is not, what the first did to the state of the second is done twice, or is lost.
 */
final class ResetPlans {
    /** So many are remembered: tests of one library touch the same few sets of classes again and again. */
    private static final int MOST = 2_000;

    private final SubjectLoader loader;
    private final StaticParts parts;
    private final int version;
    private final List<Integer> order;
    private final Map<Integer, Set<Integer>> groups = new HashMap<>();
    private final Map<IntBuffer, ResetPlan> plans = new HashMap<>();
    private int[] lastTouched = {};
    private @Nullable ResetPlan last;

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
        ResetPlan plan = last;
        if (plan == null || !Arrays.equals(touched, lastTouched)) {
            plan = remembered(touched);
            last = plan;
            lastTouched = touched;
        }
        return plan;
    }

    private ResetPlan remembered(int[] touched) {
        ResetPlan known = plans.get(IntBuffer.wrap(touched));
        if (known == null) {
            known = plan(touched);
            if (plans.size() < MOST) {
                plans.put(IntBuffer.wrap(touched), known);
            }
        }
        return known;
    }

    private ResetPlan plan(int[] touched) {
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
            if (found != null && !found.isInitialised()) {
                clearing.add(found.clear());
            }
        }
        for (int id : order) {
            Resettable found = ids.contains(id) ? loader.resettable(id) : null;
            MethodHandle initialise = found == null ? null : found.initialise();
            if (found != null && initialise != null) {
                clearing.add(found.clear());
                initialisers.add(new Initialiser(id, initialise));
            }
        }
        return new ResetPlan(clearing, initialisers, null);
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
