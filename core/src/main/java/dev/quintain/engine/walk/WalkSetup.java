package dev.quintain.engine.walk;

import dev.quintain.sandbox.SandboxOptions;
import dev.quintain.subject.JavaType;
import java.io.Serializable;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * All that a worker needs to know of a walk.
 *
 * @param candidates for each type of a parameter the ways to make it, of which the first that works is taken
 * @param generator the name of the user's generator, if there is one
 * @param stateDepth how far the fields of an object are followed to see whether it changed
 */
record WalkSetup(
        SandboxOptions sandbox,
        Protocol protocol,
        Map<JavaType, List<ValueSource>> candidates,
        @Nullable String generator,
        int stateDepth,
        Prediction prediction)
        implements Serializable {}
