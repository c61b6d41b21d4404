package dev.quintain.sequence;

import dev.quintain.subject.ClassIndex;
import dev.quintain.subject.JavaType;
import dev.quintain.subject.Operation;
import java.util.stream.Collectors;

/** What operations are called in reports: what a reader knows them by. */
public final class OperationNames {
    private final SourceTypes types;

    public OperationNames(ClassIndex index) {
        this.types = new SourceTypes(index, "");
    }

    /** For instance {@code ArrayStack.pop()}, {@code new ArrayStack(int)}. */
    public String describe(Operation operation) {
        String type = describe(new JavaType(operation.owner()));
        String arguments =
                operation.parameters().stream().map(this::describe).collect(Collectors.joining(", ", "(", ")"));
        return switch (operation.kind()) {
            case CONSTRUCTOR -> "new " + type + arguments;
            case METHOD, STATIC_METHOD -> type + "." + operation.name() + arguments;
            case STATIC_FIELD -> type + "." + operation.name();
        };
    }

    /** A type without its package. */
    public String describe(JavaType type) {
        return types.name(type).brief();
    }
}
