package dev.quintain.engine.interleave;

import java.io.Serializable;

/**
 * The condition that a call lets go of what it took.
 *
 * @param label of the method
 * @param throwing whether it is about calls that throw
 */
record LetGo(String label, boolean throwing) implements Serializable {
    /** In the words of a script. */
    @Override
    public String toString() {
        return label + (throwing ? " throws" : " returns") + ", and another thread's call gets in after it";
    }
}
