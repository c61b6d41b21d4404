package dev.quintain.bytecode;

import dev.quintain.bytecode.Outline.Field;
import dev.quintain.bytecode.ScheduleRewriter.Place;
import dev.quintain.runtime.explore.Sites;
import java.util.List;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** A method that is put under control. No branch is added, so that frames stay as they are. */
final class ScheduledMethod {
    private static final String CONTROL = "dev/quintain/runtime/explore/Control";
    private static final String THREAD_CONTROL = "dev/quintain/runtime/explore/ThreadControl";

    private final ClassNode owner;
    private final MethodNode method;
    private final Outlines outlines;
    private final ToIntFunction<Place> sites;
    private final ScheduledCalls calls;
    private int line;

    ScheduledMethod(ClassNode owner, MethodNode method, Outlines outlines, ToldCalls told, ToIntFunction<Place> sites) {
        this.owner = owner;
        this.method = method;
        this.outlines = outlines;
        this.sites = sites;
        this.calls = new ScheduledCalls(method, outlines, told);
    }

    void rewrite() {
        if ((method.access & Opcodes.ACC_SYNCHRONIZED) != 0) {
            // First, since others use the variables behind its own.
            int site = sites.applyAsInt(new Place(firstLine(), method.name + "()"));
            new SynchronizedBody(owner, method, site).rewrite();
        }
        boolean constructed = !method.name.equals("<init>");
        int made = 0;
        for (AbstractInsnNode instruction : method.instructions.toArray()) {
            if (instruction instanceof LineNumberNode number) {
                line = number.line;
            } else if (!constructed) {
                // What is not constructed yet cannot be handed to anybody.
                made += instruction.getOpcode() == Opcodes.NEW ? 1 : 0;
                boolean constructor = instruction.getOpcode() == Opcodes.INVOKESPECIAL
                        && ((MethodInsnNode) instruction).name.equals("<init>");
                constructed = constructor && made-- == 0;
            } else {
                rewrite(instruction);
            }
        }
        if (method.name.equals("<clinit>")) {
            undisturbed();
        }
    }

    private int firstLine() {
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction instanceof LineNumberNode number) {
                return number.line;
            }
        }
        return 0;
    }

    private int site(String what) {
        return sites.applyAsInt(new Place(line, what));
    }

    private void rewrite(AbstractInsnNode instruction) {
        int opcode = instruction.getOpcode();
        if (instruction instanceof FieldInsnNode access) {
            InsnList report = field(access);
            if (report != null) {
                method.instructions.insertBefore(access, report);
            }
        } else if (opcode == Opcodes.MONITORENTER || opcode == Opcodes.MONITOREXIT) {
            String name = opcode == Opcodes.MONITORENTER ? "enter" : "exit";
            method.instructions.insertBefore(instruction, Hooks.push(site("a block")));
            method.instructions.set(instruction, control(name, "(Ljava/lang/Object;I)V"));
        } else if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD) {
            method.instructions.insertBefore(instruction, read());
        } else if (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE) {
            method.instructions.insertBefore(instruction, write(opcode));
        } else if (instruction instanceof MethodInsnNode call) {
            calls.rewrite(call, this::site);
        }
    }

    static MethodInsnNode control(String name, String descriptor) {
        return new MethodInsnNode(Opcodes.INVOKESTATIC, CONTROL, name, descriptor, false);
    }

    static MethodInsnNode threadControl(String name, String descriptor) {
        return new MethodInsnNode(Opcodes.INVOKESTATIC, THREAD_CONTROL, name, descriptor, false);
    }

    private @Nullable InsnList field(FieldInsnNode access) {
        Field field = outlines.resolve(access.owner, access.name, access.desc);
        if (field == null || field.is(Opcodes.ACC_FINAL) || field.is(Opcodes.ACC_SYNTHETIC)) {
            return null;
        }
        var code = new InsnList();
        int size = Type.getType(access.desc).getSize();
        boolean isStatic = access.getOpcode() == Opcodes.GETSTATIC || access.getOpcode() == Opcodes.PUTSTATIC;
        switch (access.getOpcode()) {
            case Opcodes.GETFIELD -> code.add(new InsnNode(Opcodes.DUP));
            case Opcodes.PUTFIELD -> List.of(targetBelow(size)).forEach(opcode -> code.add(new InsnNode(opcode)));
            default -> {}
        }
        code.add(Hooks.push(Sites.field(field.owner() + "." + access.name)));
        code.add(Hooks.push(site(access.name)));
        boolean reads = access.getOpcode() == Opcodes.GETFIELD || access.getOpcode() == Opcodes.GETSTATIC;
        String name = (reads ? "read" : "write") + (isStatic ? "Static" : "");
        code.add(control(name, isStatic ? "(II)V" : "(Ljava/lang/Object;II)V"));
        return code;
    }

    /** Copies the object from below a value of one or two words. */
    private static Integer[] targetBelow(int size) {
        return size == 1
                ? new Integer[] {Opcodes.DUP2, Opcodes.POP}
                : new Integer[] {Opcodes.DUP2_X1, Opcodes.POP2, Opcodes.DUP_X2};
    }

    private InsnList read() {
        var code = new InsnList();
        code.add(new InsnNode(Opcodes.DUP2));
        code.add(Hooks.push(site("an element")));
        code.add(control("read", "(Ljava/lang/Object;II)V"));
        return code;
    }

    private InsnList write(int opcode) {
        boolean wide = opcode == Opcodes.LASTORE || opcode == Opcodes.DASTORE;
        int[] copies = wide
                ? new int[] {Opcodes.DUP2_X2, Opcodes.POP2, Opcodes.DUP2_X2}
                : new int[] {Opcodes.DUP_X2, Opcodes.POP, Opcodes.DUP2_X1};
        var code = new InsnList();
        for (int copy : copies) {
            code.add(new InsnNode(copy));
        }
        code.add(Hooks.push(site("an element")));
        code.add(control("write", "(Ljava/lang/Object;II)V"));
        return code;
    }

    private void undisturbed() {
        for (AbstractInsnNode instruction : method.instructions.toArray()) {
            if (instruction.getOpcode() == Opcodes.RETURN) {
                method.instructions.insertBefore(instruction, control("disturbed", "()V"));
            }
        }
        method.instructions.insert(control("undisturbed", "()V"));
    }
}
