package dev.quintain.runtime.interleave;

/** What the threads of a sequence have in common. */
public class Shared {
    /** Comes immediately before the sequence. */
    public void setup() throws Exception {}

    /** Comes immediately after it. */
    public void teardown() throws Exception {}
}
