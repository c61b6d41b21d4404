package dev.quintain.sandbox;

import dev.quintain.bytecode.ClassRewriter;
import dev.quintain.bytecode.ProbeTable;
import dev.quintain.bytecode.Rewriting;
import dev.quintain.bytecode.RewrittenClass;
import dev.quintain.bytecode.StaticParts;
import dev.quintain.subject.ClassPathEntry;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The classes of the subject's class path, ready to be defined. Shared by all loaders over the same class path: each
 * class is read and rewritten once. May be used by several threads.
 */
public final class RewrittenClasses implements Closeable {
    private final List<ClassPathEntry> entries;
    private final StaticParts parts = new StaticParts();
    private final ProbeTable probes = new ProbeTable();
    private final ClassRewriter rewriter;
    private final Map<String, Optional<Definition>> definitions = new ConcurrentHashMap<>();
    private final Set<String> notInPlatform = ConcurrentHashMap.newKeySet();

    /** A class and where it comes from. */
    record Definition(RewrittenClass rewritten, ClassPathEntry origin) {}

    private RewrittenClasses(List<ClassPathEntry> entries, Rewriting what) {
        this.entries = entries;
        this.rewriter = new ClassRewriter(what, name -> bytes(name + ".class"), parts, probes);
    }

    /**
     * Opens a class path. As the JVM does, it passes over what does not exist.
     *
     * @throws IOException if a jar cannot be opened
     */
    public static RewrittenClasses open(List<Path> classPath, Rewriting what) throws IOException {
        var entries = new ArrayList<ClassPathEntry>();
        for (Path path : classPath) {
            if (Files.exists(path)) {
                entries.add(ClassPathEntry.open(path, Runtime.version()));
            }
        }
        return new RewrittenClasses(List.copyOf(entries), what);
    }

    /** What could not be done, by the binary name of the class. Only of classes that were loaded by now. */
    public Map<String, List<String>> notes() {
        var notes = new TreeMap<String, List<String>>();
        definitions.forEach((name, definition) -> definition
                .map(found -> found.rewritten.notes())
                .filter(found -> !found.isEmpty())
                .ifPresent(found -> notes.put(name, found)));
        return notes;
    }

    /**
     * What to report to {@link dev.quintain.runtime.StaticState#touch} when the harness itself reads a static field;
     * empty if reading it is harmless.
     *
     * @param owner binary name of the class by which the field is named
     */
    public OptionalInt touchedByReading(String owner, String field, String descriptor) {
        return rewriter.touchedByReading(owner.replace('.', '/'), field, descriptor);
    }

    StaticParts parts() {
        return parts;
    }

    /** What can be covered in the classes loaded by now. */
    public ProbeTable probes() {
        return probes;
    }

    /** Whether the platform was asked for the class before, and did not have it. */
    boolean isNotInPlatform(String name) {
        return notInPlatform.contains(name);
    }

    void notInPlatform(String name) {
        notInPlatform.add(name);
    }

    @Nullable
    Definition find(String name) {
        return definitions.computeIfAbsent(name, this::rewrite).orElse(null);
    }

    Stream<URL> resources(String name) {
        return entries.stream().map(entry -> entry.find(name)).filter(Objects::nonNull);
    }

    @Override
    public void close() throws IOException {
        for (ClassPathEntry entry : entries) {
            entry.close();
        }
    }

    private Optional<Definition> rewrite(String name) {
        String resource = ClassPathEntry.resource(name);
        for (ClassPathEntry entry : entries) {
            byte[] bytes = read(entry, resource);
            if (bytes != null) {
                return Optional.of(new Definition(rewriter.rewrite(bytes), entry));
            }
        }
        return Optional.empty();
    }

    private byte @Nullable [] bytes(String resource) {
        for (ClassPathEntry entry : entries) {
            byte[] bytes = read(entry, resource);
            if (bytes != null) {
                return bytes;
            }
        }
        return null;
    }

    private static byte @Nullable [] read(ClassPathEntry entry, String resource) {
        try {
            return entry.read(resource);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + resource + " in " + entry.location(), e);
        }
    }
}
