package dev.quintain.bytecode;

import dev.quintain.bytecode.Outline.Field;
import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Whether an object can be changed by whoever reads it from a field, as far as the field's type tells. */
final class Immutability {
    private static final Set<String> CLASSES = Set.of(
            "java/lang/Boolean",
            "java/lang/Byte",
            "java/lang/Character",
            "java/lang/Class",
            "java/lang/Double",
            "java/lang/Float",
            "java/lang/Integer",
            "java/lang/Long",
            "java/lang/Short",
            "java/lang/String",
            "java/lang/Void",
            "java/lang/invoke/MethodHandle",
            "java/lang/invoke/MethodHandles$Lookup",
            "java/lang/invoke/MethodType",
            "java/lang/invoke/VarHandle",
            "java/math/BigDecimal",
            "java/math/BigInteger",
            "java/math/MathContext",
            "java/math/RoundingMode",
            "java/net/URI",
            "java/net/URL",
            "java/nio/charset/Charset",
            "java/nio/file/Path",
            "java/util/Locale",
            "java/util/OptionalDouble",
            "java/util/OptionalInt",
            "java/util/OptionalLong",
            "java/util/UUID",
            "java/util/concurrent/TimeUnit",
            "java/util/concurrent/atomic/AtomicIntegerFieldUpdater",
            "java/util/concurrent/atomic/AtomicLongFieldUpdater",
            "java/util/concurrent/atomic/AtomicReferenceFieldUpdater",
            // Loggers live in a registry of the JDK: making the field anew would give the same object.
            "java/util/logging/Level",
            "java/util/logging/Logger",
            "java/util/regex/Pattern");

    /** Functions can hold state, but those in final fields hardly ever do. */
    private static final Set<String> FUNCTIONS =
            Set.of("java/util/Comparator", "java/lang/Runnable", "java/util/concurrent/Callable");

    private final Outlines outlines;

    Immutability(Outlines outlines) {
        this.outlines = outlines;
    }

    boolean holdsImmutable(Field field) {
        return field.stateless() || isImmutable(field, new HashSet<>());
    }

    boolean isImmutable(String descriptor) {
        return isImmutable(Type.getType(descriptor), false, new HashSet<>());
    }

    private boolean isImmutable(Field field, Set<String> asking) {
        return isImmutable(Type.getType(field.descriptor()), field.is(Opcodes.ACC_FINAL), asking);
    }

    private boolean isImmutable(Type type, boolean inFinalField, Set<String> asking) {
        return switch (type.getSort()) {
            case Type.ARRAY -> false;
            case Type.OBJECT -> {
                String name = type.getInternalName();
                yield CLASSES.contains(name)
                        || name.startsWith("java/time/")
                        || (inFinalField && isFunction(name))
                        || isImmutableClass(name, asking);
            }
            default -> true;
        };
    }

    private static boolean isFunction(String name) {
        return name.startsWith("java/util/function/") || FUNCTIONS.contains(name);
    }

    /** Enums count: what changes in their constants is watched where it changes. */
    private boolean isImmutableClass(String name, Set<String> asking) {
        Outline outline = outlines.find(name);
        if (outline == null) {
            return false;
        }
        if (outlines.enumOf(name) != null || !asking.add(name)) {
            return true;
        }
        return outline.is(Opcodes.ACC_FINAL)
                && ("java/lang/Object".equals(outline.superName()) || "java/lang/Record".equals(outline.superName()))
                && outline.fields().values().stream()
                        .filter(field -> !field.is(Opcodes.ACC_STATIC))
                        .allMatch(field -> field.is(Opcodes.ACC_FINAL) && isImmutable(field, asking));
    }
}
