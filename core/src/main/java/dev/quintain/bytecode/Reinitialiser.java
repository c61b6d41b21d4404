package dev.quintain.bytecode;

import dev.quintain.bytecode.RewrittenClass.Reset;
import dev.quintain.bytecode.StaticParts.Aspect;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Makes static initialisers repeatable, as Csallner and Smaragdakis 2004, section 5.3, do: the initialiser is copied to a
 * method that can be called, final is taken off the static fields so that it may write them again, and the initialiser
 * reports its beginning and end. The original stays as it is, so that stack traces do.
 */
final class Reinitialiser {
    static final String CLEAR = "$quintain$clear";
    static final String INITIALISE = "$quintain$init";

    private static final int ADDED = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;

    private final StaticParts parts;

    Reinitialiser(StaticParts parts) {
        this.parts = parts;
    }

    /**
     * What was added to a class.
     *
     * @param reset null if the class has nothing that can be put back
     * @param reports makes the initialiser report its beginning and end. To be run when all else is done to the class:
     *     an initialiser must not fail, as it may when it runs out of budget, before it has reported its beginning
     */
    record Added(@Nullable Reset reset, Runnable reports) {
        static final Added NOTHING = new Added(null, () -> {});
    }

    Added addTo(ClassNode node) {
        MethodNode initialiser = initialiser(node);
        List<FieldNode> state = state(node);
        if ((node.access & Opcodes.ACC_INTERFACE) != 0) {
            return initialiser == null
                    ? Added.NOTHING
                    : unrepeatable(initialiser, parts.id(node.name, Aspect.STATICS, StaticWatch.INTERFACE_STAYS));
        }
        if (initialiser == null) {
            return state.isEmpty() ? Added.NOTHING : new Added(add(node, state, null), () -> {});
        }
        return EnumInitialiser.isEnum(node)
                ? addToEnum(node, initialiser, state)
                : addToClass(node, initialiser, state);
    }

    private static @Nullable MethodNode initialiser(ClassNode node) {
        return node.methods.stream()
                .filter(method -> method.name.equals("<clinit>"))
                .findFirst()
                .orElse(null);
    }

    private Added addToClass(ClassNode node, MethodNode initialiser, List<FieldNode> state) {
        var copy = new MethodNode(
                Opcodes.ASM9, ADDED, freeName(node, INITIALISE), initialiser.desc, initialiser.signature, null);
        initialiser.accept(copy);
        int id = parts.id(node.name, Aspect.STATICS);
        return new Added(add(node, state, copy), () -> {
            initialiser.instructions.insert(Hooks.initStarted(id));
            reportEnd(initialiser, () -> Hooks.initEnded(id));
        });
    }

    private Added addToEnum(ClassNode node, MethodNode initialiser, List<FieldNode> state) {
        var constants = new EnumInitialiser(node, initialiser);
        AbstractInsnNode split = constants.split();
        MethodNode rest = split == null ? null : constants.rest(split, ADDED, freeName(node, INITIALISE));
        if (split == null || rest == null) {
            String why = "the enum's constants cannot be told from its other state";
            return unrepeatable(initialiser, parts.id(node.name, Aspect.STATICS, why));
        }
        int making = parts.id(node.name, Aspect.ENUM_CONSTANTS, StaticWatch.ENUM_STAYS);
        if (state.isEmpty() && EnumInitialiser.isTrivial(rest)) {
            return unrepeatable(initialiser, making);
        }
        int statics = parts.id(node.name, Aspect.STATICS);
        return new Added(add(node, state, rest), () -> {
            initialiser.instructions.insert(split, Hooks.initStarted(statics));
            initialiser.instructions.insert(split, Hooks.unrepeatableEnded(making));
            initialiser.instructions.insert(Hooks.initStarted(making));
            reportEnd(initialiser, () -> Hooks.initEnded(statics));
        });
    }

    private static Added unrepeatable(MethodNode initialiser, int id) {
        return new Added(null, () -> {
            initialiser.instructions.insert(Hooks.initStarted(id));
            reportEnd(initialiser, () -> Hooks.unrepeatableEnded(id));
        });
    }

    private Reset add(ClassNode node, List<FieldNode> state, @Nullable MethodNode initialise) {
        state.forEach(field -> field.access &= ~Opcodes.ACC_FINAL);
        MethodNode clear = clear(node, state);
        node.methods.add(clear);
        if (initialise != null) {
            node.methods.add(initialise);
        }
        int id = parts.id(node.name, Aspect.STATICS);
        return new Reset(id, clear.name, initialise == null ? null : initialise.name);
    }

    /** The static fields that can have another value than the class file says. */
    private static List<FieldNode> state(ClassNode node) {
        return node.fields.stream()
                .filter(field -> (field.access & Opcodes.ACC_STATIC) != 0)
                .filter(field -> field.value == null || (field.access & Opcodes.ACC_FINAL) == 0)
                .filter(field -> !EnumInitialiser.isKept(node, field))
                .toList();
    }

    private static void reportEnd(MethodNode initialiser, Supplier<InsnList> report) {
        for (AbstractInsnNode instruction : initialiser.instructions.toArray()) {
            if (instruction.getOpcode() == Opcodes.RETURN) {
                initialiser.instructions.insertBefore(instruction, report.get());
            }
        }
    }

    private static MethodNode clear(ClassNode node, List<FieldNode> state) {
        var clear = new MethodNode(ADDED, freeName(node, CLEAR), "()V", null, null);
        for (FieldNode field : state) {
            clear.instructions.add(field.value == null ? zero(field.desc) : new LdcInsnNode(field.value));
            clear.instructions.add(new FieldInsnNode(Opcodes.PUTSTATIC, node.name, field.name, field.desc));
        }
        clear.instructions.add(new InsnNode(Opcodes.RETURN));
        return clear;
    }

    private static InsnNode zero(String descriptor) {
        return new InsnNode(
                switch (Type.getType(descriptor).getSort()) {
                    case Type.LONG -> Opcodes.LCONST_0;
                    case Type.FLOAT -> Opcodes.FCONST_0;
                    case Type.DOUBLE -> Opcodes.DCONST_0;
                    case Type.ARRAY, Type.OBJECT -> Opcodes.ACONST_NULL;
                    default -> Opcodes.ICONST_0;
                });
    }

    private static String freeName(ClassNode node, String wanted) {
        String name = wanted;
        while (isTaken(node, name)) {
            name += "$";
        }
        return name;
    }

    private static boolean isTaken(ClassNode node, String name) {
        return node.methods.stream().anyMatch(method -> method.name.equals(name));
    }
}
