package dev.quintain.bytecode;

import java.util.List;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * A method of the JDK in which something happens to the machine or the JVM, and what is called at its entry, or
 * at its end.
 *
 * @param need what would go unguarded without it, empty if a JDK may lack it; one of several sinks with the same need is
 *     enough, as JDKs and platforms differ in where things happen
 * @param owner internal name of the class
 * @param method name and simple names of the parameters' types: {@code exit(int)}
 */
record Sink(String need, String owner, String method, Hook hook, List<Operand> operands) {

    /** Whether this is the method; what it returns makes no difference. */
    boolean isAt(String name, String descriptor) {
        return method.startsWith(name) && method.equals(signature(name, descriptor));
    }

    /** Whether the hook is called when the method returns, instead of at its entry. */
    boolean isAtEnd() {
        return hook == Hook.DREW || hook == Hook.BEGAN;
    }

    void call(MethodVisitor code, String descriptor, boolean isStatic) {
        for (Operand operand : operands) {
            operand.push(code, owner, descriptor, isStatic);
        }
        code.visitMethodInsn(Opcodes.INVOKESTATIC, hook.owner(), hook.method(), hook.descriptor(), false);
    }

    @Override
    public String toString() {
        return owner.replace('/', '.') + "." + method;
    }

    private static String signature(String name, String descriptor) {
        StringBuilder text = new StringBuilder(name).append('(');
        for (Type type : Type.getArgumentTypes(descriptor)) {
            String full = type.getClassName();
            text.append(text.charAt(text.length() - 1) == '(' ? "" : ",");
            text.append(full, Math.max(full.lastIndexOf('.'), full.lastIndexOf('$')) + 1, full.length());
        }
        return text.append(')').toString();
    }

    /** Something that a hook is told. */
    sealed interface Operand {
        void push(MethodVisitor code, String owner, String descriptor, boolean isStatic);
    }

    /** The object whose method it is. */
    record Receiver() implements Operand {
        @Override
        public void push(MethodVisitor code, String owner, String descriptor, boolean isStatic) {
            code.visitVarInsn(Opcodes.ALOAD, 0);
        }
    }

    /** A parameter of the method, counted from 0. */
    record Argument(int index) implements Operand {
        @Override
        public void push(MethodVisitor code, String owner, String descriptor, boolean isStatic) {
            Type[] types = Type.getArgumentTypes(descriptor);
            int slot = isStatic ? 0 : 1;
            for (int i = 0; i < index; i++) {
                slot += types[i].getSize();
            }
            code.visitVarInsn(types[index].getOpcode(Opcodes.ILOAD), slot);
        }
    }

    /** A field of the receiver, which the class itself may always read. */
    record Field(String name, String type) implements Operand {
        @Override
        public void push(MethodVisitor code, String owner, String descriptor, boolean isStatic) {
            code.visitVarInsn(Opcodes.ALOAD, 0);
            code.visitFieldInsn(Opcodes.GETFIELD, owner, name, type);
        }
    }

    /** The folder that a secure directory stream, the receiver or an argument, has open: its paths are relative to it. */
    record OpenFolder(Operand stream) implements Operand {
        private static final String ENTRIES = "sun/nio/fs/UnixDirectoryStream";

        @Override
        public void push(MethodVisitor code, String owner, String descriptor, boolean isStatic) {
            stream.push(code, owner, descriptor, isStatic);
            code.visitTypeInsn(Opcodes.CHECKCAST, owner);
            code.visitFieldInsn(Opcodes.GETFIELD, owner, "ds", "L" + ENTRIES + ";");
            code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, ENTRIES, "directory", "()Lsun/nio/fs/UnixPath;", false);
        }
    }

    /** A number that is the same for every call. */
    record Constant(int value) implements Operand {
        @Override
        public void push(MethodVisitor code, String owner, String descriptor, boolean isStatic) {
            code.visitLdcInsn(value);
        }
    }
}
