/** Concurrent classes with known faults, each with a twin in {@code right}. What is wrong is said on top. */
package dev.quintain.examples.concurrent.faulty;
