package dev.quintain.bytecode;

import dev.quintain.bytecode.Outline.Field;
import dev.quintain.bytecode.StaticParts.Aspect;
import java.util.Objects;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodNode;

/**
 * Makes code report when it writes static state or reads something from it that can be changed. The constants of enums
 * are static state too: their fields are watched, since the constants themselves keep their identity.
 */
final class StaticWatch {
    static final String INTERFACE_STAYS = "constants of an interface cannot be put back";
    static final String ENUM_STAYS = "constants of an enum cannot be made again";

    private final Outlines outlines;
    private final Immutability immutability;
    private final StaticParts parts;

    StaticWatch(Outlines outlines, StaticParts parts) {
        this.outlines = outlines;
        this.immutability = new Immutability(outlines);
        this.parts = parts;
    }

    /**
     * @param initialiser whether the code belongs to the static initialiser of its class
     */
    void watch(String className, MethodNode method, boolean initialiser) {
        var code = new Code(className, method, initialiser, new TableReads(method, immutability));
        for (AbstractInsnNode instruction : method.instructions.toArray()) {
            if (instruction instanceof FieldInsnNode access) {
                Field field = outlines.resolve(access.owner, access.name, access.desc);
                InsnList report = field == null ? null : report(code, access, field);
                if (report != null) {
                    method.instructions.insert(access, report);
                }
            }
        }
    }

    OptionalInt touchedByReading(String owner, String name, String descriptor) {
        Field field = outlines.resolve(owner, name, descriptor);
        return field == null || field.constant() || isFixed(field)
                ? OptionalInt.empty()
                : OptionalInt.of(statics(field.owner()));
    }

    private record Code(String className, MethodNode method, boolean initialiser, TableReads tables) {
        boolean initialises(String owner) {
            return initialiser && className.equals(owner);
        }
    }

    private @Nullable InsnList report(Code code, FieldInsnNode access, Field field) {
        return switch (access.getOpcode()) {
            case Opcodes.PUTSTATIC -> code.initialises(field.owner()) ? null : Hooks.touch(statics(field.owner()));
            case Opcodes.GETSTATIC -> code.initialises(field.owner()) ? null : read(code, access, field);
            default -> instanceField(code, access, field);
        };
    }

    private @Nullable InsnList read(Code code, FieldInsnNode access, Field field) {
        if (field.constant()) {
            return null;
        }
        if (!isFixed(field) && !code.tables.onlyFetches(access)) {
            return Hooks.touch(statics(field.owner()));
        }
        return code.initialiser ? Hooks.read(parts.id(field.owner(), Aspect.STATICS)) : null;
    }

    private boolean isFixed(Field field) {
        return immutability.holdsImmutable(field) || EnumInitialiser.isValues(field, outlines);
    }

    private int statics(String owner) {
        return outlines.isInterface(owner)
                ? parts.id(owner, Aspect.STATICS, INTERFACE_STAYS)
                : parts.id(owner, Aspect.STATICS);
    }

    private @Nullable InsnList instanceField(Code code, FieldInsnNode access, Field field) {
        String enumName = outlines.enumOf(field.owner());
        if (enumName == null || isBeingMade(code, enumName)) {
            return null;
        }
        boolean changes = access.getOpcode() == Opcodes.PUTFIELD
                || (!immutability.holdsImmutable(field) && !code.tables.onlyFetches(access));
        return changes
                ? Hooks.touch(
                        parts.id(enumName, Aspect.ENUM_FIELDS, "fields of the enum's constants cannot be put back"))
                : null;
    }

    private boolean isBeingMade(Code code, String enumName) {
        boolean making = code.initialiser || code.method.name.equals("<init>");
        return making && Objects.equals(outlines.enumOf(code.className), enumName);
    }
}
