package dev.quintain.bytecode;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Puts calls of the guard at the entry of the JDK's sinks, or at their end. Nothing but straight code is added, so stack maps stay as
 * they are. It remembers what it has put in, because a sink that is not where it was expected is a hole.
 */
public final class SinkHooks {
    private final Map<String, List<Sink>> sinksByClass = new HashMap<>();
    private final Set<String> needs = new LinkedHashSet<>();
    private final Set<String> met = new LinkedHashSet<>();
    private final List<Sink> installed = new ArrayList<>();

    private SinkHooks(List<Sink> sinks) {
        for (Sink sink : sinks) {
            List<Sink> ofClass = sinksByClass.get(sink.owner());
            if (ofClass == null) {
                ofClass = new ArrayList<>();
                sinksByClass.put(sink.owner(), ofClass);
            }
            ofClass.add(sink);
            if (!sink.need().isEmpty()) {
                needs.add(sink.need());
            }
        }
    }

    public static SinkHooks ofThisJvm() {
        return new SinkHooks(SinkTable.ofThisJvm());
    }

    /** Whether the class has sinks, by its binary name. */
    public boolean concern(String className) {
        return sinksByClass.containsKey(className.replace('.', '/'));
    }

    /** Binary names of the classes without which something may go unguarded, whether or not this JDK has them. */
    public Set<String> neededClasses() {
        Set<String> names = new LinkedHashSet<>();
        for (List<Sink> sinks : sinksByClass.values()) {
            for (Sink sink : sinks) {
                if (!sink.need().isEmpty()) {
                    names.add(sink.owner().replace('/', '.'));
                }
            }
        }
        return names;
    }

    /**
     * Rewrites a class that has sinks.
     *
     * @param internalName as the JVM gives it to class file transformers
     * @return the new class file, or null if there is nothing to change
     */
    public byte @Nullable [] rewrite(@Nullable String internalName, byte[] classFile) {
        List<Sink> sinks = sinksByClass.get(internalName);
        if (sinks == null) {
            return null;
        }
        ClassReader reader = new ClassReader(classFile);
        ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
        reader.accept(new Insertion(writer, sinks), 0);
        return writer.toByteArray();
    }

    /** The sinks that are hooked, such as {@code java.lang.Runtime.exit(int)}. */
    public synchronized Set<String> installed() {
        Set<String> names = new LinkedHashSet<>();
        for (Sink sink : installed) {
            names.add(sink.toString());
        }
        return names;
    }

    /** What would go unguarded in this JVM, because none of the sinks for it was found. */
    public synchronized Set<String> missing() {
        Set<String> unmet = new LinkedHashSet<>(needs);
        unmet.removeAll(met);
        return unmet;
    }

    private synchronized void note(Sink sink) {
        met.add(sink.need());
        installed.add(sink);
    }

    private final class Insertion extends ClassVisitor {
        private final List<Sink> sinks;

        Insertion(ClassVisitor next, List<Sink> sinks) {
            super(Opcodes.ASM9, next);
            this.sinks = sinks;
        }

        @Override
        public MethodVisitor visitMethod(
                int access,
                String name,
                String descriptor,
                @Nullable String signature,
                String @Nullable [] exceptions) {
            MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
            for (Sink sink : sinks) {
                if (sink.isAt(name, descriptor)) {
                    return new Hooked(next, sink, descriptor, (access & Opcodes.ACC_STATIC) != 0);
                }
            }
            return next;
        }
    }

    /** Native and abstract methods have no code, so a sink there is not noted. */
    private final class Hooked extends MethodVisitor {
        private final Sink sink;
        private final String descriptor;
        private final boolean isStatic;

        Hooked(MethodVisitor next, Sink sink, String descriptor, boolean isStatic) {
            super(Opcodes.ASM9, next);
            this.sink = sink;
            this.descriptor = descriptor;
            this.isStatic = isStatic;
        }

        @Override
        public void visitCode() {
            super.visitCode();
            if (!sink.isAtEnd()) {
                sink.call(mv, descriptor, isStatic);
            }
            note(sink);
        }

        @Override
        public void visitInsn(int opcode) {
            if (opcode == Opcodes.RETURN && sink.isAtEnd()) {
                sink.call(mv, descriptor, isStatic);
            }
            super.visitInsn(opcode);
        }
    }
}
