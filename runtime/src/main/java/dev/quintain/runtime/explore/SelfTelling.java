package dev.quintain.runtime.explore;

/** A stand-in for a collection that has steps of its own where it is changed; where it is only looked at, it has none. */
public interface SelfTelling {}
