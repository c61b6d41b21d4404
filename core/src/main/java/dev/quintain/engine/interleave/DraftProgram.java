package dev.quintain.engine.interleave;

import dev.quintain.bytecode.MonitorOutline;
import dev.quintain.sandbox.Component;
import dev.quintain.worker.Program;
import java.io.Serializable;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Drafts the sequences for a component, in a worker. */
record DraftProgram(MonitorOutline monitor, List<Operation> operations, List<String> classPath) implements Program {
    /** Who waits longer for a first draft has time to write it himself. */
    private static final Duration LONGEST = Duration.ofMinutes(5);

    DraftProgram {
        operations = List.copyOf(operations);
        classPath = List.copyOf(classPath);
    }

    /**
     * What was found.
     *
     * @param constructor the arguments that the component is made with
     * @param trouble why nothing could be found; empty if it could
     */
    record Found(List<Argument> constructor, List<Observed> sequences, String trouble) implements Serializable {
        Found {
            constructor = List.copyOf(constructor);
            sequences = List.copyOf(sequences);
        }
    }

    @Override
    public Session open(Parent parent) {
        return request -> {
            // One long search, not a test that hangs.
            parent.testing(1);
            parent.send(search(parent));
        };
    }

    private Serializable search(Parent parent) {
        try {
            Component component = Component.load(monitor.className(), classPath);
            if (component.constructor().isEmpty()) {
                return new Found(List.of(), List.of(), "it has no public constructor");
            }
            var arguments = new ArrayList<Argument>();
            component
                    .constructor()
                    .get(0)
                    .forEach(type -> arguments.add(Argument.of(type).get(0)));
            long end = parent.nanoTime() + LONGEST.toNanos();
            var search = new DraftSearch(
                    new Trial(component, arguments), operations, Goal.of(monitor), () -> parent.nanoTime() > end);
            return new Found(arguments, search.run(), "");
        } catch (ClassNotFoundException | LinkageError e) {
            return new Found(List.of(), List.of(), "it cannot be loaded, " + e);
        } catch (Throwable e) {
            // What methods throw is observed; only the constructor is left.
            return new Found(List.of(), List.of(), "its constructor throws " + e);
        }
    }
}
