package dev.quintain.runtime.inject;

/**
 * Which numbers the calls and handlers of one class have.
 *
 * @param firstSite number of its first call
 * @param sites how many calls it has
 * @param firstHandler number of its first handler
 * @param handlers how many handlers it has
 */
public record Numbers(int firstSite, int sites, int firstHandler, int handlers) {}
