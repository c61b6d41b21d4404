package dev.quintain.runtime.inject;

import java.io.Serializable;

/**
 * An exception to be thrown the first time that a call is made.
 *
 * @param site number of the call
 * @param exception binary name of its class
 * @param handled binary name of what the handler catches: a callee that declares less than the exception may throw that,
 *     if the handler takes it too
 * @param message what it says: that it was injected, and where
 */
public record Arm(int site, String exception, String handled, String message) implements Serializable {}
