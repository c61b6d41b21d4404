package dev.quintain.engine.generate;

/**
 * How far the coverage of some operations was at a time.
 *
 * @param nanos as the clock of the run has it
 * @param shard which operations
 */
public record Growth(long nanos, int shard, long taken) {}
