/**
 * The four containers on which test generators are compared (Visser and others 2006; Pacheco and others 2007, figure 5). They
 * have no faults; what is worth seeing is how much of their code is reached, since some of it takes a dozen calls.
 */
package dev.quintain.examples.generate;
