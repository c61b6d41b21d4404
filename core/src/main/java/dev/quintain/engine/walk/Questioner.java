package dev.quintain.engine.walk;

import java.util.Optional;

/** Somebody, or something, that knows what is right. */
public interface Questioner {
    /** What can be said of a result. */
    enum Reply {
        RIGHT,
        WRONG,
        /** Stop here; nothing is said of this result. */
        QUIT,
        /** Nobody is there to ask. */
        SILENCE
    }

    /**
     * Asks whether a result is right.
     *
     * @param expected what was said to be right before, if that is another result
     */
    Reply ask(Observation observation, Optional<String> expected);
}
