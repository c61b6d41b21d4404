package dev.quintain.engine.crash;

import dev.quintain.sequence.OperationNames;
import dev.quintain.subject.ClassPath;
import dev.quintain.subject.Operation;
import dev.quintain.subject.Producer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The parameter graph of a run, and what each class under test adds to it. */
final class Graphs {
    private final CrashSetup setup;
    private final OperationNames names;
    private final ClassPath classPath;
    /** By package, if that makes a difference. */
    private final Map<String, ParameterGraph> shared = new HashMap<>();

    private final boolean alike;
    private String className = "";
    private @Nullable ClassGraph last;

    Graphs(ClassPath classPath, CrashSetup setup) {
        this.setup = setup;
        this.names = new OperationNames(classPath);
        this.classPath = classPath;
        this.alike = setup.producers().stream().allMatch(producer -> producer.onlyIn() == null);
    }

    /** Targets come class by class, so the last graph is nearly always the one. */
    ClassGraph of(Target target) {
        String owner = target.operation().owner();
        ClassGraph graph = last;
        if (graph == null || !owner.equals(className)) {
            graph = new ClassGraph(shared(owner), setup.presets().with(target.constants()), owner);
            last = graph;
            className = owner;
        }
        return graph;
    }

    private ParameterGraph shared(String className) {
        String packageName = className.substring(0, Math.max(0, className.lastIndexOf('.')));
        return shared.computeIfAbsent(alike ? "" : packageName, this::graph);
    }

    private ParameterGraph graph(String packageName) {
        List<Operation> usable = setup.producers().stream()
                .filter(producer -> producer.isUsableIn(packageName))
                .map(Producer::operation)
                .toList();
        return new ParameterGraph(setup.presets(), new ProducerIndex(classPath, usable));
    }

    /** May be asked by several threads, as workers die when they like. */
    synchronized Agenda.Tests tests(Agenda agenda) {
        Target target = setup.targets().get(agenda.target());
        ClassGraph graph = of(target);
        return new Agenda.Tests(
                agenda, depth -> calls(graph, target.operation(), depth), setup.seed() ^ stableHash(target));
    }

    /** Part of the graph is shared, and grows when it is asked. */
    private synchronized CallSpace calls(ClassGraph graph, Operation operation, int depth) {
        return graph.calls(operation, depth);
    }

    // The same in every process: the sample of an operation does not depend on what else is tested.
    private long stableHash(Target target) {
        return ((long) target.operation().owner().hashCode() << 32)
                ^ names.describe(target.operation()).hashCode();
    }
}
