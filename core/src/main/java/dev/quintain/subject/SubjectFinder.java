package dev.quintain.subject;

import dev.quintain.bytecode.ClassFile;
import dev.quintain.bytecode.UnreadableClassException;
import dev.quintain.subject.Subject.PassedOver;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * Finds what is under test from what the user wrote: folders, jars, class names and package patterns
 * ({@code com.acme.*}, with sub-packages {@code com.acme..*}).
 */
public final class SubjectFinder {
    private static final Pattern CLASS_NAME =
            Pattern.compile("[\\p{javaJavaIdentifierStart}][\\p{javaJavaIdentifierPart}.]*");

    private final ClassPath classPath;
    private final boolean packagePrivate;
    private final Operations operations;
    private final List<PassedOver> passedOver = new ArrayList<>();
    private final Map<String, ClassFile> found = new LinkedHashMap<>();

    /** One that there might have been something to test in: builds must not take that for nothing. */
    private Optional<PassedOver> firstBroken = Optional.empty();

    private SubjectFinder(ClassPath classPath, boolean packagePrivate) {
        this.classPath = classPath;
        this.packagePrivate = packagePrivate;
        this.operations = new Operations(classPath);
    }

    /**
     * Finds the classes under test.
     *
     * @param wanted folders and jars, which must be entries of the class path, class names and package patterns
     * @throws BadInput if something that was asked for is not there, or nothing is left to test
     */
    public static Subject find(List<String> wanted, ClassPath classPath, boolean packagePrivate) {
        var finder = new SubjectFinder(classPath, packagePrivate);
        wanted.forEach(finder::add);
        if (finder.found.isEmpty()) {
            throw new BadInput(finder.nothingToTest(wanted));
        }
        return new Subject(classPath, List.copyOf(finder.found.values()), finder.passedOver, packagePrivate);
    }

    /** Whether what the user wrote is a folder or a jar, which then belongs on the class path. */
    public static boolean isPath(String wanted) {
        return Files.exists(Path.of(wanted)) || wanted.endsWith(".jar") || wanted.contains("/");
    }

    private void add(String wanted) {
        if (wanted.endsWith(".*")) {
            addPackage(wanted, wanted.substring(0, wanted.length() - 2));
        } else if (isPath(wanted)) {
            addAll(wanted, classPath.classNamesIn(Path.of(wanted)));
        } else {
            addNamed(wanted);
        }
    }

    private void addPackage(String wanted, String prefix) {
        boolean deep = prefix.endsWith(".");
        String packageName = deep ? prefix.substring(0, prefix.length() - 1) : prefix;
        var names = new TreeSet<String>();
        for (String name : classPath.classNames()) {
            String in = ClassPath.packageOf(name);
            if (in.equals(packageName) || (deep && in.startsWith(packageName + "."))) {
                names.add(name);
            }
        }
        List<String> platformPackages = deep ? classPath.platform().packagesUnder(packageName) : List.of(packageName);
        platformPackages.forEach(name -> names.addAll(classPath.platform().classNamesIn(name)));
        addAll(wanted, List.copyOf(names));
    }

    private void addAll(String wanted, List<String> names) {
        if (names.isEmpty()) {
            throw new BadInput("no classes in " + wanted + "; searched " + classPath.inWords());
        }
        names.forEach(this::addIfTestable);
    }

    private void addNamed(String name) {
        if (!CLASS_NAME.matcher(name).matches()) {
            throw new BadInput("'" + name + "' is neither a folder, a jar, a class name nor a package like com.acme.*");
        }
        String binaryName = binaryName(name);
        int before = passedOver.size();
        addIfTestable(binaryName);
        if (passedOver.size() > before && !found.containsKey(binaryName)) {
            return;
        }
        if (!found.containsKey(binaryName)) {
            throw BadInput.noSuchClass(name, classPath);
        }
    }

    // Users write nested classes as the source does, with dots.
    private String binaryName(String name) {
        String candidate = name;
        while (!exists(candidate) && candidate.contains(".")) {
            int dot = candidate.lastIndexOf('.');
            candidate = candidate.substring(0, dot) + "$" + candidate.substring(dot + 1);
        }
        return exists(candidate) ? candidate : name;
    }

    private boolean exists(String name) {
        return classPath.classNames().contains(name)
                || classPath.platform().bytes(name).isPresent();
    }

    private void addIfTestable(String name) {
        try {
            Optional<ClassFile> file = classPath.read(name);
            if (file.isPresent() && !file.get().local() && !file.get().isSynthetic()) {
                addIfTestable(file.get());
            }
        } catch (UnreadableClassException e) {
            passOverBroken(name, e.getMessage() + "; compile it again");
        }
    }

    private void addIfTestable(ClassFile file) {
        Optional<String> missing = classPath.missingSupertype(file);
        if (missing.isPresent()) {
            passOverBroken(
                    file.name(),
                    "it needs " + missing.get() + ", which is not on the class path; add it with --classpath");
        } else {
            whyNot(file)
                    .ifPresentOrElse(
                            reason -> passedOver.add(new PassedOver(file.name(), reason)),
                            () -> found.put(file.name(), file));
        }
    }

    private void passOverBroken(String name, String reason) {
        var broken = new PassedOver(name, reason);
        passedOver.add(broken);
        firstBroken = firstBroken.or(() -> Optional.of(broken));
    }

    private Optional<String> whyNot(ClassFile file) {
        String from = packagePrivate ? file.packageName() : Operations.ELSEWHERE;
        if (!classPath.isAccessible(new JavaType(file.name()), from)) {
            return Optional.of(packagePrivate ? "it is private" : "it is not public; --package-private tests it");
        }
        if (operations.testable(file, from).isEmpty()) {
            return Optional.of(
                    file.isInterface() ? "it is an interface with no code of its own" : "it has no public operation");
        }
        return Optional.empty();
    }

    private String nothingToTest(List<String> wanted) {
        String what = (firstBroken.isPresent() ? "cannot test " : "nothing to test in ") + String.join(" ", wanted);
        if (passedOver.isEmpty()) {
            return what;
        }
        PassedOver first = firstBroken.orElse(passedOver.get(0));
        int others = passedOver.size() - 1;
        String more =
                others == 0 ? "" : ", and " + others + (others == 1 ? " class" : " classes") + " more passed over";
        return what + ": " + first.className() + ": " + first.reason() + more;
    }
}
