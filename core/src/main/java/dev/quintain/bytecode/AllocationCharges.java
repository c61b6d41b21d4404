package dev.quintain.bytecode;

import dev.quintain.bytecode.AllocatingCalls.Charge;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;

/** Makes a method charge the arrays it makes, and what it asks the JDK to make, before they are made. */
final class AllocationCharges {
    private static final int REFERENCE = 4;

    private final MethodNode method;

    AllocationCharges(MethodNode method) {
        this.method = method;
    }

    void add() {
        for (AbstractInsnNode instruction : method.instructions.toArray()) {
            InsnList before = before(instruction);
            if (before != null) {
                method.instructions.insertBefore(instruction, before);
            }
            if (makesText(instruction)) {
                method.instructions.insert(instruction, text());
            }
        }
    }

    private @Nullable InsnList before(AbstractInsnNode instruction) {
        return switch (instruction.getOpcode()) {
            case Opcodes.NEWARRAY -> array(primitiveBytes(((IntInsnNode) instruction).operand));
            case Opcodes.ANEWARRAY -> array(REFERENCE);
            case Opcodes.MULTIANEWARRAY -> arrays((MultiANewArrayInsnNode) instruction);
            case Opcodes.INVOKESPECIAL, Opcodes.INVOKESTATIC, Opcodes.INVOKEVIRTUAL ->
                call((MethodInsnNode) instruction);
            default -> null;
        };
    }

    private static boolean makesText(AbstractInsnNode instruction) {
        return (instruction instanceof MethodInsnNode call && AllocatingCalls.makesText(call))
                || (instruction instanceof InvokeDynamicInsnNode concat && AllocatingCalls.makesText(concat));
    }

    private static InsnList text() {
        var code = new InsnList();
        code.add(new InsnNode(Opcodes.DUP));
        code.add(Hooks.budget("text", "(Ljava/lang/CharSequence;)V"));
        return code;
    }

    private static InsnList array(int bytes) {
        var code = new InsnList();
        code.add(new InsnNode(Opcodes.DUP));
        code.add(Hooks.push(bytes));
        code.add(Hooks.budget("array", "(II)V"));
        return code;
    }

    private InsnList arrays(MultiANewArrayInsnNode instruction) {
        var lengths = new Operands(method, Collections.nCopies(instruction.dims, Type.INT_TYPE));
        int last = instruction.dims - 1;
        var code = new InsnList();
        lengths.store(code);
        code.add(new InsnNode(Opcodes.LCONST_1));
        for (int i = 0; i <= last; i++) {
            lengths.load(code, i);
            code.add(Hooks.push(i < last ? REFERENCE : bytes(instruction.desc.substring(instruction.dims))));
            code.add(Hooks.budget("dimension", "(JII)J"));
        }
        code.add(new InsnNode(Opcodes.POP2));
        lengths.loadAll(code);
        return code;
    }

    private @Nullable InsnList call(MethodInsnNode call) {
        Charge charge = AllocatingCalls.before(call);
        if (charge == null) {
            return null;
        }
        int first = Collections.min(charge.arguments());
        List<Type> types = List.of(Type.getArgumentTypes(call.desc));
        var operands = new Operands(
                method,
                first == AllocatingCalls.RECEIVER
                        ? prepend(Type.getObjectType(call.owner), types)
                        : types.subList(first, types.size()));
        var code = new InsnList();
        operands.store(code);
        charge.arguments().forEach(argument -> operands.load(code, argument - first));
        if (charge.bytes() > 0) {
            code.add(Hooks.push(charge.bytes()));
        }
        code.add(Hooks.budget(charge.hook(), charge.descriptor()));
        operands.loadAll(code);
        return code;
    }

    private static List<Type> prepend(Type first, List<Type> rest) {
        var all = new ArrayList<>(List.of(first));
        all.addAll(rest);
        return all;
    }

    private static int bytes(String descriptor) {
        return switch (descriptor.charAt(0)) {
            case 'Z', 'B' -> 1;
            case 'C', 'S' -> 2;
            case 'J', 'D' -> 8;
            default -> 4;
        };
    }

    private static int primitiveBytes(int operand) {
        return switch (operand) {
            case Opcodes.T_BOOLEAN, Opcodes.T_BYTE -> 1;
            case Opcodes.T_CHAR, Opcodes.T_SHORT -> 2;
            case Opcodes.T_LONG, Opcodes.T_DOUBLE -> 8;
            default -> 4;
        };
    }
}
