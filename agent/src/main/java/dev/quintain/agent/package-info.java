/** Runs beside a user's test suite: rewrites classes as they are loaded, runs tests with the user's own JUnit, and tells the parent what happened. It knows the probes in {@code runtime.inject} and {@code bytecode}, and nothing of what is made of them. */
@NullMarked
package dev.quintain.agent;

import org.jspecify.annotations.NullMarked;
