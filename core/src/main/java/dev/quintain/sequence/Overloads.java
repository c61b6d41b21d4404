package dev.quintain.sequence;

import dev.quintain.bytecode.ClassFile;
import dev.quintain.bytecode.ClassFile.Member;
import dev.quintain.sequence.Expression.Form;
import dev.quintain.subject.ClassIndex;
import dev.quintain.subject.JavaType;
import dev.quintain.subject.Operation;
import dev.quintain.subject.Operation.Kind;
import java.lang.reflect.Modifier;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Which other operations the compiler could take for the one that is meant. */
final class Overloads {
    private static final int SYNTHETIC = 0x1000;

    private final ClassIndex index;

    Overloads(ClassIndex index) {
        this.index = index;
    }

    /**
     * Whether a call with these arguments could mean another operation.
     *
     * @param receiver the static type of what it is called on; the owner, if it is not called on an object
     */
    boolean isAmbiguous(Operation operation, JavaType receiver, List<Expression> arguments) {
        Stream<String> classes = operation.kind() == Kind.CONSTRUCTOR
                ? Stream.of(operation.owner())
                : Stream.concat(supertypes(operation.owner()).stream(), supertypes(receiver.name()).stream());
        return classes.distinct()
                .flatMap(name -> index.find(name).stream())
                .anyMatch(file -> hasRival(file, operation, arguments));
    }

    private boolean hasRival(ClassFile file, Operation operation, List<Expression> arguments) {
        return file.methods().stream()
                .filter(method -> method.name().equals(operation.name()))
                .filter(method -> !method.is(Modifier.PRIVATE) && !method.is(SYNTHETIC))
                .anyMatch(method -> isRival(method, operation, arguments));
    }

    private boolean isRival(Member method, Operation operation, List<Expression> arguments) {
        List<JavaType> parameters = JavaType.parametersOf(method.descriptor());
        List<JavaType> own = operation.parameters();
        return parameters.size() == own.size()
                && !parameters.equals(own)
                && !isOverridden(operation, parameters)
                && accepts(parameters, own, arguments)
                // What type variables and lambdas make of what the compiler prefers is not gone into.
                && (method.signature() != null
                        || operation.signature() != null
                        || !isPreferred(own, parameters, arguments));
    }

    /** Whether the compiler takes the first, since it is the more special one. */
    private boolean isPreferred(List<JavaType> own, List<JavaType> rival, List<Expression> arguments) {
        return IntStream.range(0, own.size())
                .allMatch(i -> arguments.get(i).form() != Form.LAMBDA && index.isSubtype(own.get(i), rival.get(i)));
    }

    /** Whether a rival takes the arguments as they are; those that the operation itself does not take will be cast. */
    private boolean accepts(List<JavaType> rival, List<JavaType> own, List<Expression> arguments) {
        return IntStream.range(0, rival.size()).allMatch(i -> {
            Expression argument = arguments.get(i);
            if (argument.isNull() || argument.form() == Form.LAMBDA) {
                return rival.get(i).isReference();
            }
            boolean fits = isAssignable(argument.type(), own.get(i));
            return isAssignable(fits ? argument.type() : own.get(i), rival.get(i));
        });
    }

    private boolean isAssignable(JavaType from, JavaType to) {
        // Which numbers the compiler takes for which others is not gone into.
        if (to.isPrimitive()) {
            return from.isPrimitive() || from.isBox();
        }
        return index.isSubtype(from.boxed().orElse(from), to);
    }

    /** A bridge in the owner says that the method with those parameters is the operation under a wider type. */
    private boolean isOverridden(Operation operation, List<JavaType> parameters) {
        return index.find(operation.owner()).stream()
                .flatMap(owner -> owner.methods().stream())
                .filter(method -> method.name().equals(operation.name()) && method.is(SYNTHETIC))
                .anyMatch(method -> JavaType.parametersOf(method.descriptor()).equals(parameters));
    }

    /** Whether a class below the operation's owner has methods of the name that would overload it, or narrow its parameters. */
    boolean isRedeclaredBelow(Operation operation, JavaType receiver, List<Expression> arguments) {
        Set<String> above = supertypes(operation.owner());
        return supertypes(receiver.name()).stream()
                .filter(name -> !above.contains(name))
                .flatMap(name -> index.find(name).stream())
                .anyMatch(file -> hasRival(file, operation, arguments) || hasBridge(file, operation));
    }

    private static boolean hasBridge(ClassFile file, Operation operation) {
        return !operation.parameters().isEmpty()
                && file.methods().stream()
                        .filter(method -> method.name().equals(operation.name()) && method.is(SYNTHETIC))
                        .anyMatch(method ->
                                JavaType.parametersOf(method.descriptor()).equals(operation.parameters()));
    }

    private Set<String> supertypes(String className) {
        var found = new HashSet<String>();
        collect(className, found);
        return found;
    }

    private void collect(String className, Set<String> found) {
        Optional<ClassFile> file = index.find(className);
        if (found.add(className) && file.isPresent()) {
            file.get().superclassName().ifPresent(name -> collect(name, found));
            file.get().interfaces().forEach(name -> collect(name, found));
        }
    }
}
