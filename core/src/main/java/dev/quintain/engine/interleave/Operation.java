package dev.quintain.engine.interleave;

import java.io.Serializable;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A call that a draft tries.
 *
 * @param parameters types as source has them
 */
record Operation(String method, List<String> parameters, List<Argument> arguments, boolean waits, boolean wakes)
        implements Serializable {
    Operation {
        parameters = List.copyOf(parameters);
        arguments = List.copyOf(arguments);
    }

    /** {@code send("a")}. */
    String code() {
        return method + arguments.stream().map(Argument::code).collect(Collectors.joining(", ", "(", ")"));
    }

    boolean hasEmptyString() {
        return arguments.stream().anyMatch(argument -> "".equals(argument.value()));
    }

    List<Object> values() {
        return arguments.stream().map(Argument::value).collect(Collectors.toList());
    }
}
