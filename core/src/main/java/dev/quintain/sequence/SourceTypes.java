package dev.quintain.sequence;

import dev.quintain.bytecode.ClassFile;
import dev.quintain.finding.TypeName;
import dev.quintain.subject.ClassIndex;
import dev.quintain.subject.JavaType;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;

/** How types are called in Java source, and which of them a test in a given package may call. */
final class SourceTypes {
    private final ClassIndex index;
    private final String packageName;

    SourceTypes(ClassIndex index, String packageName) {
        this.index = index;
        this.packageName = packageName;
    }

    TypeName name(String className) {
        return name(new JavaType(className));
    }

    TypeName name(JavaType type) {
        String element = type.element().name();
        int dimensions = (type.name().length() - element.length()) / 2;
        if (type.element().isPrimitive()) {
            return new TypeName("", List.of(element), dimensions);
        }
        String packageOf = element.substring(0, Math.max(0, element.lastIndexOf('.')));
        return new TypeName(packageOf, simpleNames(element), dimensions);
    }

    /** From the class files, because a dollar sign in a binary name may be part of a simple name. */
    private List<String> simpleNames(String className) {
        var names = new ArrayDeque<String>();
        Optional<ClassFile> at = index.find(className);
        if (at.isEmpty()) {
            return List.of(className.substring(className.lastIndexOf('.') + 1).split("\\$"));
        }
        while (at.isPresent() && at.get().outer() != null && at.get().simpleName() != null) {
            names.addFirst(at.get().simpleName());
            className = at.get().outer();
            at = index.find(className);
        }
        names.addFirst(className.substring(className.lastIndexOf('.') + 1));
        return List.copyOf(names);
    }

    boolean isAccessible(JavaType type) {
        return index.isAccessible(type, packageName);
    }

    /** Whether the name alone is a raw type. */
    boolean isGeneric(JavaType type) {
        return index.find(type.element().name()).map(this::isGeneric).orElse(false);
    }

    private boolean isGeneric(ClassFile file) {
        String signature = file.signature();
        if (signature != null && signature.startsWith("<")) {
            return true;
        }
        return file.isInner()
                && index.find(String.valueOf(file.outer())).map(this::isGeneric).orElse(false);
    }
}
