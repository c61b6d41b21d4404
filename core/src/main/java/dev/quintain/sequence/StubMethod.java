package dev.quintain.sequence;

import dev.quintain.bytecode.ClassFile;
import dev.quintain.bytecode.ClassFile.Member;
import dev.quintain.subject.ClassIndex;
import dev.quintain.subject.JavaType;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The one abstract method of a functional interface: what a lambda that stands for it must look like. */
public record StubMethod(int parameters, JavaType result) {
    private static final Set<String> OF_EVERY_OBJECT =
            Set.of("equals(Ljava/lang/Object;)Z", "hashCode()I", "toString()Ljava/lang/String;");

    /** Empty if no lambda can stand for the type. */
    public static Optional<StubMethod> of(JavaType type, ClassIndex index) {
        List<Member> all = new ArrayList<>();
        if (type.isArray() || !collect(type.name(), index, all)) {
            return Optional.empty();
        }
        List<Member> open = all.stream()
                .filter(method -> method.is(Modifier.ABSTRACT))
                .filter(method -> !OF_EVERY_OBJECT.contains(method.name() + method.descriptor()))
                .toList();
        Set<String> shapes = open.stream().map(StubMethod::shape).collect(Collectors.toSet());
        boolean implemented = all.stream()
                .filter(method -> !method.is(Modifier.ABSTRACT) && !method.is(Modifier.STATIC))
                .anyMatch(method -> shapes.contains(shape(method)));
        boolean generic = open.stream()
                .anyMatch(method -> String.valueOf(method.signature()).startsWith("<"));
        if (shapes.size() != 1 || implemented || generic) {
            return Optional.empty();
        }
        return Optional.of(
                new StubMethod(arity(open.get(0)), JavaType.resultOf(open.get(0).descriptor())));
    }

    /** Whether all of the interface and what it extends could be read, and is an interface that may be implemented. */
    private static boolean collect(String name, ClassIndex index, List<Member> methods) {
        Optional<ClassFile> file = index.find(name);
        if (file.isEmpty()
                || !file.get().isInterface()
                || !file.get().permittedSubclasses().isEmpty()) {
            return false;
        }
        methods.addAll(file.get().methods());
        return file.get().interfaces().stream().allMatch(parent -> collect(parent, index, methods));
    }

    // A generic method and the narrower one that overrides it differ in their types.
    private static String shape(Member method) {
        return method.name() + arity(method);
    }

    private static int arity(Member method) {
        return JavaType.parametersOf(method.descriptor()).size();
    }

    static List<String> parameterNames(int count) {
        return Stream.iterate(0, i -> i + 1)
                .map(i -> i < 3 ? "xyz".substring(i, i + 1) : "x" + i)
                .limit(count)
                .toList();
    }
}
