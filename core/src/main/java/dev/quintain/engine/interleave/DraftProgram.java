package dev.quintain.engine.interleave;

import dev.quintain.bytecode.MonitorOutline;
import dev.quintain.sandbox.Component;
import dev.quintain.sandbox.GuardAgent;
import dev.quintain.sandbox.TypeName;
import dev.quintain.worker.Program;
import java.io.IOException;
import java.io.Serializable;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Drafts the sequences for a component, in a worker. */
record DraftProgram(MonitorOutline monitor, List<String> classPath) implements Program {
    /** Who waits longer for a first draft has time to write it himself. */
    private static final Duration LONGEST = Duration.ofMinutes(5);

    /** Each call is tried a few times; there is no search that may come to more. */
    private static final Duration LONGEST_FOR_LOCKS = Duration.ofSeconds(5);

    DraftProgram {
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
    record Found(String packageName, TypeName name, List<Argument> constructor, Sketch sketch, String trouble)
            implements Serializable {
        Found {
            constructor = List.copyOf(constructor);
        }

        static Found nothing(String trouble) {
            return new Found("", new TypeName("", false), List.of(), Sketch.EMPTY, trouble);
        }
    }

    @Override
    public Session open(Parent parent) throws IOException {
        GuardAgent.refuseAll();
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
            List<Argument> arguments = Argument.usual(component.constructor(), component.hasOtherConstructor());
            Sketch sketch = monitor.waiting().isEmpty()
                    ? locks(component, arguments, parent)
                    : waits(component, arguments, parent);
            return sketch.exercises().isEmpty()
                    ? Found.nothing(sketch.whyEmpty())
                    : new Found(component.packageName(), component.name(), arguments, sketch, "");
        } catch (ClassNotFoundException | LinkageError e) {
            return Found.nothing("it cannot be loaded, " + e);
        } catch (Throwable e) {
            // What methods throw is observed; only the constructor is left.
            return Found.nothing("its constructor throws " + e);
        }
    }

    private Sketch waits(Component component, List<Argument> arguments, Parent parent) throws Throwable {
        List<Goal> goals = Goal.of(monitor);
        var search = new DraftSearch(
                new Trial(component, arguments),
                new Operations(monitor, component).waiting(),
                goals,
                within(LONGEST, parent));
        return Sketch.of(goals, search.run());
    }

    private Sketch locks(Component component, List<Argument> arguments, Parent parent) throws Throwable {
        Steadiness.Fresh fresh = () -> new Trial(Component.load(monitor.className(), classPath), arguments);
        return new LockSearch(fresh, new Operations(monitor, component).locking(), within(LONGEST_FOR_LOCKS, parent))
                .run();
    }

    private static BooleanSupplier within(Duration longest, Parent parent) {
        long end = parent.nanoTime() + longest.toNanos();
        return () -> parent.nanoTime() > end;
    }
}
