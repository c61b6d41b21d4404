package dev.quintain.engine.inject;

import java.util.Map;

/**
 * How exceptions are injected.
 *
 * @param allTests whether every test that makes a call is run with each exception, instead of the fastest
 * @param named tests that the user wants for calls: by {@code File.java:line}, parts of their names
 */
public record InjectOptions(boolean allTests, Map<String, String> named) {
    public InjectOptions {
        named = Map.copyOf(named);
    }
}
