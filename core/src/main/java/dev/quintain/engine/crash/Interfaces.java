package dev.quintain.engine.crash;

import dev.quintain.bytecode.ClassFile;
import dev.quintain.bytecode.ClassFile.Member;
import dev.quintain.sequence.Literal;
import dev.quintain.subject.ClassPath;
import dev.quintain.subject.JavaType;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Stands in for interfaces: a lambda where one method is missing, a stub where nobody implements it. */
final class Interfaces {
    private static final Set<String> OBJECT_METHODS = Set.of("equals(Ljava/lang/Object;)", "hashCode()", "toString()");

    private final ClassPath classPath;

    Interfaces(ClassPath classPath) {
        this.classPath = classPath;
    }

    Optional<Literal> stub(JavaType type, boolean nothingElse) {
        return classPath
                .find(type.name())
                .filter(file -> file.isInterface() && file.permittedSubclasses().isEmpty())
                .filter(file -> !file.is(ANNOTATION))
                .flatMap(file -> {
                    boolean functional = isFunctional(file);
                    return functional || nothingElse
                            ? Optional.of(new Literal.Stub(type, functional))
                            : Optional.empty();
                });
    }

    // A lambda cannot stand for a generic method.
    private boolean isFunctional(ClassFile file) {
        List<Member> missing = List.copyOf(abstractMethods(file).values());
        return missing.size() == 1
                && (missing.get(0).signature() == null
                        || !missing.get(0).signature().startsWith("<"));
    }

    private Map<String, Member> abstractMethods(ClassFile file) {
        var methods = new HashMap<String, Member>();
        for (String parent : file.interfaces()) {
            classPath.find(parent).ifPresent(found -> methods.putAll(abstractMethods(found)));
        }
        for (Member method : file.methods()) {
            String key = method.name()
                    + method.descriptor().substring(0, method.descriptor().indexOf(')') + 1);
            if (method.is(Modifier.ABSTRACT) && !OBJECT_METHODS.contains(key)) {
                methods.put(key, method);
            } else {
                methods.remove(key);
            }
        }
        return methods;
    }

    private static final int ANNOTATION = 0x2000;
}
