package dev.quintain.runtime.interleave;

/** A thread that the clock keeps an eye on. */
interface Watched {
    Sight look(Observer observer);
}
