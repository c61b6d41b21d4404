package dev.quintain.bytecode;

import dev.quintain.bytecode.Handler.Kind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;

/** The exception table of one method, told apart into what its author wrote and what the compiler added. */
final class TryBlocks {
    private static final int[] KEEPING = {Opcodes.ASTORE, Opcodes.ALOAD, Opcodes.ASTORE, Opcodes.ALOAD, Opcodes.ATHROW};

    private final MethodNode method;
    private final AbstractInsnNode[] code;
    private final int[] lines;
    private final Map<LabelNode, Block> blocks = new LinkedHashMap<>();

    /** The code that one or more entries of the table lead to. */
    static final class Block {
        private final Kind kind;
        private final int first;
        private final int end;
        private final List<String> catches = new ArrayList<>();

        private Block(Kind kind, int first, int end) {
            this.kind = kind;
            this.first = first;
            this.end = end;
        }

        Kind kind() {
            return kind;
        }

        /** Its first instruction. */
        int first() {
            return first;
        }

        /** The first instruction behind it. */
        int end() {
            return end;
        }

        /** Internal names of what it catches, those of a multi-catch together. */
        List<String> catches() {
            return List.copyOf(catches);
        }
    }

    /** One entry of the table. */
    record Entry(int start, int end, String catches, Block block) {
        boolean covers(int instruction) {
            return start <= instruction && instruction < end;
        }
    }

    TryBlocks(MethodNode method) {
        this.method = method;
        this.code = method.instructions.toArray();
        this.lines = new int[code.length];
        int line = 0;
        for (int index = 0; index < code.length; index++) {
            line = code[index] instanceof LineNumberNode number ? number.line : line;
            lines[index] = line;
        }
    }

    /** The table in its order, without what guards monitors. */
    List<Entry> entries() {
        var entries = new ArrayList<Entry>();
        for (TryCatchBlockNode node : method.tryCatchBlocks) {
            int start = method.instructions.indexOf(node.start);
            block(node, start)
                    .ifPresent(block -> entries.add(new Entry(
                            start,
                            method.instructions.indexOf(node.end),
                            node.type == null ? "java/lang/Throwable" : node.type,
                            block)));
        }
        return entries;
    }

    private Optional<Block> block(TryCatchBlockNode node, int start) {
        int first = real(method.instructions.indexOf(node.handler));
        if (first >= code.length || (node.type == null && guardsMonitor(first))) {
            return Optional.empty();
        }
        String catches = node.type == null ? "java/lang/Throwable" : node.type;
        Block block = blocks.computeIfAbsent(
                node.handler, label -> new Block(kind(node, first, start), first, endOf(first, node.handler)));
        if (!block.catches.contains(catches)) {
            block.catches.add(catches);
        }
        return Optional.of(block);
    }

    /** All handlers, in the order of the table. */
    List<Block> blocks() {
        return List.copyOf(blocks.values());
    }

    private Kind kind(TryCatchBlockNode node, int first, int start) {
        boolean widest = node.type == null || node.type.equals("java/lang/Throwable");
        if (widest && addsSuppressed(first) && lines[first] <= lines[real(start)]) {
            return Kind.RESOURCES;
        }
        if (node.type == null) {
            return closesWhatIsKept(node) ? Kind.RESOURCES : Kind.FINALLY;
        }
        return keeps(first) && isClosedAfter(node.handler) ? Kind.RESOURCES : Kind.CATCH;
    }

    /**
     * Whether a block does nothing but keep what it caught in another variable and throw it again: so compilers before Java 11
     * note what came out of try-with-resources, for a second block that closes the resource.
     */
    private boolean keeps(int first) {
        int index = first;
        for (int opcode : KEEPING) {
            index = real(index);
            if (index >= code.length || code[index].getOpcode() != opcode) {
                return false;
            }
            index++;
        }
        return true;
    }

    /** Whether the second block is there. */
    private boolean isClosedAfter(LabelNode keeper) {
        return method.tryCatchBlocks.stream().anyMatch(node -> node.type == null && covers(node, keeper));
    }

    /** Whether it is the second block. */
    private boolean closesWhatIsKept(TryCatchBlockNode node) {
        return method.tryCatchBlocks.stream()
                .filter(other -> other.handler == node.handler)
                .anyMatch(other -> method.tryCatchBlocks.stream()
                        .filter(keeper -> "java/lang/Throwable".equals(keeper.type))
                        .anyMatch(keeper -> covers(other, keeper.handler)
                                && keeps(real(method.instructions.indexOf(keeper.handler)))));
    }

    private boolean covers(TryCatchBlockNode node, LabelNode handler) {
        int index = method.instructions.indexOf(handler);
        return method.instructions.indexOf(node.start) <= index && index < method.instructions.indexOf(node.end);
    }

    /** What a compiler writes for try-with-resources adds what close throws to what was thrown before. */
    private boolean addsSuppressed(int first) {
        for (int index = first; index < code.length; index++) {
            if (code[index] instanceof MethodInsnNode call && call.name.equals("addSuppressed")) {
                return true;
            }
            if (code[index].getOpcode() == Opcodes.ATHROW || isReturn(code[index])) {
                return false;
            }
        }
        return false;
    }

    private boolean guardsMonitor(int first) {
        for (int index = first, seen = 0; index < code.length && seen < 4; index++) {
            if (code[index].getOpcode() == Opcodes.MONITOREXIT) {
                return true;
            }
            seen += code[index].getOpcode() >= 0 ? 1 : 0;
        }
        return false;
    }

    /** The block behind which the jump over it leads; else the next handler or the end of the method. */
    private int endOf(int first, LabelNode label) {
        int end = code.length;
        for (TryCatchBlockNode node : method.tryCatchBlocks) {
            int other = method.instructions.indexOf(node.handler);
            end = other > first ? Math.min(end, other) : end;
        }
        int before = method.instructions.indexOf(label) - 1;
        while (before >= 0 && code[before].getOpcode() < 0) {
            before--;
        }
        if (before >= 0 && code[before] instanceof JumpInsnNode jump && jump.getOpcode() == Opcodes.GOTO) {
            int target = method.instructions.indexOf(jump.label);
            end = target > first ? Math.min(end, target) : end;
        }
        return end;
    }

    /** The first instruction from there on that is not a mark. */
    int real(int index) {
        int real = index;
        while (real < code.length && code[real].getOpcode() < 0) {
            real++;
        }
        return real;
    }

    int line(int index) {
        return index < lines.length ? lines[index] : 0;
    }

    /** The last line of a block. */
    int lastLine(Block block) {
        int last = line(block.first());
        for (int index = block.first(); index < block.end(); index++) {
            last = Math.max(last, lines[index]);
        }
        return last;
    }

    /** Whether a block neither reads what it caught nor calls or throws anything. */
    boolean ignores(Block block) {
        int variable = code[block.first()] instanceof VarInsnNode store && store.getOpcode() == Opcodes.ASTORE
                ? store.var
                : -1;
        if (variable < 0 && code[block.first()].getOpcode() != Opcodes.POP) {
            return false;
        }
        for (int index = block.first() + 1; index < block.end(); index++) {
            boolean reads = code[index] instanceof VarInsnNode load
                    && load.getOpcode() == Opcodes.ALOAD
                    && load.var == variable;
            if (reads || code[index] instanceof MethodInsnNode || code[index].getOpcode() == Opcodes.ATHROW) {
                return false;
            }
        }
        return true;
    }

    /** Whether what a block guards is a close that comes too late: what it throws is added to what was thrown before. */
    boolean isOfLateClose(Block block) {
        if (block.kind() != Kind.RESOURCES) {
            return false;
        }
        for (int index = block.first(); index < block.end(); index++) {
            if (code[index] instanceof MethodInsnNode call) {
                return call.name.equals("addSuppressed");
            }
        }
        return false;
    }

    /** The copy of a finally block that exceptions lead to, up to where it throws again what it caught. */
    int endOfCopy(Block block) {
        int variable = code[block.first()] instanceof VarInsnNode store ? store.var : -1;
        for (int index = block.first(); index + 1 < code.length; index++) {
            if (code[index] instanceof VarInsnNode load
                    && load.var == variable
                    && load.getOpcode() == Opcodes.ALOAD
                    && code[index + 1].getOpcode() == Opcodes.ATHROW) {
                return index + 1;
            }
        }
        return block.end();
    }

    private static boolean isReturn(AbstractInsnNode instruction) {
        return instruction.getOpcode() >= Opcodes.IRETURN && instruction.getOpcode() <= Opcodes.RETURN;
    }
}
