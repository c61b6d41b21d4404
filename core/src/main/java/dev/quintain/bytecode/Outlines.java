package dev.quintain.bytecode;

import dev.quintain.bytecode.Outline.Field;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;

/** The classes of the class path, as far as fields go. Classes of the platform are not in it. */
final class Outlines {
    /** Deeper than any hierarchy that is not a circle. */
    private static final int DEEPEST = 64;

    private final ClassSource source;
    private final Map<String, Optional<Outline>> known = new ConcurrentHashMap<>();

    Outlines(ClassSource source) {
        this.source = source;
    }

    @Nullable
    Outline find(@Nullable String internalName) {
        return internalName == null
                ? null
                : known.computeIfAbsent(internalName, this::read).orElse(null);
    }

    /** The field that a reference means, as the JVM looks it up; null if the class path does not declare it. */
    @Nullable
    Field resolve(String owner, String name, String descriptor) {
        return resolve(owner, name + descriptor, DEEPEST);
    }

    private @Nullable Field resolve(@Nullable String owner, String key, int depth) {
        Outline outline = find(owner);
        if (outline == null || depth == 0) {
            return null;
        }
        Field field = outline.fields().get(key);
        for (String parent : outline.interfaces()) {
            field = field != null ? field : resolve(parent, key, depth - 1);
        }
        return field != null ? field : resolve(outline.superName(), key, depth - 1);
    }

    boolean isInterface(String internalName) {
        Outline outline = find(internalName);
        return outline != null && outline.is(Opcodes.ACC_INTERFACE);
    }

    /** The enum of which the class is the enum itself or the body of a constant; null for all others. */
    @Nullable
    String enumOf(String internalName) {
        Outline outline = find(internalName);
        if (outline == null || "java/lang/Enum".equals(outline.superName())) {
            return outline == null ? null : outline.name();
        }
        // The body of a constant: its class extends the enum directly.
        Outline parent = find(outline.superName());
        return parent != null && "java/lang/Enum".equals(parent.superName()) ? parent.name() : null;
    }

    private Optional<Outline> read(String internalName) {
        byte[] classFile = source.find(internalName);
        try {
            return Optional.ofNullable(classFile).map(Outline::read);
        } catch (RuntimeException unreadable) {
            // The JVM will say what is wrong with it when it is loaded.
            return Optional.empty();
        }
    }
}
