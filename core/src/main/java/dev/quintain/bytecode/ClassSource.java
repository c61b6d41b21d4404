package dev.quintain.bytecode;

import org.jspecify.annotations.Nullable;

/** Where the class files of the subject and its libraries come from. It must not know the platform's classes. */
@FunctionalInterface
public interface ClassSource {
    /**
     * The class file; null if the class path has none.
     *
     * @param internalName such as {@code com/acme/Order$Line}
     */
    byte @Nullable [] find(String internalName);
}
