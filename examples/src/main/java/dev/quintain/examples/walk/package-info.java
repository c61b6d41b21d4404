/**
 * Two small families of classes whose behaviour depends on what was called before: stacks, and books of a library. They
 * have no faults; what is worth seeing is how many ways there are to use them.
 */
package dev.quintain.examples.walk;
