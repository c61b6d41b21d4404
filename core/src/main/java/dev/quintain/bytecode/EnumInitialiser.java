package dev.quintain.bytecode;

import dev.quintain.bytecode.Outline.Field;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * The static initialiser of an enum: compilers first make the constants, then store the array of all of them, then do
 * what the source says. Only the last part can be repeated.
 */
final class EnumInitialiser {
    private final ClassNode owner;
    private final MethodNode initialiser;

    EnumInitialiser(ClassNode owner, MethodNode initialiser) {
        this.owner = owner;
        this.initialiser = initialiser;
    }

    static boolean isEnum(ClassNode node) {
        return "java/lang/Enum".equals(node.superName);
    }

    /** Whether the field keeps its value for good: a constant, or the compiler's array of all of them. */
    static boolean isKept(ClassNode node, FieldNode field) {
        return isEnum(node)
                && ((field.access & Opcodes.ACC_ENUM) != 0 || isValues(node.name, field.access, field.desc));
    }

    static boolean isValues(Field field, Outlines outlines) {
        return field.owner().equals(outlines.enumOf(field.owner()))
                && isValues(field.owner(), field.access(), field.descriptor());
    }

    private static boolean isValues(String owner, int access, String descriptor) {
        int flags = Opcodes.ACC_STATIC | Opcodes.ACC_FINAL | Opcodes.ACC_SYNTHETIC;
        return (access & flags) == flags && descriptor.equals("[L" + owner + ";");
    }

    /** The instruction after which the part that can be repeated begins; null if there is no such place. */
    @Nullable
    AbstractInsnNode split() {
        for (AbstractInsnNode instruction : initialiser.instructions) {
            if (instruction.getOpcode() == Opcodes.PUTSTATIC && storesValues((FieldInsnNode) instruction)) {
                return instruction;
            }
        }
        return null;
    }

    private boolean storesValues(FieldInsnNode store) {
        return store.owner.equals(owner.name)
                && owner.fields.stream()
                        .anyMatch(field -> field.name.equals(store.name)
                                && field.desc.equals(store.desc)
                                && isValues(owner.name, field.access, field.desc));
    }

    /** The part that can be repeated, as the code of a method; null if it leans on what went before. */
    @Nullable
    MethodNode rest(AbstractInsnNode split, int access, String name) {
        var labels = new HashMap<LabelNode, LabelNode>();
        for (AbstractInsnNode next = split.getNext(); next != null; next = next.getNext()) {
            if (next instanceof LabelNode label) {
                labels.put(label, new LabelNode());
            }
        }
        var rest = new MethodNode(access, name, "()V", null, null);
        for (AbstractInsnNode next = split.getNext(); next != null; next = next.getNext()) {
            if (!staysWithin(next, labels)) {
                return null;
            }
            rest.instructions.add(next.clone(labels));
        }
        for (TryCatchBlockNode block : initialiser.tryCatchBlocks) {
            if (labels.containsKey(block.end) || labels.containsKey(block.handler)) {
                if (!labels.keySet().containsAll(List.of(block.start, block.end, block.handler))) {
                    return null;
                }
                rest.tryCatchBlocks.add(new TryCatchBlockNode(
                        labels.get(block.start), labels.get(block.end), labels.get(block.handler), block.type));
            }
        }
        return needsEarlierLocals(rest.instructions) ? null : rest;
    }

    private static boolean staysWithin(AbstractInsnNode instruction, Map<LabelNode, LabelNode> labels) {
        if (instruction instanceof JumpInsnNode jump) {
            return labels.containsKey(jump.label);
        }
        if (instruction instanceof TableSwitchInsnNode choice) {
            return labels.containsKey(choice.dflt) && labels.keySet().containsAll(choice.labels);
        }
        if (instruction instanceof LookupSwitchInsnNode choice) {
            return labels.containsKey(choice.dflt) && labels.keySet().containsAll(choice.labels);
        }
        return true;
    }

    /** Whether a local variable is used, or promised by a frame, that has not been written before in the text. */
    private static boolean needsEarlierLocals(InsnList code) {
        var written = new BitSet();
        for (AbstractInsnNode instruction : code) {
            if (instruction instanceof VarInsnNode variable) {
                boolean store = variable.getOpcode() >= Opcodes.ISTORE && variable.getOpcode() <= Opcodes.ASTORE;
                if (store) {
                    written.set(variable.var);
                } else if (!written.get(variable.var)) {
                    return true;
                }
            } else if (instruction instanceof FrameNode frame && promisesMore(frame, written)) {
                return true;
            }
        }
        return false;
    }

    private static boolean promisesMore(FrameNode frame, BitSet written) {
        int index = 0;
        for (Object local : frame.local == null ? List.of() : frame.local) {
            if (local != Opcodes.TOP && !written.get(index)) {
                return true;
            }
            index += local == Opcodes.LONG || local == Opcodes.DOUBLE ? 2 : 1;
        }
        return false;
    }

    /** Whether there is anything in the part after the split. */
    static boolean isTrivial(MethodNode rest) {
        for (AbstractInsnNode instruction : rest.instructions) {
            if (instruction.getOpcode() >= 0 && instruction.getOpcode() != Opcodes.RETURN) {
                return false;
            }
        }
        return true;
    }
}
