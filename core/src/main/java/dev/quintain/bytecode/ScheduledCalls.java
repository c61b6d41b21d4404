package dev.quintain.bytecode;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Calls of the platform that threads can notice of each other. */
final class ScheduledCalls {
    private static final String THREAD = "java/lang/Thread";

    /** Calls that are replaced by one of ours with the same arguments and the place behind them. */
    private static final Map<String, String> REPLACED = Map.ofEntries(
            Map.entry(THREAD + ".currentThread", "currentThread"),
            Map.entry(THREAD + ".sleep", "sleep"),
            Map.entry(THREAD + ".yield", "yields"),
            Map.entry(THREAD + ".onSpinWait", "yields"),
            Map.entry(THREAD + ".interrupted", "interrupted"),
            Map.entry(THREAD + ".holdsLock", "holdsLock"),
            Map.entry(THREAD + ".ofPlatform", "threadBuilder"),
            Map.entry(THREAD + ".ofVirtual", "threadBuilder"),
            Map.entry(THREAD + ".startVirtualThread", "startVirtualThread"),
            Map.entry("java/util/concurrent/locks/LockSupport.park", "park"),
            Map.entry("java/util/concurrent/locks/LockSupport.parkNanos", "parkNanos"),
            Map.entry("java/util/concurrent/locks/LockSupport.parkUntil", "parkUntil"),
            Map.entry("java/util/concurrent/locks/LockSupport.unpark", "unpark"),
            Map.entry("java/lang/System.currentTimeMillis", "currentTimeMillis"),
            Map.entry("java/lang/System.nanoTime", "nanoTime"),
            Map.entry("java/lang/management/ManagementFactory.getPlatformMBeanServer", "platformMBeanServer"));

    private static final Pattern COLLECTION = Pattern.compile(
            "java/util/(\\w*(List|Map|Set|Queue|Deque|Vector|Stack|Iterator|Collection|Hashtable|Enumeration|Properties"
                    + "|Entry|BitSet|Iterable))|java/util/concurrent/(atomic/)?\\w+|java/lang/StringBu(ffer|ilder)"
                    + "|java/text/\\w*Format");
    private static final Pattern UPDATER = Pattern.compile("java/util/concurrent/atomic/Atomic\\w+FieldUpdater");

    private final MethodNode method;
    private final Outlines outlines;
    private final ToldCalls told;

    ScheduledCalls(MethodNode method, Outlines outlines, ToldCalls told) {
        this.method = method;
        this.outlines = outlines;
        this.told = told;
    }

    void rewrite(MethodInsnNode call, ToIntFunction<String> sites) {
        String replaced = replacement(call);
        if (!replaced.isEmpty()) {
            replace(call, replaced, sites);
        } else if (new ScheduledTime(method).rewrite(call)) {
            return;
        } else if (call.name.equals("<init>")) {
            return;
        } else if (call.owner.equals("java/lang/invoke/VarHandle") && call.desc.indexOf(')') > 0) {
            handle(call, sites);
        } else if (UPDATER.matcher(call.owner).matches()) {
            updater(call, sites);
        } else if (isThreadLocal(call)) {
            variable(call, sites);
        } else if (ShadowNames.isShadow(call.owner) || isOfThread(call)) {
            at(call, sites);
        } else if (isShared(call)) {
            told.tell(method, call, sites.applyAsInt(call.name + "()"));
        }
    }

    /** A call of what its class inherits from a collection is one of that collection. */
    private static boolean isShared(MethodInsnNode call) {
        return switch (call.getOpcode()) {
            case Opcodes.INVOKESTATIC -> false;
            case Opcodes.INVOKESPECIAL -> InheritedCalls.hasState(call.owner);
            default -> COLLECTION.matcher(call.owner).matches();
        };
    }

    private String replacement(MethodInsnNode call) {
        if (call.getOpcode() == Opcodes.INVOKESTATIC) {
            return REPLACED.getOrDefault(call.owner + "." + call.name, "");
        }
        String own = ofObject(call);
        if (!own.isEmpty()) {
            return own;
        }
        boolean joins = call.name.equals("join") && call.desc.endsWith(")V");
        if ((joins || call.name.equals("isAlive")) && isThread(call.owner)) {
            return call.name;
        }
        return call.owner.equals("java/util/concurrent/TimeUnit") && call.name.equals("sleep") ? "sleep" : "";
    }

    /** What the methods of every object are replaced by. Nobody can override them. */
    private static String ofObject(MethodInsnNode call) {
        return switch (call.name + call.desc) {
            case "wait()V", "wait(J)V", "wait(JI)V" -> "await";
            case "notify()V" -> "notifyOne";
            case "notifyAll()V" -> "notifyEvery";
            default -> "";
        };
    }

    private boolean isThread(@Nullable String owner) {
        if (owner == null || owner.equals("java/lang/Object")) {
            return false;
        }
        if (owner.equals(THREAD) || owner.endsWith("/ShadowThread")) {
            return true;
        }
        Outline outline = outlines.find(owner);
        return outline != null && isThread(outline.superName());
    }

    private boolean isOfThread(MethodInsnNode call) {
        boolean notable =
                call.name.equals("start") || call.name.equals("interrupt") || call.name.equals("isInterrupted");
        return notable && isThread(call.owner);
    }

    private static boolean isThreadLocal(MethodInsnNode call) {
        boolean uses = call.name.equals("get") || call.name.equals("set") || call.name.equals("remove");
        return uses && call.owner.equals("java/lang/ThreadLocal");
    }

    private void replace(MethodInsnNode call, String name, ToIntFunction<String> sites) {
        String arguments = call.desc.substring(1, call.desc.indexOf(')'));
        String receiver = "";
        if (call.getOpcode() != Opcodes.INVOKESTATIC) {
            receiver = name.equals("join") || name.equals("isAlive")
                    ? "L" + THREAD + ";"
                    : name.equals("sleep") ? "L" + call.owner + ";" : "Ljava/lang/Object;";
        }
        String result = call.desc.substring(call.desc.indexOf(')') + 1);
        method.instructions.insertBefore(call, Hooks.push(sites.applyAsInt(call.name + "()")));
        String descriptor = "(" + receiver + arguments + "I)" + result;
        boolean ofMonitor = receiver.equals("Ljava/lang/Object;") || name.equals("holdsLock");
        method.instructions.set(
                call,
                ofMonitor
                        ? ScheduledMethod.control(name, descriptor)
                        : ScheduledMethod.threadControl(name, descriptor));
    }

    private void at(MethodInsnNode call, ToIntFunction<String> sites) {
        method.instructions.insertBefore(call, Hooks.push(sites.applyAsInt(call.name + "()")));
        method.instructions.insertBefore(call, ScheduledMethod.control("at", "(I)V"));
    }

    private static Operands operands(MethodNode method, MethodInsnNode call, Type receiver) {
        var types = new ArrayList<Type>();
        types.add(receiver);
        types.addAll(List.of(Type.getArgumentTypes(call.desc)));
        return new Operands(method, types);
    }

    private void handle(MethodInsnNode call, ToIntFunction<String> sites) {
        Type[] arguments = Type.getArgumentTypes(call.desc);
        if (call.name.endsWith("Fence") || call.name.equals("toMethodHandle") || call.name.startsWith("with")) {
            return;
        }
        Operands operands = operands(method, call, Type.getObjectType(call.owner));
        var before = new InsnList();
        operands.store(before);
        operands.load(before, 0);
        if (arguments.length > 0 && arguments[0].getSort() >= Type.ARRAY) {
            operands.load(before, 1);
        } else {
            before.add(new InsnNode(Opcodes.ACONST_NULL));
        }
        if (arguments.length > 1 && arguments[1].getSort() == Type.INT) {
            operands.load(before, 2);
        } else {
            before.add(new InsnNode(Opcodes.ICONST_0));
        }
        before.add(Hooks.push(ToldCalls.reads(call.name) ? 1 : 0));
        before.add(Hooks.push(sites.applyAsInt(call.name + "()")));
        before.add(ScheduledMethod.control("handled", "(Ljava/lang/invoke/VarHandle;Ljava/lang/Object;IZI)V"));
        operands.loadAll(before);
        method.instructions.insertBefore(call, before);
    }

    private void updater(MethodInsnNode call, ToIntFunction<String> sites) {
        boolean makes = call.name.equals("newUpdater");
        Type[] arguments = Type.getArgumentTypes(call.desc);
        var types = new ArrayList<Type>();
        if (!makes) {
            types.add(Type.getObjectType(call.owner));
        }
        types.addAll(List.of(arguments));
        var operands = new Operands(method, types);
        var before = new InsnList();
        operands.store(before);
        if (makes) {
            operands.loadAll(before);
            var after = new InsnList();
            after.add(new InsnNode(Opcodes.DUP));
            operands.load(after, 0);
            operands.load(after, arguments.length - 1);
            after.add(ScheduledMethod.control("updater", "(Ljava/lang/Object;Ljava/lang/Class;Ljava/lang/String;)V"));
            method.instructions.insert(call, after);
        } else {
            operands.load(before, 0);
            operands.load(before, 1);
            before.add(Hooks.push(ToldCalls.reads(call.name) ? 1 : 0));
            before.add(Hooks.push(sites.applyAsInt(call.name + "()")));
            before.add(ScheduledMethod.control("updated", "(Ljava/lang/Object;Ljava/lang/Object;ZI)V"));
            operands.loadAll(before);
        }
        method.instructions.insertBefore(call, before);
    }

    private void variable(MethodInsnNode call, ToIntFunction<String> sites) {
        Operands operands = operands(method, call, Type.getObjectType(call.owner));
        var before = new InsnList();
        operands.store(before);
        operands.load(before, 0);
        before.add(Hooks.push(sites.applyAsInt(call.name + "()")));
        before.add(ScheduledMethod.control("local", "(Ljava/lang/ThreadLocal;I)V"));
        operands.loadAll(before);
        method.instructions.insertBefore(call, before);
    }
}
