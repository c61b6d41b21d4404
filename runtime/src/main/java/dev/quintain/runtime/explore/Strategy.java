package dev.quintain.runtime.explore;

/** Makes the choices of an execution, and is told what comes of them. */
public interface Strategy {
    /** No thread: the execution is not worth going on with. */
    int NOBODY = -1;

    /** An execution begins. */
    default void begin() {}

    /**
     * Which thread goes on; asked before every step.
     *
     * @param tasks by number
     * @param able those that can go on, a bit for each; at least one
     * @param last the one that ran before; its bit need not be set
     */
    int next(Task[] tasks, long able, int last);

    /** One of several things, from 0. */
    int pick(int many);

    /** A thread does what it was about to do. */
    default void does(Task task) {}

    /** A thread gives a monitor, or something that a gate stands for, away. */
    default void releases(Task task, Object what, int part) {}

    /** What the first did comes before what the second does next. */
    default void orders(Task first, Task second) {}

    /** Nobody can go on until time moves: whatever was done comes before whatever will be done. */
    default void moves(Task[] tasks, int count) {}

    /** Whether an execution did not come to the choices that it came to before. */
    default boolean isDiverged() {
        return false;
    }

    /** An execution is over; these can go on no more. */
    default void end(Task[] tasks, int count) {}
}
