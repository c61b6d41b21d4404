package dev.quintain.bytecode;

import org.jspecify.annotations.Nullable;

/** Where class files come from, the platform's among them. */
@FunctionalInterface
public interface ClassLookup {
    /**
     * The class file; null if there is none.
     *
     * @param internalName such as {@code java/io/Reader}
     */
    byte @Nullable [] find(String internalName);
}
