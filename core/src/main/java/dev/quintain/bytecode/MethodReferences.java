package dev.quintain.bytecode;

import dev.quintain.runtime.interleave.Fault;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Makes references to methods of the platform, such as {@code queue::take}, what a lambda expression with the same call
 * is: a method of the class, in which the call can be seen.
 */
final class MethodReferences {
    private static final String LAMBDAS = "java/lang/invoke/LambdaMetafactory";
    private static final String PREFIX = Fault.REWRITTEN + "reference$";

    private final ClassNode type;
    private final List<MethodNode> made = new ArrayList<>();

    MethodReferences(ClassNode type) {
        this.type = type;
    }

    void unfold() {
        for (MethodNode method : type.methods) {
            int line = 0;
            for (AbstractInsnNode instruction : method.instructions) {
                if (instruction instanceof LineNumberNode number) {
                    line = number.line;
                } else if (instruction instanceof InvokeDynamicInsnNode lambda
                        && lambda.bsm.getOwner().equals(LAMBDAS)
                        && lambda.bsmArgs[1] instanceof Handle referred
                        && isOfPlatform(referred)) {
                    lambda.bsmArgs[1] = unfolded(referred, line);
                }
            }
        }
        type.methods.addAll(made);
    }

    private static boolean isOfPlatform(Handle referred) {
        String owner = referred.getOwner();
        return ShadowNames.isShadow(owner) || (owner.startsWith("java/") && !owner.startsWith("java/lang/invoke/"));
    }

    private Handle unfolded(Handle referred, int line) {
        var parameters = new ArrayList<Type>();
        boolean makes = referred.getTag() == Opcodes.H_NEWINVOKESPECIAL;
        Type owner = Type.getObjectType(referred.getOwner());
        if (!makes && referred.getTag() != Opcodes.H_INVOKESTATIC) {
            parameters.add(owner);
        }
        parameters.addAll(List.of(Type.getArgumentTypes(referred.getDesc())));
        Type result = makes ? owner : Type.getReturnType(referred.getDesc());
        var method = new MethodNode(
                Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC,
                PREFIX + made.size(),
                Type.getMethodDescriptor(result, parameters.toArray(Type[]::new)),
                null,
                null);
        InsnList code = method.instructions;
        var begin = new LabelNode();
        code.add(begin);
        code.add(new LineNumberNode(line, begin));
        if (makes) {
            code.add(new TypeInsnNode(Opcodes.NEW, referred.getOwner()));
            code.add(new InsnNode(Opcodes.DUP));
        }
        var operands = new Operands(0, parameters);
        operands.loadAll(code);
        method.maxLocals = operands.end();
        code.add(new MethodInsnNode(
                opcode(referred), referred.getOwner(), referred.getName(), referred.getDesc(), referred.isInterface()));
        code.add(new InsnNode(result.getOpcode(Opcodes.IRETURN)));
        made.add(method);
        boolean inInterface = (type.access & Opcodes.ACC_INTERFACE) != 0;
        return new Handle(Opcodes.H_INVOKESTATIC, type.name, method.name, method.desc, inInterface);
    }

    private static int opcode(Handle referred) {
        return switch (referred.getTag()) {
            case Opcodes.H_INVOKESTATIC -> Opcodes.INVOKESTATIC;
            case Opcodes.H_INVOKEINTERFACE -> Opcodes.INVOKEINTERFACE;
            case Opcodes.H_NEWINVOKESPECIAL -> Opcodes.INVOKESPECIAL;
            default -> Opcodes.INVOKEVIRTUAL;
        };
    }
}
