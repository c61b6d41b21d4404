package dev.quintain.bytecode;

import dev.quintain.runtime.explore.Site;
import dev.quintain.runtime.explore.Sites;
import java.util.concurrent.atomic.AtomicInteger;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Puts the threads that run a class under control: whatever they can notice of each other becomes a call of {@code
 * runtime.explore}. May be used by several threads.
 */
public final class ScheduleRewriter {
    private final Outlines outlines;
    private final StandIns standIns = new StandIns();
    private final AtomicInteger sites = new AtomicInteger();

    public ScheduleRewriter(ClassSource source) {
        this.outlines = new Outlines(source);
    }

    /** How many places were found where threads can notice each other. */
    public int sites() {
        return sites.get();
    }

    public byte[] rewrite(byte[] classFile) {
        var reader = new ClassReader(classFile);
        var node = new ClassNode();
        reader.accept(new ClassRemapper(node, new ShadowNames()), ClassReader.EXPAND_FRAMES);
        String parent = String.valueOf(node.superName);
        new MethodReferences(node).unfold();
        new Replacements(node).replace();
        standIns.refuseWhatIsLacking(node, (method, place) -> site(node, method.name, place));
        var told = new ToldCalls(node);
        for (MethodNode method : node.methods) {
            if (method.instructions.size() > 0) {
                new ScheduledMethod(node, method, outlines, told, what -> site(node, method.name, what)).rewrite();
            }
        }
        InheritedCalls.tell(node, parent, told, what -> site(node, what, new Place(0, what)));
        told.finish();
        var writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        node.accept(writer);
        return writer.toByteArray();
    }

    private int site(ClassNode node, String method, Place place) {
        sites.incrementAndGet();
        return Sites.add(new Site(
                node.name.replace('/', '.'),
                method,
                node.sourceFile == null ? "Unknown Source" : node.sourceFile,
                place.line(),
                place.what()));
    }

    /** Somewhere in a method. */
    record Place(int line, String what) {}
}
