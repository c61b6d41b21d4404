package dev.quintain.engine.generate;

import dev.quintain.bytecode.ClassFile;
import dev.quintain.bytecode.ClassFile.Member;
import dev.quintain.subject.ClassPath;
import dev.quintain.subject.JavaType;
import dev.quintain.subject.Operation;
import dev.quintain.subject.Operations;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Methods that only look at an object, by the paper's guess: public, not static, without parameters, with a primitive or
 * a text as result, and with a name that says so (Pacheco and others 2007, section 3.3).
 */
final class Observers {
    private static final Set<String> NAMES = Set.of("size", "count", "length", "toString");
    private static final Set<String> PLAIN = Set.of("size", "count", "length");
    /** What these say is about who runs the test. */
    private static final Set<String> SURROUNDINGS = Set.of(
            "java.io.File",
            "java.lang.ClassLoader",
            "java.lang.Module",
            "java.lang.Process",
            "java.lang.ProcessHandle",
            "java.lang.Runtime",
            "java.lang.Thread",
            "java.lang.ThreadGroup",
            "java.security.CodeSource",
            "java.security.ProtectionDomain");

    private final ClassPath classPath;
    private final Map<JavaType, List<Operation>> known = new HashMap<>();

    Observers(ClassPath classPath) {
        this.classPath = classPath;
    }

    /** Those that can be called on a value of the type, the most telling first. */
    List<Operation> of(JavaType type) {
        return known.computeIfAbsent(type, this::find);
    }

    private List<Operation> find(JavaType type) {
        if (type.isArray() || type.isPrimitive() || type.equals(JavaType.STRING) || isAboutSurroundings(type)) {
            return List.of();
        }
        var found = new LinkedHashMap<String, Operation>();
        collect(type.name(), type.name(), found);
        var sorted = new ArrayList<>(found.values());
        sorted.sort(Comparator.comparing(Observers::rank));
        return List.copyOf(sorted);
    }

    private boolean isAboutSurroundings(JavaType type) {
        return classPath.supertypes(type.name()).stream().anyMatch(SURROUNDINGS::contains);
    }

    private void collect(String name, String on, Map<String, Operation> found) {
        Optional<ClassFile> file = classPath.find(name);
        if (file.isEmpty() || name.equals("java.lang.Object")) {
            return;
        }
        for (Member method : file.get().methods()) {
            if (isObserver(method)) {
                found.putIfAbsent(
                        method.name(), Operations.of(method, file.get()).ownedBy(on));
            }
        }
        file.get().superclassName().ifPresent(parent -> collect(parent, on, found));
        file.get().interfaces().forEach(parent -> collect(parent, on, found));
    }

    private static boolean isObserver(Member method) {
        return method.isPublic()
                && !method.is(Modifier.STATIC)
                && !method.isSynthetic()
                && method.descriptor().startsWith("()")
                && isTelling(JavaType.resultOf(method.descriptor()))
                && (NAMES.contains(method.name()) || isNamed(method.name(), "get") || isNamed(method.name(), "is"));
    }

    /** Whether an operation only looks. */
    static boolean isObserver(Operation operation) {
        return operation.hasReceiver()
                && operation.parameters().isEmpty()
                && isTelling(operation.result())
                && isNamedSo(operation.name());
    }

    private static boolean isNamedSo(String name) {
        return NAMES.contains(name) || isNamed(name, "get") || isNamed(name, "is");
    }

    private static boolean isTelling(JavaType result) {
        return !result.equals(JavaType.VOID)
                && (result.isPrimitive() || result.isBox() || result.equals(JavaType.STRING));
    }

    private static boolean isNamed(String name, String prefix) {
        return name.startsWith(prefix)
                && name.length() > prefix.length()
                && Character.isUpperCase(name.charAt(prefix.length()));
    }

    private static int rank(Operation operation) {
        String name = operation.name();
        return PLAIN.contains(name) ? 0 : name.startsWith("get") ? 1 : name.startsWith("is") ? 2 : 3;
    }
}
