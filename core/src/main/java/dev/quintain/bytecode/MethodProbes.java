package dev.quintain.bytecode;

import dev.quintain.runtime.inject.PartialProbe;
import dev.quintain.runtime.inject.Probe;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Adds probes to one method. */
final class MethodProbes {
    private static final String PROBE = Type.getInternalName(Probe.class);
    private static final String PARTIAL = Type.getInternalName(PartialProbe.class);

    private final MethodNode method;
    private final MethodSites sites;
    private final Declarations declarations;
    private final ResourceProbes resources;
    /** The local variable that has the number of the last call. */
    private final int last;

    private boolean changed;

    MethodProbes(
            ClassNode type, MethodNode method, MethodSites sites, Declarations declarations, Predicate<String> own) {
        this.method = method;
        this.sites = sites;
        this.declarations = declarations;
        this.resources = new ResourceProbes(type, method, declarations, own);
        this.last = method.maxLocals;
    }

    /** Adds them; returns whether there were any to add. */
    boolean add() {
        Map<AbstractInsnNode, Handler> handlers = new LinkedHashMap<>();
        sites.handlersByFirst().forEach((first, handler) -> handlers.put(method.instructions.get(first), handler));
        boolean remembers = !handlers.isEmpty() && !sites.calls().isEmpty();
        handlers.forEach((first, handler) -> method.instructions.insertBefore(first, caught(handler, remembers)));
        for (AbstractInsnNode instruction : method.instructions.toArray()) {
            if (instruction instanceof MethodInsnNode call) {
                addTo(call, remembers);
            }
        }
        if (remembers) {
            remember();
        }
        changed |= resources.tellClosed();
        changed |= !handlers.isEmpty();
        return changed;
    }

    private InsnList caught(Handler handler, boolean remembers) {
        var list = new InsnList();
        list.add(new InsnNode(Opcodes.DUP));
        list.add(new LdcInsnNode(handler.number()));
        list.add(remembers ? new VarInsnNode(Opcodes.ILOAD, last) : new InsnNode(Opcodes.ICONST_0));
        list.add(probe("caught", "(Ljava/lang/Throwable;II)V"));
        return list;
    }

    private void addTo(MethodInsnNode call, boolean remembers) {
        CallSite site = sites.calls().get(call);
        changed |= resources.trackOpened(call);
        if (site != null) {
            InsnList before = new InsnList();
            if (remembers) {
                before.add(new LdcInsnNode(site.number()));
                before.add(new VarInsnNode(Opcodes.ISTORE, last));
            }
            before.add(site.open() ? onObject(site, call) : probe(site));
            method.instructions.insertBefore(call, before);
            if (site.after()) {
                var after = new InsnList();
                after.add(new LdcInsnNode(site.number()));
                after.add(probe("after", "(I)V"));
                method.instructions.insert(call, after);
            }
            if (site.isPartial()) {
                replace(call, site);
            }
            changed = true;
        }
        if (call.owner.equals("java/lang/Thread") && call.name.equals("interrupt")) {
            method.instructions.insert(call, probe("interrupted", "()V"));
            changed = true;
        }
    }

    private void replace(MethodInsnNode call, CallSite site) {
        PartialCalls.replacement(call, method.name, declarations).ifPresent(descriptor -> {
            method.instructions.insertBefore(call, new LdcInsnNode(site.number()));
            method.instructions.set(
                    call, new MethodInsnNode(Opcodes.INVOKESTATIC, PARTIAL, call.name, descriptor, false));
        });
    }

    private static InsnList probe(CallSite site) {
        var list = new InsnList();
        if (site.after()) {
            list.add(new InsnNode(Opcodes.ACONST_NULL));
        }
        list.add(new LdcInsnNode(site.number()));
        list.add(site.after() ? probe("reached", "(Ljava/lang/Object;I)V") : probe("hit", "(I)V"));
        return list;
    }

    private InsnList onObject(CallSite site, MethodInsnNode call) {
        var list = new InsnList();
        // The object that the call is made on lies below its arguments, which step aside.
        Type[] arguments = Type.getArgumentTypes(call.desc);
        int[] variables = new int[arguments.length];
        int next = last + 1;
        for (int argument = 0; argument < arguments.length; argument++) {
            variables[argument] = next;
            next += arguments[argument].getSize();
        }
        for (int argument = arguments.length - 1; argument >= 0; argument--) {
            list.add(new VarInsnNode(arguments[argument].getOpcode(Opcodes.ISTORE), variables[argument]));
        }
        list.add(new InsnNode(Opcodes.DUP));
        list.add(new LdcInsnNode(site.number()));
        list.add(probe(site.after() ? "reached" : "hit", "(Ljava/lang/Object;I)V"));
        for (int argument = 0; argument < arguments.length; argument++) {
            list.add(new VarInsnNode(arguments[argument].getOpcode(Opcodes.ILOAD), variables[argument]));
        }
        return list;
    }

    /** Gives the method a variable for the number of its last call, which all frames must know. */
    private void remember() {
        var list = new InsnList();
        list.add(new InsnNode(Opcodes.ICONST_0));
        list.add(new VarInsnNode(Opcodes.ISTORE, last));
        method.instructions.insert(list);
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction instanceof FrameNode frame) {
                frame.local = withVariable(frame.local);
            }
        }
    }

    private List<Object> withVariable(List<Object> locals) {
        var extended = new ArrayList<Object>(locals);
        int size = 0;
        for (Object local : locals) {
            size += local.equals(Opcodes.LONG) || local.equals(Opcodes.DOUBLE) ? 2 : 1;
        }
        for (; size < last; size++) {
            extended.add(Opcodes.TOP);
        }
        extended.add(Opcodes.INTEGER);
        return extended;
    }

    static MethodInsnNode probe(String name, String descriptor) {
        return new MethodInsnNode(Opcodes.INVOKESTATIC, PROBE, name, descriptor, false);
    }
}
