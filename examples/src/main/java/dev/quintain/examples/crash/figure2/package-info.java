/** The example of the JCrasher paper's Figure 2: small enough to count its tests by hand. Nothing in it fails. */
package dev.quintain.examples.crash.figure2;
