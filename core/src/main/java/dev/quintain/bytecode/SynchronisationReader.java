package dev.quintain.bytecode;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;

/** Reads from a class file whether the class is meant for several threads. */
public final class SynchronisationReader {
    private static final String LOCKS = "java/util/concurrent/locks/";
    private static final String ATOMICS = "java/util/concurrent/atomic/";
    private static final String UPDATER = "FieldUpdater;";

    /** Who takes a lock in less than one public method of so many has another reason for it than to be shared. */
    private static final int RARELY = 4;

    private SynchronisationReader() {}

    public static Synchronisation read(byte[] classFile) {
        var type = new ClassNode();
        new ClassReader(classFile).accept(type, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        MonitorOutline monitor = MonitorReader.read(classFile);
        boolean waiting = !monitor.waiting().isEmpty();
        long claims =
                type.methods.stream().filter(SynchronisationReader::isClaim).count();
        long all = type.methods.stream()
                .filter(SynchronisationReader::isForCallers)
                .count();
        boolean claimed =
                (claims > 0 && RARELY * claims >= all) || type.fields.stream().anyMatch(SynchronisationReader::isClaim);
        return new Synchronisation(waiting || claimed, !monitor.locking().isEmpty(), waiting);
    }

    // An atomic variable of a method's own is there for the sake of a lambda, a static one to count objects.
    private static boolean isClaim(FieldNode field) {
        boolean shared = field.desc.startsWith("L" + LOCKS) || field.desc.startsWith("L" + ATOMICS);
        return shared && ((field.access & Opcodes.ACC_STATIC) == 0 || field.desc.endsWith(UPDATER));
    }

    private static boolean isForCallers(MethodNode method) {
        boolean instance = (method.access & Opcodes.ACC_PUBLIC) != 0 && (method.access & Opcodes.ACC_STATIC) == 0;
        boolean written = (method.access & (Opcodes.ACC_BRIDGE | Opcodes.ACC_SYNTHETIC)) == 0;
        return instance && written && !method.name.equals("<init>");
    }

    // What is static guards the class, and objects of it need not be shared.
    private static boolean isClaim(MethodNode method) {
        return (method.access & Opcodes.ACC_STATIC) == 0 && Deed.ENTERS.isDoneBy(method);
    }
}
