package dev.quintain.bytecode;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Makes a synchronized method one that locks by itself. The lock is kept in a variable that every frame then has. */
final class SynchronizedBody {
    private static final String OBJECT = "java/lang/Object";

    private final ClassNode owner;
    private final MethodNode method;
    private final int site;
    private final int lock;

    SynchronizedBody(ClassNode owner, MethodNode method, int site) {
        this.owner = owner;
        this.method = method;
        this.site = site;
        this.lock = method.maxLocals;
    }

    void rewrite() {
        method.access &= ~Opcodes.ACC_SYNCHRONIZED;
        method.maxLocals = lock + 1;
        var begin = new LabelNode();
        var end = new LabelNode();
        for (AbstractInsnNode instruction : method.instructions.toArray()) {
            if (instruction instanceof FrameNode frame) {
                frame.local = withLock(frame.local);
            } else if (instruction.getOpcode() >= Opcodes.IRETURN && instruction.getOpcode() <= Opcodes.RETURN) {
                method.instructions.insertBefore(instruction, exit());
            }
        }
        InsnList enter = enter();
        enter.add(begin);
        method.instructions.insert(enter);
        method.instructions.add(end);
        method.instructions.add(handler());
        var handler = new TryCatchBlockNode(begin, end, end, null);
        if (method.tryCatchBlocks == null) {
            method.tryCatchBlocks = new ArrayList<>();
        }
        method.tryCatchBlocks.add(handler);
    }

    private InsnList enter() {
        var code = new InsnList();
        boolean isStatic = (method.access & Opcodes.ACC_STATIC) != 0;
        code.add(isStatic ? new LdcInsnNode(Type.getObjectType(owner.name)) : new VarInsnNode(Opcodes.ALOAD, 0));
        code.add(new InsnNode(Opcodes.DUP));
        code.add(new VarInsnNode(Opcodes.ASTORE, lock));
        code.add(Hooks.push(site));
        code.add(ScheduledMethod.control("enter", "(Ljava/lang/Object;I)V"));
        return code;
    }

    private InsnList exit() {
        var code = new InsnList();
        code.add(new VarInsnNode(Opcodes.ALOAD, lock));
        code.add(Hooks.push(site));
        code.add(ScheduledMethod.control("exit", "(Ljava/lang/Object;I)V"));
        return code;
    }

    private InsnList handler() {
        var code = new InsnList();
        Object[] locals = withLock(List.of()).toArray();
        code.add(new FrameNode(Opcodes.F_NEW, locals.length, locals, 1, new Object[] {"java/lang/Throwable"}));
        code.add(exit());
        code.add(new InsnNode(Opcodes.ATHROW));
        return code;
    }

    private List<Object> withLock(List<Object> locals) {
        var all = new ArrayList<Object>(locals);
        int words = 0;
        for (Object local : locals) {
            words += local.equals(Opcodes.LONG) || local.equals(Opcodes.DOUBLE) ? 2 : 1;
        }
        for (; words < lock; words++) {
            all.add(Opcodes.TOP);
        }
        all.add(OBJECT);
        return all;
    }
}
