package dev.quintain.bytecode;

import dev.quintain.runtime.interleave.Fault;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Calls of objects of the platform that threads may share: told before them and after them, however they end. Each is made
 * in a method of its own, where nothing else is on the stack and in variables that a handler would have to know of.
 */
final class ToldCalls {
    private static final Pattern READS = Pattern.compile(
            "get(?!And)\\w*|contains\\w*|size|isEmpty|peek\\w*|element|first|last|firstKey|lastKey|indexOf|lastIndexOf"
                    + "|hasNext|hasPrevious|next|previous|nextIndex|iterator|listIterator|entrySet|keySet|values"
                    + "|subList|toArray|forEach|stream|equals|hashCode|toString|intValue|longValue|sum|headMap|tailMap"
                    + "|floor\\w*|ceiling\\w*|higher\\w*|lower\\w*|descending\\w*|hasMoreElements|nextElement|elements"
                    + "|keys|plain|acquire|opaque|isDone|isCancelled|length|elementAt|search|charAt|substring"
                    + "|subSequence|compareTo");
    private static final Pattern VIEWS = Pattern.compile(
            "iterator|listIterator|entrySet|keySet|values|subList|headMap|tailMap|subMap|descending\\w*|elements|keys"
                    + "|headSet|tailSet|subSet");
    private static final Pattern ELEMENTS = Pattern.compile("next|firstEntry|lastEntry|\\w+Entry");

    private final ClassNode owner;
    private final Map<String, MethodNode> made = new LinkedHashMap<>();

    ToldCalls(ClassNode owner) {
        this.owner = owner;
    }

    /** Whether a method only looks at what it is called on. */
    static boolean reads(String method) {
        return READS.matcher(method).matches();
    }

    /** Has a call told of: the method that it is moved to takes what it takes, its receiver first, and the place. */
    void tell(MethodNode method, MethodInsnNode call, int site) {
        boolean isSuper = call.getOpcode() == Opcodes.INVOKESPECIAL;
        String key = call.getOpcode() + call.owner + "." + call.name + call.desc;
        MethodNode told = made.computeIfAbsent(key, unknown -> isSuper ? ofSuper(call) : moved(call));
        method.instructions.insertBefore(call, Hooks.push(site));
        boolean inInterface = (owner.access & Opcodes.ACC_INTERFACE) != 0;
        int opcode = isSuper ? Opcodes.INVOKESPECIAL : Opcodes.INVOKESTATIC;
        method.instructions.set(call, new MethodInsnNode(opcode, owner.name, told.name, told.desc, inInterface));
    }

    /** Has calls of a method that is inherited told of, by overriding it. */
    void override(String name, String descriptor, String parent, int site) {
        var method = new MethodNode(Opcodes.ACC_PUBLIC, name, descriptor, null, null);
        var call = new MethodInsnNode(Opcodes.INVOKESPECIAL, parent, name, descriptor, false);
        fill(method, call, own(call), Hooks.push(site), List.of());
        made.put(name + descriptor, method);
    }

    /** Adds to the class what calls were moved to. */
    void finish() {
        owner.methods.addAll(made.values());
    }

    private MethodNode moved(MethodInsnNode call) {
        var operands = new ArrayList<>(List.of(Type.getObjectType(call.owner)));
        operands.addAll(List.of(Type.getArgumentTypes(call.desc)));
        return withPlace(call, operands, operands, Opcodes.ACC_STATIC);
    }

    private MethodNode ofSuper(MethodInsnNode call) {
        return withPlace(call, own(call), List.of(Type.getArgumentTypes(call.desc)), 0);
    }

    private List<Type> own(MethodInsnNode call) {
        var operands = new ArrayList<>(List.of(Type.getObjectType(owner.name)));
        operands.addAll(List.of(Type.getArgumentTypes(call.desc)));
        return operands;
    }

    private MethodNode withPlace(MethodInsnNode call, List<Type> operands, List<Type> parameters, int access) {
        var all = new ArrayList<>(parameters);
        all.add(Type.INT_TYPE);
        var method = new MethodNode(
                Opcodes.ACC_PRIVATE | Opcodes.ACC_SYNTHETIC | access,
                Fault.REWRITTEN + call.name + "$" + made.size(),
                Type.getMethodDescriptor(Type.getReturnType(call.desc), all.toArray(Type[]::new)),
                null,
                null);
        int place = operands.stream().mapToInt(Type::getSize).sum();
        fill(method, call, operands, new VarInsnNode(Opcodes.ILOAD, place), List.of(Type.INT_TYPE));
        return method;
    }

    /**
     * @param types of what the call takes, its receiver first; they are in the first variables
     * @param more what else there is in variables
     */
    private static void fill(
            MethodNode method, MethodInsnNode call, List<Type> types, AbstractInsnNode site, List<Type> more) {
        var operands = new Operands(0, types);
        String inherited = call.getOpcode() == Opcodes.INVOKESPECIAL ? "Super" : "";
        var begin = new LabelNode();
        var end = new LabelNode();
        var handler = new LabelNode();
        InsnList code = method.instructions;
        operands.load(code, 0);
        code.add(Hooks.push(reads(call.name) ? 1 : 0));
        code.add(site);
        code.add(ScheduledMethod.control("called" + inherited, "(Ljava/lang/Object;ZI)V"));
        code.add(begin);
        operands.loadAll(code);
        code.add(call.clone(Map.of()));
        derived(call, operands, inherited, code);
        code.add(end);
        left(operands, inherited, code);
        code.add(new InsnNode(Type.getReturnType(call.desc).getOpcode(Opcodes.IRETURN)));
        code.add(handler);
        Object[] locals = Stream.concat(types.stream(), more.stream())
                .map(ToldCalls::inFrame)
                .toArray();
        code.add(new FrameNode(Opcodes.F_NEW, locals.length, locals, 1, new Object[] {"java/lang/Throwable"}));
        left(operands, inherited, code);
        code.add(new InsnNode(Opcodes.ATHROW));
        method.tryCatchBlocks = new ArrayList<>(List.of(new TryCatchBlockNode(begin, end, handler, null)));
    }

    /** What the call returns is remembered as a part of what it was called on. */
    private static void derived(MethodInsnNode call, Operands operands, String inherited, InsnList code) {
        boolean isView = VIEWS.matcher(call.name).matches();
        boolean isElement = ELEMENTS.matcher(call.name).matches();
        if ((isView || isElement) && Type.getReturnType(call.desc).getSort() == Type.OBJECT) {
            code.add(new InsnNode(Opcodes.DUP));
            operands.load(code, 0);
            code.add(ScheduledMethod.control(
                    (isView ? "derived" : "taken") + inherited, "(Ljava/lang/Object;Ljava/lang/Object;)V"));
        }
    }

    private static void left(Operands operands, String inherited, InsnList code) {
        operands.load(code, 0);
        code.add(ScheduledMethod.control("left" + inherited, "(Ljava/lang/Object;)V"));
    }

    private static Object inFrame(Type type) {
        return switch (type.getSort()) {
            case Type.LONG -> Opcodes.LONG;
            case Type.DOUBLE -> Opcodes.DOUBLE;
            case Type.FLOAT -> Opcodes.FLOAT;
            case Type.OBJECT, Type.ARRAY -> type.getInternalName();
            default -> Opcodes.INTEGER;
        };
    }
}
