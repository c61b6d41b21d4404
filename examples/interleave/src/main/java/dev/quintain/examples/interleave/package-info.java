/** Components that suspend their callers: those of table 2 of Long, Hoffman and Strooper 2003, written anew. */
package dev.quintain.examples.interleave;
