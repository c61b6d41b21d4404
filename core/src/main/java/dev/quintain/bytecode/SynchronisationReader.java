package dev.quintain.bytecode;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Reads from a class file whether the class is meant for several threads. */
public final class SynchronisationReader {
    private static final String LOCKS = "java/util/concurrent/locks/";
    private static final String ATOMICS = "java/util/concurrent/atomic/";

    private SynchronisationReader() {}

    public static Synchronisation read(byte[] classFile) {
        var type = new ClassNode();
        new ClassReader(classFile).accept(type, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        boolean waiting = !MonitorReader.read(classFile).waiting().isEmpty();
        return new Synchronisation(waiting || type.methods.stream().anyMatch(SynchronisationReader::isClaim), waiting);
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
            if (instruction.getOpcode() == Opcodes.MONITORENTER
                    || (instruction instanceof MethodInsnNode call
                            && (call.owner.startsWith(LOCKS) || call.owner.startsWith(ATOMICS)))) {
                return true;
            }
        }
        return false;
    }
}
