package dev.quintain.bytecode;

import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;

/**
 * Makes a method report what it covers: its entry, both ways of each condition, each target of a switch, and where
 * exceptions are caught. To be added after the steps, so that what runs out of budget covers nothing more.
 */
final class BranchProbes {
    private final MethodNode method;
    private final ProbeTable table;
    private final String className;
    private final String methodName;
    private int number;

    BranchProbes(String internalName, MethodNode method, ProbeTable table) {
        this.method = method;
        this.table = table;
        this.className = internalName.replace('/', '.');
        this.methodName = method.name + method.desc;
    }

    void add() {
        Set<LabelNode> handlers =
                method.tryCatchBlocks.stream().map(block -> block.handler).collect(Collectors.toSet());
        AbstractInsnNode[] code = method.instructions.toArray();
        addAt(code[0]);
        for (AbstractInsnNode instruction : code) {
            if (instruction instanceof LabelNode label && handlers.contains(label)) {
                addAt(label);
            } else if (instruction instanceof JumpInsnNode jump) {
                addTo(jump);
            } else if (instruction instanceof TableSwitchInsnNode choice) {
                SwitchDetours detours = detours(choice);
                choice.labels.replaceAll(detours::to);
                choice.dflt = detours.to(choice.dflt);
            } else if (instruction instanceof LookupSwitchInsnNode choice) {
                SwitchDetours detours = detours(choice);
                choice.labels.replaceAll(detours::to);
                choice.dflt = detours.to(choice.dflt);
            }
        }
    }

    /** Where code begins that is not reached by a branch. */
    private void addAt(AbstractInsnNode start) {
        AbstractInsnNode first = start;
        while (first != null && first.getOpcode() < 0) {
            first = first.getNext();
        }
        if (first == null) {
            return;
        }
        int id = probe(first);
        if (Hooks.isStep(first)) {
            method.instructions.insert(first, Hooks.hit(id));
        } else {
            method.instructions.insertBefore(first, Hooks.hit(id));
        }
    }

    private void addTo(JumpInsnNode jump) {
        Condition condition = Condition.of(jump.getOpcode());
        if (condition != null) {
            int fails = probe(jump);
            probe(jump);
            method.instructions.insertBefore(jump, new InsnNode(condition.copy));
            method.instructions.insertBefore(jump, Hooks.probe(fails, condition.hook, condition.descriptor));
        }
    }

    private SwitchDetours detours(AbstractInsnNode choice) {
        return new SwitchDetours(method, () -> probe(choice));
    }

    private int probe(AbstractInsnNode place) {
        return table.add(new Probe(className, methodName, number++, line(place)));
    }

    private static int line(AbstractInsnNode place) {
        AbstractInsnNode before = place;
        while (before != null && !(before instanceof LineNumberNode)) {
            before = before.getPrevious();
        }
        return before instanceof LineNumberNode number ? number.line : 0;
    }

    /**
     * What a jump depends on, or its opposite.
     *
     * @param copy the instruction that copies what is looked at
     * @param hook the method of {@code Probes} that looks at the copy
     */
    private record Condition(int copy, String hook, String descriptor) {
        static @Nullable Condition of(int opcode) {
            return switch (opcode) {
                case Opcodes.IFEQ, Opcodes.IFNE -> ofOne("isZero", "(II)V");
                case Opcodes.IFLT, Opcodes.IFGE -> ofOne("isNegative", "(II)V");
                case Opcodes.IFGT, Opcodes.IFLE -> ofOne("isPositive", "(II)V");
                case Opcodes.IFNULL, Opcodes.IFNONNULL -> ofOne("isNull", "(Ljava/lang/Object;I)V");
                case Opcodes.IF_ICMPEQ, Opcodes.IF_ICMPNE -> ofTwo("isEqual", "(III)V");
                case Opcodes.IF_ICMPLT, Opcodes.IF_ICMPGE -> ofTwo("isLess", "(III)V");
                case Opcodes.IF_ICMPGT, Opcodes.IF_ICMPLE -> ofTwo("isGreater", "(III)V");
                case Opcodes.IF_ACMPEQ, Opcodes.IF_ACMPNE ->
                    ofTwo("isSame", "(Ljava/lang/Object;Ljava/lang/Object;I)V");
                default -> null;
            };
        }

        private static Condition ofOne(String hook, String descriptor) {
            return new Condition(Opcodes.DUP, hook, descriptor);
        }

        private static Condition ofTwo(String hook, String descriptor) {
            return new Condition(Opcodes.DUP2, hook, descriptor);
        }
    }
}
