package dev.quintain.runtime.interleave;

/** What a thread does when the clock reaches a time. */
record Step(int time, String thread, Block block) {}
