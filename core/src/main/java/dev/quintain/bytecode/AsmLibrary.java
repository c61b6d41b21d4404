package dev.quintain.bytecode;

import java.util.List;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.commons.LocalVariablesSorter;
import org.objectweb.asm.tree.ClassNode;

/** Where the library is that reads and writes class files: a worker needs it on its class path. */
public final class AsmLibrary {
    private AsmLibrary() {}

    /** One class of each jar. */
    public static List<Class<?>> classes() {
        return List.of(ClassReader.class, ClassNode.class, LocalVariablesSorter.class);
    }
}
