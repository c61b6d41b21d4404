package dev.quintain.runtime.extension;

import java.util.Optional;

/**
 * What must hold of the objects that calls return or are given, whatever was called. {@code quintain generate} asks after
 * every call, and reports each call after which it does not hold, with a test that makes the contract and asks it again.
 *
 * <p>An implementation is public, has a public constructor without parameters, and is named in the file
 * {@code META-INF/services/dev.quintain.runtime.extension.Contract}. It is made anew again and again. It must
 * cope with objects of any class, must not change them, and must not throw: one that throws is not used any more.
 */
public interface Contract {
    /**
     * Looks at an object.
     *
     * @param value never null
     * @return what is wrong with it, in a few words; empty if nothing is
     */
    default Optional<String> brokenBy(Object value) {
        return Optional.empty();
    }

    /**
     * Looks at two different objects of one sequence. Is asked both ways round.
     *
     * @param one never null
     * @param other never null
     * @return what is wrong between them, in a few words; empty if nothing is
     */
    default Optional<String> brokenBy(Object one, Object other) {
        return Optional.empty();
    }
}
