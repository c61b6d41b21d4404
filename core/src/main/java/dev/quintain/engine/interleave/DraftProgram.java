package dev.quintain.engine.interleave;

import dev.quintain.bytecode.MonitorOutline;
import dev.quintain.sandbox.Component;
import dev.quintain.sandbox.TypeName;
import dev.quintain.worker.Program;
import java.io.Serializable;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

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
     * @param packageName of the component, empty if it is in none
     * @param name of the component
     * @param constructor the arguments that the component is made with
     * @param trouble why nothing could be found; empty if it could
     */
    record Found(
            String packageName, TypeName name, List<Argument> constructor, List<Observed> sequences, String trouble)
            implements Serializable {
        Found {
            constructor = List.copyOf(constructor);
            sequences = List.copyOf(sequences);
        }

        static Found nothing(String trouble) {
            return new Found("", new TypeName("", false), List.of(), List.of(), trouble);
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
            Optional<String> trouble = component.trouble();
            if (trouble.isPresent()) {
                return Found.nothing(trouble.get());
            }
            List<Argument> arguments = component.constructor().stream()
                    .map(type -> Argument.of(type).get(0))
                    .toList();
            long end = parent.nanoTime() + LONGEST.toNanos();
            var search = new DraftSearch(
                    new Trial(component, arguments), operations, Goal.of(monitor), () -> parent.nanoTime() > end);
            return new Found(component.packageName(), component.name(), arguments, search.run(), "");
        } catch (ClassNotFoundException | LinkageError e) {
            return Found.nothing("it cannot be loaded, " + e);
        } catch (Throwable e) {
            // What methods throw is observed; only the constructor is left.
            return Found.nothing("its constructor throws " + e);
        }
    }
}
