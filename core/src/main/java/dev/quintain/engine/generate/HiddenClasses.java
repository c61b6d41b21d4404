package dev.quintain.engine.generate;

import dev.quintain.bytecode.ClassFile;
import dev.quintain.subject.ClassPath;
import dev.quintain.subject.JavaType;
import dev.quintain.subject.Operation;
import dev.quintain.subject.Operations;
import dev.quintain.subject.Subject;
import java.lang.reflect.Modifier;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Classes that tests cannot name but whose objects the classes under test hand out: the iterators, views and entries of
 * containers. Their code is reached by the methods of the types that they are handed out as.
 */
final class HiddenClasses {
    private final ClassPath classPath;
    private final Set<String> tested = new HashSet<>();
    private final Set<String> outermost = new HashSet<>();
    private final Set<String> packages = new HashSet<>();

    HiddenClasses(Subject subject) {
        this.classPath = subject.classPath();
        for (ClassFile file : subject.classes()) {
            tested.add(file.name());
            outermost.add(outermost(file.name()));
            packages.add(file.packageName());
        }
    }

    /** The class in whose file the source of a class is. */
    static String outermost(String name) {
        // A dollar at the beginning is part of the name.
        int dollar = name.indexOf('$', name.lastIndexOf('.') + 2);
        return dollar < 0 ? name : name.substring(0, dollar);
    }

    /** What reaches their code, by their names. */
    Map<String, List<Operation>> operations() {
        var operations = new Operations(classPath);
        Map<String, List<Operation>> found = new TreeMap<>();
        for (String name : classPath.classNames()) {
            if (mayBelong(name)) {
                classPath.find(name).filter(this::isHidden).ifPresent(file -> {
                    List<Operation> behind = operations.behind(file, Operations.ELSEWHERE);
                    if (!behind.isEmpty()) {
                        found.put(name, behind);
                    }
                });
            }
        }
        return found;
    }

    // A class of its own that nobody can name may be anybody's of the package.
    private boolean mayBelong(String name) {
        return !tested.contains(name)
                && (outermost.contains(outermost(name))
                        || (packages.contains(name.substring(0, Math.max(0, name.lastIndexOf('.'))))
                                && !classPath.isAccessible(new JavaType(outermost(name)), Operations.ELSEWHERE)));
    }

    private boolean isHidden(ClassFile file) {
        return !file.is(Modifier.ABSTRACT)
                && !file.isInterface()
                && !classPath.isAccessible(new JavaType(file.name()), Operations.ELSEWHERE);
    }
}
