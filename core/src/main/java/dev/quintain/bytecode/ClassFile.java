package dev.quintain.bytecode;

import java.io.Serializable;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a class file says of its class, as far as callers, printers and judges need to know it. Nothing is loaded.
 *
 * @param name binary name with dots, such as {@code java.util.Map$Entry}
 * @param access the flags of the source: those of the InnerClasses attribute for nested classes
 * @param superclass binary name; null for {@code java.lang.Object} only
 * @param outer binary name of the class it is a member of; null for top-level, local and anonymous classes
 * @param simpleName the name after the outer one's; null for anonymous classes
 * @param local whether it is local or anonymous, so that no other class can name it
 * @param signature the generic signature attribute; null if the class and its supertypes are not generic
 * @param constants strings and numbers that its code mentions, in order, without repetition
 */
public record ClassFile(
        String name,
        int access,
        @Nullable String superclass,
        List<String> interfaces,
        @Nullable String outer,
        @Nullable String simpleName,
        boolean local,
        @Nullable String signature,
        List<String> permittedSubclasses,
        List<Member> fields,
        List<Member> methods,
        List<Object> constants)
        implements Serializable {
    private static final int SYNTHETIC = 0x1000;

    /**
     * A field, method or constructor.
     *
     * @param exceptions binary names of the declared exceptions
     * @param firstLine the smallest source line of its code; 0 if unknown
     * @param lastLine the largest source line of its code; 0 if unknown
     * @param delegation how a constructor calls another one first; null for all others
     */
    public record Member(
            int access,
            String name,
            String descriptor,
            @Nullable String signature,
            List<String> exceptions,
            int firstLine,
            int lastLine,
            @Nullable Delegation delegation)
            implements Serializable {

        public boolean is(int flag) {
            return (access & flag) != 0;
        }

        /** Whether no source has it: the compiler made it. */
        public boolean isSynthetic() {
            return is(SYNTHETIC);
        }

        public boolean isPublic() {
            return is(Modifier.PUBLIC);
        }
    }

    /**
     * The call of {@code this(...)} or {@code super(...)} with which a constructor begins.
     *
     * @param owner binary name of the class whose constructor is called
     * @param line of the call; 0 if unknown
     */
    public record Delegation(String owner, int line) implements Serializable {}

    public boolean is(int flag) {
        return (access & flag) != 0;
    }

    /** Whether no source has it: the compiler made it. */
    public boolean isSynthetic() {
        return is(SYNTHETIC);
    }

    public boolean isInterface() {
        return is(Modifier.INTERFACE);
    }

    /** Whether instances need an instance of the outer class. */
    public boolean isInner() {
        return outer != null && !is(Modifier.STATIC) && !isInterface();
    }

    public String packageName() {
        return name.substring(0, Math.max(0, name.lastIndexOf('.')));
    }

    public Optional<String> superclassName() {
        return Optional.ofNullable(superclass);
    }
}
