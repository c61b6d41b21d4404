package dev.quintain.bytecode;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;

/** Reads from a class file whether the class is meant for several threads. */
public final class SynchronisationReader {
    private static final String LOCKS = "java/util/concurrent/locks/";
    private static final String ATOMICS = "java/util/concurrent/atomic/";
    private static final String UPDATER = "FieldUpdater;";

    private SynchronisationReader() {}

    public static Synchronisation read(byte[] classFile) {
        var type = new ClassNode();
        new ClassReader(classFile).accept(type, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        boolean waiting = !MonitorReader.read(classFile).waiting().isEmpty();
        boolean claimed = type.methods.stream().anyMatch(SynchronisationReader::isClaim)
                || type.fields.stream().anyMatch(SynchronisationReader::isClaim);
        return new Synchronisation(waiting || claimed, waiting);
    }

    // An atomic variable of a method's own is there for the sake of a lambda, a static one to count objects.
    private static boolean isClaim(FieldNode field) {
        boolean shared = field.desc.startsWith("L" + LOCKS) || field.desc.startsWith("L" + ATOMICS);
        return shared && ((field.access & Opcodes.ACC_STATIC) == 0 || field.desc.endsWith(UPDATER));
    }

    // What is static guards the class, and objects of it need not be shared.
    private static boolean isClaim(MethodNode method) {
        if ((method.access & Opcodes.ACC_STATIC) != 0) {
            return false;
        }
        if ((method.access & Opcodes.ACC_SYNCHRONIZED) != 0) {
            return true;
        }
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction.getOpcode() == Opcodes.MONITORENTER) {
                return true;
            }
        }
        return false;
    }
}
