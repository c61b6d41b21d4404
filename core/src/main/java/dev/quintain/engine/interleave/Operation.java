package dev.quintain.engine.interleave;

import dev.quintain.bytecode.MonitorOutline;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A call that a draft tries.
 *
 * @param label what conditions call the method
 */
record Operation(MonitorOutline.Method of, String label, List<Argument> arguments) implements Serializable {
    Operation {
        arguments = List.copyOf(arguments);
    }

    String method() {
        return of.name();
    }

    /** Types as source has them. */
    List<String> parameters() {
        return of.parameterTypes();
    }

    /** {@code send("a")}. */
    String code() {
        return method() + arguments.stream().map(Argument::code).collect(Collectors.joining(", ", "(", ")"));
    }

    boolean hasEmptyString() {
        return arguments.stream().anyMatch(argument -> "".equals(argument.value()));
    }

    /** Values to call with, of which no other call has those that can be changed. */
    List<@Nullable Object> values() {
        var values = new ArrayList<@Nullable Object>();
        arguments.forEach(argument -> values.add(argument.fresh()));
        return values;
    }
}
