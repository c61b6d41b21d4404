package dev.quintain.cli;

/**
 * Where the output goes.
 *
 * @param interactive whether a person watches it: then a bar shows the progress
 */
public record Terminal(boolean interactive) {}
