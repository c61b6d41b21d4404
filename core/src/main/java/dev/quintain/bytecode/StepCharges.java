package dev.quintain.bytecode;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * Makes a method count steps wherever code can go round in circles: at its entry, at jumps back, and where an exception
 * is caught. It adds no branches, so stack map frames stay as they are.
 */
final class StepCharges {
    /** Those that can catch the error with which the budget ends; null stands for finally and synchronized. */
    private static final Set<String> CATCHING = Set.of("java/lang/Throwable", "java/lang/Error");

    private final MethodNode method;
    private final Map<AbstractInsnNode, Integer> positions = new HashMap<>();

    StepCharges(MethodNode method) {
        this.method = method;
        for (AbstractInsnNode instruction : method.instructions) {
            positions.put(instruction, positions.size());
        }
    }

    void add() {
        var places = new LinkedHashSet<AbstractInsnNode>();
        for (AbstractInsnNode instruction : method.instructions) {
            if (targets(instruction).stream().anyMatch(target -> position(target) <= position(instruction))) {
                places.add(instruction);
            }
        }
        for (TryCatchBlockNode block : method.tryCatchBlocks) {
            AbstractInsnNode first = firstInstruction(block.handler);
            if (first != null && !catchesItself(first)) {
                places.add(first);
            }
        }
        places.forEach(place -> method.instructions.insertBefore(place, Hooks.step()));
        method.instructions.insert(entry());
    }

    /** Before everything else, but with a line number, so that a stack trace has one. */
    private InsnList entry() {
        var entry = new InsnList();
        AbstractInsnNode first = method.instructions.getFirst();
        while (first != null && first.getOpcode() < 0) {
            if (first instanceof LineNumberNode line) {
                var label = new LabelNode();
                entry.add(label);
                entry.add(new LineNumberNode(line.line, label));
                break;
            }
            first = first.getNext();
        }
        entry.add(Hooks.step());
        return entry;
    }

    private static List<LabelNode> targets(AbstractInsnNode instruction) {
        if (instruction instanceof JumpInsnNode jump) {
            return List.of(jump.label);
        }
        if (instruction instanceof TableSwitchInsnNode choice) {
            return with(choice.labels, choice.dflt);
        }
        return instruction instanceof LookupSwitchInsnNode choice ? with(choice.labels, choice.dflt) : List.of();
    }

    private static List<LabelNode> with(List<LabelNode> labels, LabelNode more) {
        var all = new HashSet<>(labels);
        all.add(more);
        return List.copyOf(all);
    }

    /**
     * Whether an error thrown at this first instruction of a handler could come back to it: then a step here would never
     * end. So it is with the handlers that compilers make for synchronized and, some of them, for finally.
     */
    private boolean catchesItself(AbstractInsnNode handler) {
        var seen = new HashSet<AbstractInsnNode>();
        Deque<AbstractInsnNode> open = new ArrayDeque<>(Set.of(handler));
        while (!open.isEmpty()) {
            AbstractInsnNode thrower = open.pop();
            for (TryCatchBlockNode block : method.tryCatchBlocks) {
                AbstractInsnNode next = covers(block, thrower) ? firstInstruction(block.handler) : null;
                if (next == handler) {
                    return true;
                }
                if (next != null && seen.add(next)) {
                    open.push(next);
                }
            }
        }
        return false;
    }

    private boolean covers(TryCatchBlockNode block, AbstractInsnNode instruction) {
        return (block.type == null || CATCHING.contains(block.type))
                && position(block.start) <= position(instruction)
                && position(instruction) < position(block.end);
    }

    private int position(AbstractInsnNode instruction) {
        return positions.getOrDefault(instruction, Integer.MAX_VALUE);
    }

    private static @Nullable AbstractInsnNode firstInstruction(LabelNode label) {
        AbstractInsnNode next = label;
        while (next != null && next.getOpcode() < 0) {
            next = next.getNext();
        }
        return next;
    }
}
