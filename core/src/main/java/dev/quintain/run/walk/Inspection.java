package dev.quintain.run.walk;

import dev.quintain.engine.walk.Protocol;
import dev.quintain.engine.walk.WalkEngine;
import dev.quintain.sequence.OperationNames;
import dev.quintain.subject.Operation;
import java.io.PrintWriter;
import java.util.List;

/** What there is to walk on, from the class file alone: nothing is run. */
public final class Inspection {
    private final PrintWriter out;
    private final OperationNames names;

    public Inspection(PrintWriter out, OperationNames names) {
        this.out = out;
        this.names = names;
    }

    public void print(Protocol protocol, WalkEngine engine) {
        section("Constructors", protocol.starts().stream().map(names::describe).toList());
        section("Methods", protocol.methods().stream().map(this::signature).toList());
        section("State predicates", protocol.predicateNames());
        section("Arguments", engine.describeArguments());
        out.flush();
    }

    private String signature(Operation method) {
        return names.describe(method.result()) + " " + names.describe(method);
    }

    private void section(String title, List<String> lines) {
        if (!lines.isEmpty()) {
            out.println(title);
            lines.forEach(line -> out.println("  " + line));
            out.println();
        }
    }
}
