package dev.quintain.bytecode;

import dev.quintain.bytecode.CallSite.Way;
import dev.quintain.bytecode.Handler.Kind;
import dev.quintain.bytecode.TryBlocks.Block;
import dev.quintain.bytecode.TryBlocks.Entry;
import dev.quintain.runtime.inject.Arm;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * The calls of one method that may throw checked exceptions, and its handlers (all-e-deacts: each call counts on its own).
 * A call that the compiler copied, as it does with finally blocks, is one.
 */
final class MethodSites {
    private static final Pattern CLOSES = Pattern.compile("(close|flush)([^a-z].*)?");

    private final ClassNode type;
    private final MethodNode method;
    private final Declarations declarations;
    private final SiteRules rules;
    private final TryBlocks tries;
    private final List<Entry> entries;
    private final Map<Block, Handler> handlers = new LinkedHashMap<>();
    private final Map<MethodInsnNode, CallSite> calls = new LinkedHashMap<>();
    private final List<CallSite> sites = new ArrayList<>();

    MethodSites(ClassNode type, MethodNode method, Declarations declarations, SiteRules rules) {
        this.type = type;
        this.method = method;
        this.declarations = declarations;
        this.rules = rules;
        this.tries = new TryBlocks(method);
        this.entries = tries.entries();
    }

    void find(Numbering numbering) {
        if (entries.isEmpty() && !rules.wholeStack() && !rules.partial()) {
            return;
        }
        numberHandlers(numbering);
        Map<MethodInsnNode, List<Way>> ways = new LinkedHashMap<>();
        for (var instruction : method.instructions) {
            if (instruction instanceof MethodInsnNode call && !isAddedForResources(call)) {
                List<Way> found = ways(call);
                if (!found.isEmpty()) {
                    ways.put(call, found);
                }
            }
        }
        number(ways, numbering);
    }

    /** The close for when the block has thrown already; what that throws is added to what was thrown. */
    private boolean isAddedForResources(MethodInsnNode call) {
        int index = method.instructions.indexOf(call);
        return entries.stream().anyMatch(entry -> entry.covers(index) && tries.isOfLateClose(entry.block()))
                || tries.blocks().stream()
                        .filter(block -> block.kind() == Kind.RESOURCES && !tries.isOfLateClose(block))
                        .anyMatch(block -> isBetween(block.first(), tries.endOfCopy(block), call));
    }

    private void numberHandlers(Numbering numbering) {
        Map<String, Integer> numbers = new HashMap<>();
        for (Block block : tries.blocks()) {
            if (!isInteresting(block)) {
                continue;
            }
            int line = tries.line(block.first());
            // Copies of a finally block have copies of the handlers in it.
            String key = line == 0 ? "@" + block.first() : block.kind() + " " + block.catches() + " " + line;
            int number = numbers.computeIfAbsent(key, any -> numbering.handler().getAsInt());
            handlers.put(block, handler(block, number, line));
        }
    }

    private boolean isInteresting(Block block) {
        return block.kind() == Kind.CATCH
                ? block.catches().stream().anyMatch(this::mayTakeChecked)
                : rules.wholeStack();
    }

    private boolean mayTakeChecked(String catches) {
        return catches.equals("java/lang/Throwable")
                || declarations.isChecked(catches)
                || rules.also().stream().anyMatch(also -> declarations.isSubtype(also, catches));
    }

    private Handler handler(Block block, int number, int line) {
        return new Handler(
                number,
                block.kind(),
                ClassFileReader.dotted(type.name),
                method.name + method.desc,
                ClassFileReader.dotted(String.join("|", block.catches())),
                line,
                tries.lastLine(block),
                tries.ignores(block));
    }

    private List<Way> ways(MethodInsnNode call) {
        int index = method.instructions.indexOf(call);
        if (!rules.wholeStack() && !rules.partial() && entries.stream().noneMatch(entry -> entry.covers(index))) {
            // What is called there need not be looked up.
            return List.of();
        }
        var ways = new ArrayList<Way>();
        for (String exception : declared(call)) {
            boolean taken = addWays(exception, index, ways);
            if (!taken && rules.wholeStack()) {
                add(ways, new Way(ClassFileReader.dotted(exception), nearest(index), false));
            }
        }
        for (String also : rules.also()) {
            if (!call.owner.startsWith("java/lang/")) {
                addWays(also, index, ways);
            }
        }
        if (rules.partial()
                && PartialCalls.replacement(call, method.name, declarations).isPresent()) {
            add(ways, new Way(Arm.SHORT, 0, false));
        }
        return ways;
    }

    /** Adds what is not there yet. Hashing records at the start of a JVM takes longer than reading a whole class. */
    private static void add(List<Way> ways, Way way) {
        if (ways.stream().noneMatch(way::isSame)) {
            ways.add(way);
        }
    }

    private List<String> declared(MethodInsnNode call) {
        // What can be cloned does not refuse it, whatever the compiler wants caught.
        boolean clones = call.owner.equals("java/lang/Object") && call.name.equals("clone");
        if (clones && declarations.isSubtype(type.name, "java/lang/Cloneable")) {
            return List.of();
        }
        return declarations
                .method(call.owner, call.name, call.desc)
                .map(Declarations.Method::exceptions)
                .orElse(List.of());
    }

    /** Adds who takes the exception or special cases of it; returns whether somebody takes all of them. */
    private boolean addWays(String exception, int index, List<Way> ways) {
        for (Entry entry : entries) {
            Handler handler = handlers.get(entry.block());
            if (handler == null || handler.kind() != Kind.CATCH || !entry.covers(index)) {
                continue;
            }
            if (declarations.isSubtype(exception, entry.catches())) {
                add(ways, new Way(ClassFileReader.dotted(exception), handler.number(), false));
                return true;
            }
            if (declarations.isSubtype(entry.catches(), exception) && declarations.isChecked(entry.catches())) {
                add(ways, new Way(ClassFileReader.dotted(entry.catches()), handler.number(), true));
            }
        }
        return false;
    }

    /** What an exception comes by that no catch of the method takes; 0 if it leaves it at once. */
    private int nearest(int index) {
        return entries.stream()
                .filter(entry -> entry.covers(index))
                .flatMap(entry -> Stream.ofNullable(handlers.get(entry.block())))
                .filter(handler -> handler.kind() != Kind.CATCH)
                .map(Handler::number)
                .findFirst()
                .orElse(0);
    }

    private void number(Map<MethodInsnNode, List<Way>> found, Numbering numbering) {
        Map<String, List<MethodInsnNode>> alike = new LinkedHashMap<>();
        for (MethodInsnNode call : found.keySet()) {
            alike.computeIfAbsent(key(call), key -> new ArrayList<>()).add(call);
        }
        Map<String, List<MethodInsnNode>> groups = new LinkedHashMap<>();
        for (MethodInsnNode call : found.keySet()) {
            List<MethodInsnNode> group = alike.getOrDefault(key(call), List.of());
            int ordinal = group.indexOf(call) % copySize(group);
            groups.computeIfAbsent(key(call) + " " + ordinal, key -> new ArrayList<>())
                    .add(call);
        }
        for (List<MethodInsnNode> copies : groups.values()) {
            CallSite site = site(copies, found, numbering.site().getAsInt());
            sites.add(site);
            copies.forEach(copy -> calls.put(copy, site));
        }
    }

    private String key(MethodInsnNode call) {
        int index = method.instructions.indexOf(call);
        int line = tries.line(index);
        return (line == 0 ? "@" + index : line) + " " + call.owner + "." + call.name + call.desc;
    }

    /** How many of these calls are in one copy of the block that the compiler copied; all, if it copied none. */
    private int copySize(List<MethodInsnNode> group) {
        return tries.blocks().stream()
                .filter(block -> block.kind() != Kind.CATCH)
                .map(block -> (int) group.stream()
                        .filter(call -> isBetween(block.first(), tries.endOfCopy(block), call))
                        .count())
                .filter(count -> count > 0)
                .min(Comparator.naturalOrder())
                .orElse(Math.max(1, group.size()));
    }

    private boolean isBetween(int first, int end, MethodInsnNode call) {
        int index = method.instructions.indexOf(call);
        return first <= index && index < end;
    }

    private CallSite site(List<MethodInsnNode> copies, Map<MethodInsnNode, List<Way>> found, int number) {
        MethodInsnNode call = copies.get(0);
        var ways = new ArrayList<Way>();
        copies.forEach(copy -> found.getOrDefault(copy, List.of()).forEach(way -> add(ways, way)));
        return new CallSite(
                number,
                ClassFileReader.dotted(type.name),
                method.name + method.desc,
                tries.line(method.instructions.indexOf(call)),
                type.sourceFile == null ? "" : type.sourceFile,
                ClassFileReader.dotted(call.owner),
                call.name,
                call.desc,
                isOpen(call),
                isAfter(call),
                ways);
    }

    private boolean isOpen(MethodInsnNode call) {
        boolean virtual = call.getOpcode() == Opcodes.INVOKEVIRTUAL || call.getOpcode() == Opcodes.INVOKEINTERFACE;
        return virtual
                && declarations
                        .method(call.owner, call.name, call.desc)
                        .map(Declarations.Method::open)
                        .orElse(true);
    }

    /**
     * Thrown in place of the call, an exception would keep the resource from being closed, and look like a leak. What closes
     * a resource that it is given is called something with close as well.
     */
    private static boolean isAfter(MethodInsnNode call) {
        return CLOSES.matcher(call.name).matches();
    }

    /** By instruction: copies of a call are the same. */
    Map<MethodInsnNode, CallSite> calls() {
        return calls;
    }

    /** In the order of their numbers. */
    List<CallSite> sites() {
        return sites;
    }

    /** The handlers by the index of their first instruction. */
    Map<Integer, Handler> handlersByFirst() {
        Map<Integer, Handler> byFirst = new LinkedHashMap<>();
        handlers.forEach((block, handler) -> byFirst.putIfAbsent(block.first(), handler));
        return byFirst;
    }
}
