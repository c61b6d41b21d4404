package dev.quintain.bytecode;

import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Values on top of the stack, which are put aside in free local variables. No branch lies between the write and the read
 * of such a variable, so no frame has to mention it.
 */
final class Operands {
    private final List<Type> types;
    private final int[] locals;
    private final int end;

    Operands(MethodNode method, List<Type> types) {
        this(method.maxLocals, types);
    }

    /**
     * @param first the first variable that is free, or that has them already
     */
    Operands(int first, List<Type> types) {
        this.types = types;
        this.locals = new int[types.size()];
        int free = first;
        for (int i = 0; i < locals.length; i++) {
            locals[i] = free;
            free += types.get(i).getSize();
        }
        end = free;
    }

    /** The first variable behind them. */
    int end() {
        return end;
    }

    void store(InsnList code) {
        for (int i = locals.length - 1; i >= 0; i--) {
            code.add(new VarInsnNode(types.get(i).getOpcode(Opcodes.ISTORE), locals[i]));
        }
    }

    void load(InsnList code, int index) {
        code.add(new VarInsnNode(types.get(index).getOpcode(Opcodes.ILOAD), locals[index]));
    }

    void loadAll(InsnList code) {
        for (int i = 0; i < locals.length; i++) {
            load(code, i);
        }
    }
}
