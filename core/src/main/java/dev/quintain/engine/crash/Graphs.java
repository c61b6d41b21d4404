package dev.quintain.engine.crash;

import dev.quintain.sequence.Literal;
import dev.quintain.subject.ClassPath;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The parameter graphs of a run: one for each class under test, since each brings constants of its own. */
final class Graphs {
    private final ClassPath classPath;
    private final CrashSetup setup;
    private final Map<List<Literal>, ParameterGraph> byConstants = new HashMap<>();

    Graphs(ClassPath classPath, CrashSetup setup) {
        this.classPath = classPath;
        this.setup = setup;
    }

    ParameterGraph of(Target target) {
        return byConstants.computeIfAbsent(
                target.constants(),
                constants -> new ParameterGraph(classPath, setup.presets().with(constants), setup.producers()));
    }

    Agenda.Tests tests(Agenda agenda) {
        Target target = setup.targets().get(agenda.target());
        return new Agenda.Tests(agenda, target, of(target), setup.seed());
    }
}
