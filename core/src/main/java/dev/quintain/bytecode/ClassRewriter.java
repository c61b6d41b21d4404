package dev.quintain.bytecode;

import dev.quintain.bytecode.Reinitialiser.Added;
import dev.quintain.bytecode.RewrittenClass.Reset;
import dev.quintain.bytecode.StaticParts.Aspect;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassTooLargeException;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Adds to a class what a run needs, in one pass. It adds no branches but to where there is a frame to copy, so that frames
 * need not be computed anew, which would take loading other classes. May be used by several threads.
 */
public final class ClassRewriter {
    private final Rewriting what;
    private final StaticParts parts;
    private final ProbeTable probes;
    private final StaticWatch watch;
    private final Reinitialiser reinitialiser;

    public ClassRewriter(Rewriting what, ClassSource source, StaticParts parts, ProbeTable probes) {
        this.what = what;
        this.parts = parts;
        this.probes = probes;
        this.watch = new StaticWatch(new Outlines(source), parts);
        this.reinitialiser = new Reinitialiser(parts);
    }

    /** Rewrites a class file. One that cannot be read comes back as it is: the JVM knows best what is wrong with it. */
    public RewrittenClass rewrite(byte[] classFile) {
        if (what.equals(Rewriting.NONE)) {
            return new RewrittenClass(classFile, null, List.of());
        }
        try {
            return rewrite(new ClassReader(classFile), classFile);
        } catch (RuntimeException unreadable) {
            return new RewrittenClass(classFile, null, List.of("cannot be read and is left as it is: " + unreadable));
        }
    }

    /**
     * What has to be reported as touched by whoever reads a static field without rewritten code, as by reflection. Empty
     * if nobody can change anything by way of the field.
     */
    public OptionalInt touchedByReading(String internalName, String field, String descriptor) {
        return what.staticReset() ? watch.touchedByReading(internalName, field, descriptor) : OptionalInt.empty();
    }

    private RewrittenClass rewrite(ClassReader reader, byte[] classFile) {
        var limits = new Limits(what);
        while (true) {
            try {
                return limits.allowProbes() ? probes.allOrNone(() -> attempt(reader, limits)) : attempt(reader, limits);
            } catch (MethodTooLargeException tooLarge) {
                limits.exceeded(tooLarge.getMethodName() + tooLarge.getDescriptor());
            } catch (ClassTooLargeException tooLarge) {
                if (limits.dropProbes()) {
                    continue;
                }
                needLoader(reader, "the class is too large to be rewritten");
                return new RewrittenClass(classFile, null, List.of("too large to be rewritten"));
            }
        }
    }

    private RewrittenClass attempt(ClassReader reader, Limits limits) {
        var node = new ClassNode();
        reader.accept(node, ClassReader.EXPAND_FRAMES);
        Added added = what.staticReset() ? makeRepeatable(reader, node, limits) : Added.NOTHING;
        Reset reset = added.reset();
        for (MethodNode method : node.methods) {
            if (method.instructions.size() > 0) {
                rewrite(node, method, reset, limits);
            }
        }
        added.reports().run();
        var writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
        node.accept(writer);
        return new RewrittenClass(writer.toByteArray(), reset, limits.notes());
    }

    private Added makeRepeatable(ClassReader reader, ClassNode node, Limits limits) {
        if (limits.allowReset()) {
            return reinitialiser.addTo(node);
        }
        needLoader(reader, "the static initialiser is too large to be copied");
        return Added.NOTHING;
    }

    private void needLoader(ClassReader reader, String why) {
        parts.id(reader.getClassName(), Aspect.STATICS, why);
    }

    private void rewrite(ClassNode node, MethodNode method, @Nullable Reset reset, Limits limits) {
        if (reset != null && method.name.equals(reset.clear())) {
            return;
        }
        boolean initialiser =
                method.name.equals("<clinit>") || (reset != null && method.name.equals(reset.initialise()));
        String key = initialiser ? Limits.INITIALISER : method.name + method.desc;
        if (what.staticReset() && limits.allowWatch(key)) {
            watch.watch(node.name, method, initialiser);
        }
        if (what.budget() && limits.allowBudget(key)) {
            new StepCharges(method).add();
            new AllocationCharges(method).add();
        }
        if (limits.allowProbes(key)) {
            addProbes(node, method, initialiser);
        }
    }

    /**
     * What a static initialiser covers is not the doing of the test that happened to be first, and what compilers add is
     * not worth covering; but whoever asks for the time, results depend on it.
     */
    private void addProbes(ClassNode node, MethodNode method, boolean initialiser) {
        new ClockReports(method).add();
        if (!initialiser && !isAddedByCompiler(node, method)) {
            new ComparisonReports(method).add();
            new BranchProbes(node.name, method, probes).add();
        }
    }

    private static boolean isAddedByCompiler(ClassNode node, MethodNode method) {
        boolean hidden = (method.access & (Opcodes.ACC_SYNTHETIC | Opcodes.ACC_BRIDGE)) != 0;
        return (hidden && !method.name.startsWith("lambda$")) || isOfEveryEnum(node, method);
    }

    private static boolean isOfEveryEnum(ClassNode node, MethodNode method) {
        return EnumInitialiser.isEnum(node)
                && Set.of("values()[L" + node.name + ";", "valueOf(Ljava/lang/String;)L" + node.name + ";")
                        .contains(method.name + method.desc);
    }
}
