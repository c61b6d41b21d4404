package dev.quintain.subject;

import java.io.Serializable;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Something that can be called, or read, to test it or to get a value: plain data, made from a class file.
 *
 * @param owner binary name of the declaring class
 * @param name {@code <init>} for constructors
 * @param parameters erased; of an inner class's constructor the first is the outer instance
 * @param result erased; what a constructor makes, what a field holds
 * @param signature the generic signature attribute, if there is one
 * @param exceptions binary names of the declared exceptions
 * @param inner whether it is the constructor of an inner class
 */
public record Operation(
        Kind kind,
        String owner,
        String name,
        List<JavaType> parameters,
        JavaType result,
        int access,
        @Nullable String signature,
        List<String> exceptions,
        boolean inner)
        implements Serializable {

    /** How an operation is written in Java. */
    public enum Kind {
        CONSTRUCTOR,
        METHOD,
        STATIC_METHOD,
        /** A public static field, enum constants among them. */
        STATIC_FIELD
    }

    public boolean hasReceiver() {
        return kind == Kind.METHOD;
    }

    /** Whether its first input, the receiver or the outer instance, is never null in Java code. */
    public boolean needsInstance() {
        return hasReceiver() || inner;
    }

    /** Types of everything the operation needs: the receiver, if it has one, then the parameters. */
    public List<JavaType> inputs() {
        if (!hasReceiver()) {
            return parameters;
        }
        var inputs = new ArrayList<JavaType>(1 + parameters.size());
        inputs.add(new JavaType(owner));
        inputs.addAll(parameters);
        return Collections.unmodifiableList(inputs);
    }

    /** The same operation, called on a subclass that inherits it. */
    public Operation ownedBy(String subclass) {
        return new Operation(kind, subclass, name, parameters, result, access, signature, exceptions, inner);
    }

    public boolean isVarargs() {
        return (access & 0x0080) != 0 && kind != Kind.STATIC_FIELD;
    }

    public boolean isPublic() {
        return Modifier.isPublic(access);
    }

    /** As a reader knows it: {@code ArrayStack.pop()}, {@code new ArrayStack(int)}. */
    public String describe() {
        String type = simple(owner);
        String arguments = "("
                + String.join(
                        ", ", parameters.stream().map(p -> simple(p.name())).toList()) + ")";
        return switch (kind) {
            case CONSTRUCTOR -> "new " + type + arguments;
            case METHOD, STATIC_METHOD -> type + "." + name + arguments;
            case STATIC_FIELD -> type + "." + name;
        };
    }

    private static String simple(String name) {
        return name.substring(name.lastIndexOf('.') + 1).replace('$', '.');
    }
}
