/**
 * Classes that take the place of those of {@code java.util.concurrent} that block, in code that is explored. Since one
 * thread runs at a time, they are plain sequential code that asks one question: may this thread go on?
 */
package dev.quintain.runtime.explore.shadow;
