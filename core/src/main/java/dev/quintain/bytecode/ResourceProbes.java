package dev.quintain.bytecode;

import java.util.function.Predicate;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Has a method tell what it opens, and that it closes.
 *
 * @param own which classes, by their internal names, are rewritten too
 */
record ResourceProbes(ClassNode type, MethodNode method, Declarations declarations, Predicate<String> own) {
    private static final String CLOSEABLE = "java/lang/AutoCloseable";

    /**
     * Tells of a resource that a call opens: one of its own project, or of others that may fail at opening. Returns whether
     * there is one.
     */
    boolean trackOpened(MethodInsnNode call) {
        boolean constructs = call.name.equals("<init>") && isNewAndDup(call);
        boolean makes = call.getOpcode() == Opcodes.INVOKESTATIC || call.name.equals("accept");
        String opened = constructs ? call.owner : makes ? returned(call) : "";
        boolean ours = own.test(opened);
        if (isOfLanguage(opened) || (ours ? !constructs : own.test(call.owner))) {
            // What it extends need not be looked up.
            return false;
        }
        if (!declarations.isSubtype(opened, CLOSEABLE) || !(ours || mayFail(call))) {
            return false;
        }
        var list = new InsnList();
        list.add(new InsnNode(Opcodes.DUP));
        list.add(MethodProbes.probe(ours && tellsWhenClosed(opened) ? "made" : "opened", "(Ljava/lang/Object;)V"));
        method.instructions.insert(call, list);
        return true;
    }

    /** Nothing of these has to be closed, and there are many: texts, boxes, exceptions. */
    private static boolean isOfLanguage(String opened) {
        return opened.isEmpty() || (opened.startsWith("java/lang/") && !opened.equals(CLOSEABLE));
    }

    private boolean mayFail(MethodInsnNode call) {
        return declarations
                .method(call.owner, call.name, call.desc)
                .map(declared -> !declared.exceptions().isEmpty())
                .orElse(false);
    }

    /** What closes it must be rewritten, too. */
    private boolean tellsWhenClosed(String opened) {
        return declarations.declaring(opened, "close", "()V").filter(own).isPresent();
    }

    private static String returned(MethodInsnNode call) {
        Type result = Type.getReturnType(call.desc);
        return result.getSort() == Type.OBJECT ? result.getInternalName() : "";
    }

    /** Whether the object is still on the stack when its constructor is done. */
    private static boolean isNewAndDup(MethodInsnNode constructor) {
        int open = 1;
        for (AbstractInsnNode each = constructor.getPrevious(); each != null; each = each.getPrevious()) {
            if (each instanceof MethodInsnNode call && call.name.equals("<init>")) {
                open++;
            } else if (each.getOpcode() == Opcodes.NEW && --open == 0) {
                return ((TypeInsnNode) each).desc.equals(constructor.owner)
                        && each.getNext().getOpcode() == Opcodes.DUP;
            }
        }
        return false;
    }

    /** Tells that an object was closed, if that is what the method does. Returns whether it does. */
    boolean tellClosed() {
        boolean closes = method.name.equals("close")
                && method.desc.equals("()V")
                && (method.access & Opcodes.ACC_STATIC) == 0
                && declarations.isSubtype(type.name, CLOSEABLE);
        if (closes) {
            var list = new InsnList();
            list.add(new VarInsnNode(Opcodes.ALOAD, 0));
            list.add(MethodProbes.probe("closed", "(Ljava/lang/Object;)V"));
            method.instructions.insert(list);
        }
        return closes;
    }
}
