package dev.quintain.engine.walk;

import dev.quintain.bytecode.ClassFile;
import dev.quintain.bytecode.ClassFile.Member;
import dev.quintain.subject.BadInput;
import dev.quintain.subject.ClassPath;
import dev.quintain.subject.JavaType;
import dev.quintain.subject.Operation;
import dev.quintain.subject.Operations;
import java.io.Serializable;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What can be called on an object of the class.
 *
 * @param starts what makes one: its public constructors, or its static factories
 * @param methods its public methods, its own first, then the inherited ones
 */
public record Protocol(String className, List<Operation> starts, List<Operation> methods) implements Serializable {
    /** Their truth must fit into the bits of a number; with so many, states are no help to anybody. */
    private static final int MOST_PREDICATES = 24;

    public Protocol {
        starts = List.copyOf(starts);
        methods = List.copyOf(methods);
    }

    /**
     * Reads the protocol of a class.
     *
     * @param factories whether static factories make objects even where there are constructors
     * @throws BadInput if there is no way to make an object of the class
     */
    public static Protocol of(ClassFile file, ClassPath classPath, Convention convention, boolean factories) {
        var methods = new ArrayList<Operation>();
        new Collector(file, classPath, convention, methods).collect(file);
        List<Operation> constructors = new Operations(classPath)
                .testable(file, Operations.ELSEWHERE).stream()
                        .filter(operation -> operation.kind() == Operation.Kind.CONSTRUCTOR)
                        .toList();
        List<Operation> makers = methods.stream()
                .filter(method -> method.kind() == Operation.Kind.STATIC_METHOD
                        && classPath.isSubtype(method.result(), new JavaType(file.name())))
                .toList();
        var starts = new ArrayList<>(constructors);
        if (factories || constructors.isEmpty()) {
            starts.addAll(makers);
            methods.removeAll(makers);
        }
        if (starts.isEmpty()) {
            throw new BadInput(whyNot(file));
        }
        return new Protocol(file.name(), starts, methods);
    }

    private static String whyNot(ClassFile file) {
        String what = file.isInterface() ? "an interface" : file.is(Modifier.ABSTRACT) ? "abstract" : null;
        return what == null
                ? file.name() + " has neither a public constructor nor a static factory, so there is no object to walk"
                        + " on; walk a class that makes one"
                : file.name() + " is " + what + " and has no static factory; walk a class that "
                        + (file.isInterface() ? "implements" : "extends") + " it";
    }

    /** The methods whose truth tells design states apart, by their numbers. */
    List<Integer> predicates() {
        return IntStream.range(0, methods.size())
                .filter(i -> isPredicate(methods.get(i)))
                .limit(MOST_PREDICATES)
                .boxed()
                .toList();
    }

    /** Names of the methods whose truth tells design states apart. */
    public List<String> predicateNames() {
        return predicates().stream().map(i -> methods.get(i).name()).toList();
    }

    private static boolean isPredicate(Operation method) {
        return method.kind() == Operation.Kind.METHOD
                && method.parameters().isEmpty()
                && method.result().name().equals("boolean");
    }

    /** The operation that a step of a path calls. */
    Operation operation(Path path, int position) {
        int call = path.call(position);
        return position == 0 ? starts.get(call) : methods.get(call);
    }

    /** Goes up the class hierarchy, and through the interfaces for the methods they bring along. */
    private static final class Collector {
        private static final int SYNTHETIC = 0x1000;

        private final ClassFile under;
        private final ClassPath classPath;
        private final Convention convention;
        private final List<Operation> methods;
        private final Set<String> seen = new HashSet<>();

        Collector(ClassFile under, ClassPath classPath, Convention convention, List<Operation> methods) {
            this.under = under;
            this.classPath = classPath;
            this.convention = convention;
            this.methods = methods;
        }

        void collect(ClassFile file) {
            file.methods().forEach(member -> add(member, file));
            Optional.ofNullable(file.superclass()).flatMap(classPath::find).ifPresent(this::collect);
            file.interfaces().stream()
                    .flatMap(name -> classPath.find(name).stream())
                    .forEach(this::collect);
        }

        private void add(Member member, ClassFile file) {
            boolean inherited = !file.name().equals(under.name());
            boolean stays = member.is(Modifier.STATIC) && inherited && file.isInterface();
            if (!member.isPublic()
                    || member.is(SYNTHETIC)
                    || member.name().startsWith("<")
                    || stays
                    || !seen.add(signature(member))
                    || !convention.includes(signature(member))) {
                return;
            }
            Operation operation = Operations.of(member, file);
            // Called on an object of the class under test, whoever declared it.
            methods.add(
                    inherited && operation.kind() == Operation.Kind.METHOD
                            ? operation.ownedBy(under.name())
                            : operation);
        }

        private static String signature(Member member) {
            return member.name()
                    + JavaType.parametersOf(member.descriptor()).stream()
                            .map(JavaType::name)
                            .collect(Collectors.joining(",", "(", ")"));
        }
    }
}
