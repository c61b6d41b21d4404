package dev.quintain.engine.interleave;

import dev.quintain.bytecode.MonitorOutline;
import dev.quintain.sandbox.Component;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The calls that a draft tries. */
final class Operations {
    private final MonitorOutline monitor;
    private final Component component;

    Operations(MonitorOutline monitor, Component component) {
        this.monitor = monitor;
        this.component = component;
    }

    /** Of a class in which threads wait for each other: what they are called with may decide who waits. */
    List<Operation> waiting() {
        var operations = new ArrayList<Operation>();
        for (MonitorOutline.Method method : monitor.waitingAndWaking()) {
            for (List<Argument> arguments : Argument.combinations(method.parameterTypes(), isOverloaded(method))) {
                operations.add(new Operation(method, method.name(), arguments));
            }
        }
        return operations;
    }

    /** Of a class that only takes locks: what they are called with may decide whether they throw. */
    List<Operation> locking() {
        var operations = new ArrayList<Operation>();
        for (MonitorOutline.Method method : monitor.lockingAndUnlocking()) {
            for (List<Argument> arguments : Argument.variations(method.parameterTypes(), isOverloaded(method))) {
                operations.add(new Operation(method, label(method), arguments));
            }
        }
        return operations;
    }

    /** Whether null could be meant for another method. */
    private boolean isOverloaded(MonitorOutline.Method method) {
        return method.overloaded()
                || component.hasOther(method.name(), method.parameterTypes().size());
    }

    private String label(MonitorOutline.Method method) {
        long ofThatName = monitor.lockingAndUnlocking().stream()
                .filter(other -> other.name().equals(method.name()))
                .count();
        return ofThatName == 1
                ? method.name()
                : method.name()
                        + method.parameterTypes().stream()
                                .map(type -> type.replaceFirst("^.*[.$]", ""))
                                .collect(Collectors.joining(", ", "(", ")"));
    }
}
