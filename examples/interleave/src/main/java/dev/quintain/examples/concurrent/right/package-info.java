/** Concurrent classes that are right: twins of those in {@code faulty}. */
package dev.quintain.examples.concurrent.right;
