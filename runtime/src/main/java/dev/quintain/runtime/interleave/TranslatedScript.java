package dev.quintain.runtime.interleave;

/** A translated script, ready to be run. */
public interface TranslatedScript {
    /**
     * One of its sequences, on a component of its own.
     *
     * @param number counted from 1
     */
    Interleaving sequence(int number) throws Exception;
}
