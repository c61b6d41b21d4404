package dev.quintain.bytecode;

/**
 * A place in the code that tests can cover: a method's entry, one way of a branch, an exception handler.
 *
 * @param className binary name
 * @param method name and descriptor
 * @param number which of the method's probes it is: the same in every JVM, as numbers of a {@link ProbeTable} are not
 * @param line 0 if unknown
 */
public record Probe(String className, String method, int number, int line) {}
