package dev.quintain.bytecode;

import dev.quintain.runtime.inject.Numbers;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassTooLargeException;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Finds the calls of a class that may throw checked exceptions, and adds the probes that record and throw them. The probes
 * have no branches, so that frames need not be computed anew.
 */
public final class InjectionRewriter {
    private final Declarations declarations;
    private final SiteRules rules;
    private final Predicate<String> own;

    /**
     * @param own which classes, by their internal names, are rewritten too
     */
    public InjectionRewriter(ClassLookup lookup, SiteRules rules, Predicate<String> own) {
        this.declarations = new Declarations(lookup);
        this.rules = rules;
        this.own = own;
    }

    /**
     * A class that was read.
     *
     * @param file the class with probes; empty if it needs none or cannot have them
     */
    public record Rewritten(ClassSites sites, Optional<byte[]> file) {}

    /** The calls and handlers of a class. Empty if it cannot be read. */
    public Optional<ClassSites> read(byte[] classFile, Numbering numbering) {
        try {
            ClassNode node = node(new ClassReader(classFile), ClassReader.SKIP_FRAMES);
            return Optional.of(sites(node, find(node, numbering).values()));
        } catch (RuntimeException unreadable) {
            return Optional.empty();
        }
    }

    /** The same with probes; empty if it needs none, cannot have them, or has not the calls that it should have. */
    public Optional<byte[]> rewrite(byte[] classFile, Numbers numbers) {
        return rewrite(classFile, Numbering.from(numbers.firstSite(), numbers.firstHandler()))
                .filter(rewritten -> rewritten.sites().sites().size() == numbers.sites())
                .flatMap(Rewritten::file);
    }

    /** Both together. Empty if it cannot be read. */
    public Optional<Rewritten> rewrite(byte[] classFile, Numbering numbering) {
        try {
            var reader = new ClassReader(classFile);
            declarations.note(reader);
            ClassNode node = node(reader, ClassReader.EXPAND_FRAMES);
            Map<MethodNode, MethodSites> methods = find(node, numbering);
            return Optional.of(new Rewritten(sites(node, methods.values()), withProbes(reader, node, methods)));
        } catch (RuntimeException unreadable) {
            return Optional.empty();
        }
    }

    private Optional<byte[]> withProbes(ClassReader reader, ClassNode node, Map<MethodNode, MethodSites> methods) {
        boolean changed = false;
        for (var found : methods.entrySet()) {
            changed |= new MethodProbes(node, found.getKey(), found.getValue(), declarations, own).add();
        }
        if (!changed) {
            return Optional.empty();
        }
        try {
            var writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
            node.accept(writer);
            return Optional.of(writer.toByteArray());
        } catch (MethodTooLargeException | ClassTooLargeException tooLarge) {
            return Optional.empty();
        }
    }

    private static ClassNode node(ClassReader reader, int options) {
        var node = new ClassNode();
        reader.accept(node, options);
        return node;
    }

    private Map<MethodNode, MethodSites> find(ClassNode node, Numbering numbering) {
        var all = new LinkedHashMap<MethodNode, MethodSites>();
        for (MethodNode method : node.methods) {
            if (method.instructions.size() > 0 && (method.access & Opcodes.ACC_BRIDGE) == 0) {
                var sites = new MethodSites(node, method, declarations, rules);
                sites.find(numbering);
                all.put(method, sites);
            }
        }
        return all;
    }

    private static ClassSites sites(ClassNode node, Iterable<MethodSites> methods) {
        var sites = new ArrayList<CallSite>();
        var handlers = new LinkedHashMap<Integer, Handler>();
        for (MethodSites method : methods) {
            sites.addAll(method.sites());
            method.handlersByFirst().values().forEach(handler -> handlers.putIfAbsent(handler.number(), handler));
        }
        return new ClassSites(ClassFileReader.dotted(node.name), sites, List.copyOf(handlers.values()));
    }
}
