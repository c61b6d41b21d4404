package dev.quintain.engine.crash;

import dev.quintain.subject.ClassPath;
import org.jspecify.annotations.Nullable;

/** The parameter graph of a run, and what each class under test adds to it. */
final class Graphs {
    private final CrashSetup setup;
    private final ParameterGraph shared;
    private String className = "";
    private @Nullable ClassGraph last;

    Graphs(ClassPath classPath, CrashSetup setup) {
        this.setup = setup;
        this.shared = new ParameterGraph(setup.presets(), new ProducerIndex(classPath, setup.producers()));
    }

    /** Targets come class by class, so the last graph is nearly always the one. */
    ClassGraph of(Target target) {
        String owner = target.operation().owner();
        ClassGraph graph = last;
        if (graph == null || !owner.equals(className)) {
            graph = new ClassGraph(shared, setup.presets().with(target.constants()), owner);
            last = graph;
            className = owner;
        }
        return graph;
    }

    Agenda.Tests tests(Agenda agenda) {
        Target target = setup.targets().get(agenda.target());
        return new Agenda.Tests(agenda, target, of(target), setup.seed());
    }
}
