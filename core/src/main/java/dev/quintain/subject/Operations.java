package dev.quintain.subject;

import dev.quintain.bytecode.ClassFile;
import dev.quintain.bytecode.ClassFile.Member;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The operations of a class that code in a given package can use. */
public final class Operations {
    /** A package that nobody is in: from there, only what is public can be used. */
    public static final String ELSEWHERE = "/";

    private static final int ENUM = 0x4000;

    private final ClassPath classPath;

    public Operations(ClassPath classPath) {
        this.classPath = classPath;
    }

    /**
     * Constructors and methods with code of their own, in the order of the class file, then those that only this class
     * lets its users reach, since nobody can name the superclass that has them: what there is to test.
     */
    public List<Operation> testable(ClassFile file, String fromPackage) {
        // A parameter whose type cannot be named can still be given null, or what another operation hands out.
        List<Operation> own = callable(file, fromPackage).toList();
        var all = new ArrayList<>(own);
        if (!own.isEmpty() && !file.is(Modifier.ABSTRACT)) {
            Set<String> known = own.stream().map(Operations::selector).collect(Collectors.toCollection(HashSet::new));
            hiddenParent(file, fromPackage).ifPresent(parent -> inherit(parent, file, fromPackage, known, all));
        }
        return all.stream()
                .filter(operation -> !Modifier.isAbstract(operation.access()))
                .toList();
    }

    private void inherit(ClassFile parent, ClassFile heir, String fromPackage, Set<String> known, List<Operation> all) {
        for (Member method : parent.methods()) {
            if (method.isPublic() && !method.isSynthetic() && !method.name().startsWith("<")) {
                Operation operation = of(method, parent).ownedBy(heir.name());
                if (known.add(selector(operation))) {
                    all.add(operation);
                }
            }
        }
        hiddenParent(parent, fromPackage).ifPresent(next -> inherit(next, heir, fromPackage, known, all));
    }

    /**
     * What can be called on objects of a class that code in the package cannot name, by way of types that it can: the
     * methods of theirs that the class, or one that it extends and that cannot be named either, has code for. Each is that
     * of the most general type, so that few casts are needed.
     */
    public List<Operation> behind(ClassFile file, String fromPackage) {
        Set<String> coded = new HashSet<>();
        Optional<ClassFile> next = Optional.of(file);
        while (next.isPresent()) {
            next.get().methods().stream()
                    .filter(Operations::isCoded)
                    .map(Operations::selector)
                    .forEach(coded::add);
            next = hiddenParent(next.get(), fromPackage);
        }
        Map<String, Operation> found = new LinkedHashMap<>();
        for (String name : classPath.supertypes(file.name())) {
            if (classPath.isAccessible(new JavaType(name), fromPackage)) {
                classPath
                        .find(name)
                        .ifPresent(type -> type.methods().stream()
                                .filter(method -> method.isPublic()
                                        && !method.is(Modifier.STATIC)
                                        && !method.isSynthetic()
                                        && coded.contains(selector(method)))
                                .forEach(method -> found.merge(selector(method), of(method, type), this::moreGeneral)));
            }
        }
        return List.copyOf(found.values());
    }

    private Operation moreGeneral(Operation one, Operation other) {
        return classPath.isSubtype(new JavaType(one.owner()), new JavaType(other.owner())) ? other : one;
    }

    private static boolean isCoded(Member method) {
        return method.isPublic()
                && !method.is(Modifier.STATIC)
                && !method.is(Modifier.ABSTRACT)
                && !method.name().startsWith("<");
    }

    private static String selector(Member method) {
        return method.name()
                + method.descriptor().substring(0, method.descriptor().indexOf(')'));
    }

    private Optional<ClassFile> hiddenParent(ClassFile file, String fromPackage) {
        return file.superclassName()
                .filter(name -> !classPath.isPlatform(name) && !classPath.isAccessible(new JavaType(name), fromPackage))
                .flatMap(classPath::find);
    }

    private static String selector(Operation operation) {
        return operation.name() + operation.parameters();
    }

    /** All that yields a value: constructors, methods that return something, static fields; in that order. */
    public List<Operation> producing(ClassFile file, String fromPackage) {
        return Stream.concat(callable(file, fromPackage), staticFields(file, fromPackage))
                .filter(operation -> !operation.result().equals(JavaType.VOID)
                        && operation.inputs().stream().allMatch(type -> classPath.isAccessible(type, fromPackage))
                        && isUsable(operation.result(), file, fromPackage))
                .sorted(Comparator.comparing(Operation::kind))
                .toList();
    }

    private static Stream<Operation> staticFields(ClassFile file, String fromPackage) {
        return file.fields().stream()
                .filter(field -> field.is(Modifier.STATIC) && isVisible(field, file, fromPackage))
                .map(field -> new Operation(
                        Operation.Kind.STATIC_FIELD,
                        file.name(),
                        field.name(),
                        List.of(),
                        JavaType.ofDescriptor(field.descriptor()),
                        field.access(),
                        field.signature(),
                        List.of(),
                        false));
    }

    private Stream<Operation> callable(ClassFile file, String fromPackage) {
        if (!classPath.isAccessible(new JavaType(file.name()), fromPackage)) {
            return Stream.empty();
        }
        return file.methods().stream()
                .filter(method -> isVisible(method, file, fromPackage))
                .filter(method -> !isMadeByCompiler(method, file))
                .filter(method -> isCallable(method, file))
                .map(method -> of(method, file));
    }

    // What a class of the subject hands out of its own package, its like may take back, though nobody can name it.
    private boolean isUsable(JavaType result, ClassFile owner, String fromPackage) {
        return classPath.isAccessible(result, fromPackage)
                || (!classPath.isPlatform(owner.name())
                        && classPath.isAccessible(new JavaType(owner.name()), fromPackage)
                        && classPath.isAccessible(result, owner.packageName()));
    }

    private static boolean isCallable(Member method, ClassFile file) {
        return !method.name().equals("<clinit>") && !(method.name().equals("<init>") && file.is(Modifier.ABSTRACT));
    }

    /** A method or constructor of a class as an operation. */
    public static Operation of(Member method, ClassFile file) {
        boolean constructor = method.name().equals("<init>");
        Operation.Kind kind = constructor
                ? Operation.Kind.CONSTRUCTOR
                : method.is(Modifier.STATIC) ? Operation.Kind.STATIC_METHOD : Operation.Kind.METHOD;
        return new Operation(
                kind,
                file.name(),
                method.name(),
                JavaType.parametersOf(method.descriptor()),
                constructor ? new JavaType(file.name()) : JavaType.resultOf(method.descriptor()),
                method.access(),
                method.signature(),
                method.exceptions(),
                constructor && file.isInner());
    }

    private static boolean isVisible(Member member, ClassFile file, String fromPackage) {
        boolean samePackage = file.packageName().equals(fromPackage);
        return !member.isSynthetic() && (member.isPublic() || (samePackage && !member.is(Modifier.PRIVATE)));
    }

    // An enum's values and valueOf are nobody's handiwork; its constructors cannot be called.
    private static boolean isMadeByCompiler(Member method, ClassFile file) {
        if (!file.is(ENUM)) {
            return false;
        }
        String start = method.name()
                + method.descriptor().substring(0, method.descriptor().indexOf(')'));
        return method.name().equals("<init>") || start.equals("values(") || start.equals("valueOf(Ljava/lang/String;");
    }
}
