/**
 * A scheduler for concurrent components: rewritten code says what it is about to do, one thread runs at a time, and every
 * choice of who goes on, who is woken and whose time is up is a number. Beside the code under test; nothing but the JDK
 * is needed.
 */
package dev.quintain.runtime.explore;
