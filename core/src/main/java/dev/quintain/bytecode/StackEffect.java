package dev.quintain.bytecode;

import static org.objectweb.asm.Opcodes.*;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * What an instruction takes from the operand stack and puts on it, in slots. Only instructions that occur in the
 * computation of an index are known.
 */
record StackEffect(int popped, int pushed) {
    static @Nullable StackEffect of(AbstractInsnNode instruction) {
        if (instruction instanceof FieldInsnNode field) {
            int size = Type.getType(field.desc).getSize();
            return switch (field.getOpcode()) {
                case GETSTATIC -> new StackEffect(0, size);
                case GETFIELD -> new StackEffect(1, size);
                case PUTSTATIC -> new StackEffect(size, 0);
                default -> new StackEffect(size + 1, 0);
            };
        }
        if (instruction instanceof MethodInsnNode call) {
            int sizes = Type.getArgumentsAndReturnSizes(call.desc);
            int receiver = call.getOpcode() == INVOKESTATIC ? 1 : 0;
            return new StackEffect((sizes >> 2) - receiver, sizes & 3);
        }
        if (instruction instanceof LdcInsnNode ldc) {
            boolean wide = ldc.cst instanceof Long || ldc.cst instanceof Double;
            return ldc.cst instanceof Number || ldc.cst instanceof String ? new StackEffect(0, wide ? 2 : 1) : null;
        }
        return of(instruction.getOpcode());
    }

    private static @Nullable StackEffect of(int opcode) {
        return switch (opcode) {
            case IINC, NOP, -1 -> new StackEffect(0, 0);
            case ACONST_NULL, ICONST_M1, ICONST_0, ICONST_1, ICONST_2, ICONST_3, ICONST_4, ICONST_5 ->
                new StackEffect(0, 1);
            case FCONST_0, FCONST_1, FCONST_2, BIPUSH, SIPUSH, ILOAD, FLOAD, ALOAD -> new StackEffect(0, 1);
            case LCONST_0, LCONST_1, DCONST_0, DCONST_1, LLOAD, DLOAD -> new StackEffect(0, 2);
            case ISTORE, FSTORE, ASTORE, POP -> new StackEffect(1, 0);
            case LSTORE, DSTORE, POP2 -> new StackEffect(2, 0);
            case DUP -> new StackEffect(1, 2);
            case DUP2 -> new StackEffect(2, 4);
            case IALOAD, FALOAD, AALOAD, BALOAD, CALOAD, SALOAD -> new StackEffect(2, 1);
            case LALOAD, DALOAD -> new StackEffect(2, 2);
            case ARRAYLENGTH, CHECKCAST, INEG, I2B, I2C, I2S, I2F, F2I -> new StackEffect(1, 1);
            case IADD, ISUB, IMUL, IDIV, IREM, ISHL, ISHR, IUSHR, IAND, IOR, IXOR -> new StackEffect(2, 1);
            case LADD, LSUB, LMUL, LDIV, LREM, LAND, LOR, LXOR -> new StackEffect(4, 2);
            case LSHL, LSHR, LUSHR -> new StackEffect(3, 2);
            case LNEG, L2D, D2L -> new StackEffect(2, 2);
            case I2L, I2D -> new StackEffect(1, 2);
            case L2I, D2I -> new StackEffect(2, 1);
            default -> null;
        };
    }
}
