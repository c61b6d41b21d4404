package dev.quintain.engine.interleave.explore;

import dev.quintain.runtime.explore.Explored;
import dev.quintain.runtime.explore.Explorer;
import dev.quintain.runtime.explore.Scenario;
import dev.quintain.runtime.explore.Schedule;
import dev.quintain.sandbox.ExploredClasses;
import dev.quintain.worker.Program;
import java.io.Serializable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Explores sequences of scripts in a worker.
 *
 * @param classPath of the components under test
 */
record ExploreProgram(List<String> classPath) implements Program {
    ExploreProgram {
        classPath = List.copyOf(classPath);
    }

    /**
     * What came of a sequence.
     *
     * @param sites how many places of the classes under test were rewritten
     */
    record Reply(Explored explored, int sites) implements Serializable {}

    @Override
    public Session open(Parent parent) {
        Map<Integer, ExploredClasses> loaders = new HashMap<>();
        return request -> {
            Explore explore = (Explore) request;
            ExploredClasses loader = loaders.computeIfAbsent(
                    explore.script(), script -> ExploredClasses.of(explore.classes(), classPath));
            answer(explore, loader, parent);
        };
    }

    static void answer(Explore explore, ExploredClasses loader, Parent parent) throws Exception {
        parent.send(explore(explore, loader, parent));
    }

    private static Reply explore(Explore explore, ExploredClasses loader, Parent parent) throws Exception {
        Thread.currentThread().setContextClassLoader(loader);
        Scenario scenario = loader.sequence(explore.entry(), explore.sequence());
        var explorer = new Explorer(explore.plan(), parent::nanoTime, parent::testing);
        Explored explored = explore.replay().isEmpty()
                ? explorer.explore(scenario)
                : explorer.replay(scenario, Schedule.parse(explore.replay()));
        if (!explored.trouble().isEmpty()) {
            parent.retire("threads may be left behind");
        }
        return new Reply(explored, loader.sites());
    }
}
