package dev.quintain.bytecode;

import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Makes a method report what it compares other than by a jump, which has a {@linkplain BranchProbes probe}: long and
 * floating-point numbers, and strings where they are compared by a call.
 */
final class ComparisonReports {
    private static final String OF_OBJECTS = "(Ljava/lang/Object;Ljava/lang/Object;)V";

    private static final Set<String> OF_STRINGS = Set.of(
            "equalsIgnoreCase(Ljava/lang/String;)Z",
            "startsWith(Ljava/lang/String;)Z",
            "endsWith(Ljava/lang/String;)Z",
            "contains(Ljava/lang/CharSequence;)Z",
            "contentEquals(Ljava/lang/CharSequence;)Z",
            "indexOf(Ljava/lang/String;)I",
            "lastIndexOf(Ljava/lang/String;)I",
            "compareTo(Ljava/lang/String;)I",
            "compareToIgnoreCase(Ljava/lang/String;)I");

    private final MethodNode method;

    ComparisonReports(MethodNode method) {
        this.method = method;
    }

    void add() {
        for (AbstractInsnNode instruction : method.instructions.toArray()) {
            InsnList report = report(instruction);
            method.instructions.insertBefore(instruction, report);
        }
    }

    private InsnList report(AbstractInsnNode instruction) {
        return switch (instruction.getOpcode()) {
            case Opcodes.LCMP -> wide(Type.LONG_TYPE);
            case Opcodes.DCMPL, Opcodes.DCMPG -> wide(Type.DOUBLE_TYPE);
            case Opcodes.FCMPL, Opcodes.FCMPG -> narrow("(FF)V");
            case Opcodes.INVOKEVIRTUAL, Opcodes.INVOKEINTERFACE, Opcodes.INVOKESTATIC ->
                comparesText((MethodInsnNode) instruction) ? narrow(OF_OBJECTS) : new InsnList();
            default -> new InsnList();
        };
    }

    /** Any equals may turn out to be that of strings. */
    private static boolean comparesText(MethodInsnNode call) {
        String called = call.name + call.desc;
        return switch (call.owner) {
            case "java/util/Objects" -> called.equals("equals(Ljava/lang/Object;Ljava/lang/Object;)Z");
            case "java/lang/String" -> isEquals(call) || OF_STRINGS.contains(called);
            default -> isEquals(call);
        };
    }

    private static boolean isEquals(MethodInsnNode call) {
        return call.getOpcode() != Opcodes.INVOKESTATIC
                && call.name.equals("equals")
                && call.desc.equals("(Ljava/lang/Object;)Z");
    }

    private static InsnList narrow(String descriptor) {
        var code = new InsnList();
        code.add(new InsnNode(Opcodes.DUP2));
        code.add(Hooks.probes("compared", descriptor));
        return code;
    }

    /** No instruction copies two values of two words each. */
    private InsnList wide(Type type) {
        var operands = new Operands(method, List.of(type, type));
        var code = new InsnList();
        operands.store(code);
        operands.loadAll(code);
        code.add(Hooks.probes("compared", Type.getMethodDescriptor(Type.VOID_TYPE, type, type)));
        operands.loadAll(code);
        return code;
    }
}
