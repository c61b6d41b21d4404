package dev.quintain.runtime.interleave;

/** A thread of a {@link Stage}: what it makes is run there, so nobody need be watched. */
public interface Staged {}
