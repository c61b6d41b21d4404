/**
 * The subjects on which Csallner and Smaragdakis tried their JCrasher (Software: Practice and Experience, 2004,
 * section 6.2), written anew with the same faults.
 */
package dev.quintain.examples.crash;
