package dev.quintain.bytecode;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** What methods declare and who extends whom, read from class files. Nothing is loaded. */
final class Declarations {
    private static final String RUNTIME_EXCEPTION = "java/lang/RuntimeException";
    private static final String ERROR = "java/lang/Error";

    private final ClassLookup lookup;
    private final Map<String, Optional<Type>> types = new ConcurrentHashMap<>();
    /** Of few classes anybody wants to know them, and to read them takes long. */
    private final Map<String, Map<String, Member>> methods = new ConcurrentHashMap<>();

    Declarations(ClassLookup lookup) {
        this.lookup = lookup;
    }

    /**
     * A method as it is declared.
     *
     * @param exceptions internal names of the checked ones
     * @param open whether subclasses may have another
     */
    record Method(List<String> exceptions, boolean open) {}

    /**
     * What is asked of most classes.
     *
     * @param supertypes the superclass first
     */
    private record Type(int access, List<String> supertypes) {
        static Type of(ClassReader reader) {
            var supertypes = new ArrayList<String>();
            // Only Object has none.
            if (reader.getSuperName() != null) {
                supertypes.add(reader.getSuperName());
            }
            supertypes.addAll(List.of(reader.getInterfaces()));
            return new Type(reader.getAccess(), supertypes);
        }
    }

    private record Member(int access, List<String> exceptions) {}

    /** Takes in what a class extends that somebody has read already: to look for its file takes longer. */
    void note(ClassReader reader) {
        types.put(reader.getClassName(), Optional.of(Type.of(reader)));
    }

    /** The method that a call names; empty if it cannot be found. */
    Optional<Method> method(String owner, String name, String descriptor) {
        return find(owner, name + descriptor, new LinkedHashSet<>());
    }

    private Optional<Method> find(String owner, String key, Set<String> visited) {
        Member member = methods(owner).get(key);
        Type type = type(owner).orElse(null);
        if (type == null || !visited.add(owner)) {
            return Optional.empty();
        }
        if (member != null) {
            boolean fixed = ((member.access() | type.access()) & Opcodes.ACC_FINAL) != 0
                    || (member.access() & (Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC)) != 0;
            return Optional.of(new Method(
                    member.exceptions().stream().filter(this::isChecked).toList(), !fixed));
        }
        return type.supertypes().stream()
                .flatMap(supertype -> find(supertype, key, visited).stream())
                .findFirst();
    }

    /** Internal name of the class that has the method which a call on an object of that class reaches; empty if none. */
    Optional<String> declaring(String owner, String name, String descriptor) {
        boolean has = methods(owner).containsKey(name + descriptor);
        Type type = type(owner).orElse(null);
        if (type == null) {
            return Optional.empty();
        }
        return has || type.supertypes().isEmpty()
                ? Optional.of(owner)
                : declaring(type.supertypes().get(0), name, descriptor);
    }

    /** Whether it is neither an error nor an exception of the runtime. */
    boolean isChecked(String exception) {
        return isSubtype(exception, "java/lang/Throwable")
                && !isSubtype(exception, RUNTIME_EXCEPTION)
                && !isSubtype(exception, ERROR);
    }

    boolean isSubtype(String name, String of) {
        if (name.equals(of) || of.equals("java/lang/Object")) {
            return true;
        }
        Type type = type(name).orElse(null);
        if (type == null) {
            return false;
        }
        for (String supertype : type.supertypes()) {
            if (isSubtype(supertype, of)) {
                return true;
            }
        }
        return false;
    }

    private Optional<Type> type(String name) {
        Optional<Type> known = types.get(name);
        if (known == null) {
            known = reader(name).map(Type::of);
            types.put(name, known);
        }
        return known;
    }

    private Map<String, Member> methods(String name) {
        Map<String, Member> known = methods.get(name);
        if (known == null) {
            Optional<ClassReader> reader = reader(name);
            types.putIfAbsent(name, reader.map(Type::of));
            known = reader.map(Declarations::members).orElse(Map.of());
            methods.put(name, known);
        }
        return known;
    }

    private Optional<ClassReader> reader(String name) {
        return Optional.ofNullable(name.startsWith("[") ? null : lookup.find(name))
                .map(ClassReader::new);
    }

    private static Map<String, Member> members(ClassReader reader) {
        var members = new HashMap<String, Member>();
        reader.accept(
                new ClassVisitor(Opcodes.ASM9) {
                    @Override
                    public @Nullable MethodVisitor visitMethod(
                            int access,
                            String name,
                            String descriptor,
                            @Nullable String signature,
                            String @Nullable [] exceptions) {
                        members.put(
                                name + descriptor,
                                new Member(access, exceptions == null ? List.of() : List.of(exceptions)));
                        return null;
                    }
                },
                ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG);
        return members;
    }
}
