package dev.quintain.runtime.extension;

/**
 * Which objects {@code quintain generate} may build on: those that every filter admits are used as receivers and arguments
 * of further calls. The calls that made the others are tested, but lead no further.
 *
 * <p>An implementation is public, has a public constructor without parameters, and is named in the file
 * {@code META-INF/services/dev.quintain.runtime.extension.ValueFilter}. It is made anew again and again. It
 * must cope with objects of any class, must not change them, and must not throw: one that throws is not used any more.
 */
public interface ValueFilter {
    /**
     * Whether an object may be built on.
     *
     * @param value never null
     */
    boolean admits(Object value);
}
