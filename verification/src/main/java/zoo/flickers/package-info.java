/**
 * What these classes do depends on who runs them, or on what ran before. No regression test may say anything about it; what
 * is called {@code always...} is the same each time.
 */
package zoo.flickers;
