package dev.quintain.bytecode;

import java.util.List;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Writes classes like those that a JVM makes for lambdas. */
public final class LambdaClass {
    private LambdaClass() {}

    /** A method that an interface leaves open. */
    public record Open(String name, String descriptor) {}

    /**
     * A class that implements an interface: what that leaves open returns null, zero or false.
     *
     * @param name of the class, with dots
     * @param type name of the interface, with dots
     */
    public static byte[] of(String name, String type, List<Open> open) {
        var writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_SUPER | Opcodes.ACC_SYNTHETIC;
        writer.visit(Opcodes.V1_8, access, internal(name), null, "java/lang/Object", new String[] {internal(type)});
        constructor(writer.visitMethod(Opcodes.ACC_PUBLIC, "<init>", "()V", null, null));
        for (Open method : open) {
            MethodVisitor visitor =
                    writer.visitMethod(Opcodes.ACC_PUBLIC, method.name(), method.descriptor(), null, null);
            zero(visitor, Type.getReturnType(method.descriptor()));
        }
        writer.visitEnd();
        return writer.toByteArray();
    }

    private static String internal(String name) {
        return name.replace('.', '/');
    }

    private static void constructor(MethodVisitor method) {
        method.visitCode();
        method.visitVarInsn(Opcodes.ALOAD, 0);
        method.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
        method.visitInsn(Opcodes.RETURN);
        end(method);
    }

    private static void zero(MethodVisitor method, Type result) {
        method.visitCode();
        switch (result.getSort()) {
            case Type.VOID -> {}
            case Type.LONG -> method.visitInsn(Opcodes.LCONST_0);
            case Type.FLOAT -> method.visitInsn(Opcodes.FCONST_0);
            case Type.DOUBLE -> method.visitInsn(Opcodes.DCONST_0);
            case Type.OBJECT, Type.ARRAY -> method.visitInsn(Opcodes.ACONST_NULL);
            default -> method.visitInsn(Opcodes.ICONST_0);
        }
        method.visitInsn(result.getOpcode(Opcodes.IRETURN));
        end(method);
    }

    // Sizes are computed.
    private static void end(MethodVisitor method) {
        method.visitMaxs(0, 0);
        method.visitEnd();
    }
}
