package dev.quintain.subject;

import dev.quintain.bytecode.ClassFile;
import dev.quintain.bytecode.ClassFileReader;
import dev.quintain.bytecode.UnreadableClassException;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The subject's class path and, behind it, the platform. Reads class files when asked and remembers them. */
public final class ClassPath implements ClassIndex {
    private final List<ClassPathEntry> entries;
    private final Platform platform;
    private final Map<String, Optional<ClassFile>> files = new HashMap<>();
    private final Map<String, Set<String>> supertypes = new HashMap<>();
    private @Nullable Map<String, Set<String>> directSubtypes;
    private @Nullable Map<String, ClassPathEntry> entryByClass;

    private ClassPath(List<ClassPathEntry> entries, Platform platform) {
        this.entries = List.copyOf(entries);
        this.platform = platform;
    }

    /** A class path of folders and jars, with the JDK that runs us behind it. */
    public static ClassPath of(Collection<Path> paths) {
        return of(paths, JavaHome.ours());
    }

    /** A class path of folders and jars as that JDK sees it, with the JDK behind it. */
    public static ClassPath of(Collection<Path> paths, JavaHome home) {
        List<ClassPathEntry> entries =
                paths.stream().distinct().map(path -> open(path, home)).toList();
        return new ClassPath(entries, Platform.of(home));
    }

    private static ClassPathEntry open(Path path, JavaHome home) {
        if (!Files.exists(path)) {
            throw new BadInput("no such class path entry: " + path + "; check the path");
        }
        try {
            return ClassPathEntry.open(path, home.version());
        } catch (IOException e) {
            throw new BadInput("cannot read " + path + " as a jar (" + e.getMessage() + "); give a jar or a folder");
        }
    }

    public List<Path> paths() {
        return entries.stream().map(ClassPathEntry::path).toList();
    }

    /** For messages: where classes were looked for. */
    String inWords() {
        return entries.isEmpty()
                ? "the JDK only; name a folder or jar, or use --classpath"
                : paths().stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }

    /** Binary names of all classes on the class path, sorted. */
    public Set<String> classNames() {
        return entryByClass().keySet();
    }

    /** Binary names of the classes in one folder or jar of the class path, sorted. */
    List<String> classNamesIn(Path path) {
        return entries.stream()
                .filter(entry -> absolute(entry.path()).equals(absolute(path)))
                .findFirst()
                .map(ClassPath::classNamesIn)
                .orElse(List.of());
    }

    private static List<String> classNamesIn(ClassPathEntry entry) {
        try {
            return entry.classNames();
        } catch (IOException e) {
            throw new BadInput("cannot read the folder " + entry.path() + " (" + e.getMessage() + ")");
        }
    }

    private static Optional<byte[]> bytes(ClassPathEntry entry, String className) {
        try {
            return Optional.ofNullable(entry.read(ClassPathEntry.resource(className)));
        } catch (IOException e) {
            throw new BadInput("cannot read " + className + " in " + entry.path() + " (" + e.getMessage() + ")");
        }
    }

    private static Path absolute(Path path) {
        return path.toAbsolutePath().normalize();
    }

    Platform platform() {
        return platform;
    }

    public boolean isPlatform(String className) {
        return !entryByClass().containsKey(className) && platform.has(packageOf(className));
    }

    /** Whether a test class may live in the package: not in the platform's, nor in that of a signed jar. */
    public boolean admitsTests(String className) {
        ClassPathEntry entry = entryByClass().get(className);
        return entry != null && !entry.signed();
    }

    @Override
    public Optional<ClassFile> find(String name) {
        Optional<ClassFile> known = files.get(name);
        if (known != null) {
            return known;
        }
        Optional<ClassFile> found;
        try {
            found = read(name);
        } catch (UnreadableClassException e) {
            found = Optional.empty();
        }
        files.put(name, found);
        return found;
    }

    /** The class file of a class, wherever it is. */
    public Optional<byte[]> bytes(String name) {
        ClassPathEntry entry = entryByClass().get(name);
        return entry == null ? platform.bytes(name) : bytes(entry, name);
    }

    /** Like {@link #find}, but says why a class that is there cannot be read. */
    Optional<ClassFile> read(String name) throws UnreadableClassException {
        Optional<byte[]> bytes = bytes(name);
        if (bytes.isEmpty()) {
            return Optional.empty();
        }
        ClassFile file = ClassFileReader.read(bytes.get());
        if (!file.name().equals(name)) {
            throw new UnreadableClassException("its class file says it is " + file.name());
        }
        return Optional.of(file);
    }

    @Override
    public Set<String> subtypes(String name) {
        var found = new TreeSet<String>();
        collectSubtypes(name, found);
        return found;
    }

    private void collectSubtypes(String name, Set<String> found) {
        for (String subtype : directSubtypes().getOrDefault(name, Set.of())) {
            if (found.add(subtype)) {
                collectSubtypes(subtype, found);
            }
        }
    }

    @Override
    public boolean isSubtype(JavaType type, JavaType of) {
        if (type.equals(of)) {
            return true;
        }
        if (type.isPrimitive() || of.isPrimitive()) {
            return false;
        }
        if (type.isArray() && of.isArray()) {
            return isSubtype(type.component(), of.component());
        }
        return type.isArray()
                ? isArraySupertype(of)
                : !of.isArray() && supertypes(type.name()).contains(of.name());
    }

    private static boolean isArraySupertype(JavaType type) {
        return switch (type.name()) {
            case "java.lang.Object", "java.lang.Cloneable", "java.io.Serializable" -> true;
            default -> false;
        };
    }

    /** The class's own name and those of all its superclasses and interfaces, nearest first. */
    public Set<String> supertypes(String name) {
        Set<String> known = supertypes.get(name);
        if (known == null) {
            known = new LinkedHashSet<>();
            known.add(name);
            Optional<ClassFile> file = find(name);
            if (file.isPresent()) {
                file.get().superclassName().map(this::supertypes).ifPresent(known::addAll);
                file.get().interfaces().stream().map(this::supertypes).forEach(known::addAll);
            }
            known.add("java.lang.Object");
            supertypes.put(name, known);
        }
        return known;
    }

    /** The first class that the class needs to be linked, a superclass or interface, and that is nowhere. */
    Optional<String> missingSupertype(ClassFile file) {
        return supertypes(file.name()).stream()
                .filter(name -> find(name).isEmpty())
                .findFirst();
    }

    @Override
    public Set<String> simpleNamesIn(String packageName) {
        var names = new TreeSet<String>();
        String prefix = packageName.isEmpty() ? "" : packageName + ".";
        for (String name : classNames()) {
            if (name.startsWith(prefix) && name.indexOf('.', prefix.length()) < 0) {
                names.add(name.substring(prefix.length()));
            }
        }
        return names;
    }

    @Override
    public boolean isAccessible(JavaType type, String fromPackage) {
        JavaType element = type.element();
        return element.isPrimitive()
                || find(element.name())
                        .map(file -> isAccessible(file, fromPackage))
                        .orElse(false);
    }

    private boolean isAccessible(ClassFile file, String fromPackage) {
        if (file.local() || file.is(Modifier.PRIVATE) || file.isSynthetic()) {
            return false;
        }
        boolean here = file.is(Modifier.PUBLIC)
                ? !isPlatform(file.name()) || platform.exports(file.packageName())
                : file.packageName().equals(fromPackage);
        String outer = file.outer();
        return here
                && (outer == null
                        || find(outer).map(o -> isAccessible(o, fromPackage)).orElse(false));
    }

    private Map<String, ClassPathEntry> entryByClass() {
        if (entryByClass == null) {
            entryByClass = new TreeMap<>();
            for (ClassPathEntry entry : entries) {
                for (String name : classNamesIn(entry)) {
                    entryByClass.putIfAbsent(name, entry);
                }
            }
        }
        return entryByClass;
    }

    private Map<String, Set<String>> directSubtypes() {
        if (directSubtypes == null) {
            directSubtypes = new HashMap<>();
            for (var named : entryByClass().entrySet()) {
                bytes(named.getValue(), named.getKey()).ifPresent(this::recordSupertypes);
            }
        }
        return directSubtypes;
    }

    private void recordSupertypes(byte[] bytes) {
        try {
            var header = ClassFileReader.header(bytes);
            header.interfaces().forEach(type -> recordSubtype(type, header.name()));
            if (header.superclass() != null) {
                recordSubtype(header.superclass(), header.name());
            }
        } catch (UnreadableClassException e) {
            // Named as passed over where the class is asked for; it has no place in the hierarchy.
        }
    }

    @SuppressWarnings("NullAway") // only called while the map is being filled
    private void recordSubtype(String of, String subtype) {
        directSubtypes.computeIfAbsent(of, type -> new TreeSet<>()).add(subtype);
    }

    static String packageOf(String className) {
        return className.substring(0, Math.max(0, className.lastIndexOf('.')));
    }
}
