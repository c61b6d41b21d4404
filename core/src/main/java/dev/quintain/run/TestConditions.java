package dev.quintain.run;

import dev.quintain.runtime.Effect;
import dev.quintain.sandbox.ResetMode;
import dev.quintain.sandbox.SandboxOptions;
import dev.quintain.subject.ClassPath;
import java.util.List;
import java.util.Set;

/** What every engine gives the code under test. */
public final class TestConditions {
    /** What a test may use before it is stopped; far more than a test of a few calls needs. */
    private static final long STEPS = 1_000_000;

    private static final long ALLOCATION = 256L << 20;

    /** Who makes tests by the hundred thousand asks less of each: clearing and collecting memory takes its time. */
    private static final long SMALL_ALLOCATION = 32L << 20;

    private TestConditions() {}

    /** What sequences are grown under: each costs little, what they reach is seen. */
    public static SandboxOptions generating(ClassPath classPath, Set<Effect> allowed) {
        return of(classPath, ResetMode.CHEAP, allowed)
                .withAllocation(SMALL_ALLOCATION)
                .withProbes();
    }

    public static SandboxOptions of(ClassPath classPath, ResetMode reset, Set<Effect> allowed) {
        // Workers run in a folder of their own, so relative paths would be lost on them.
        List<String> paths = classPath.paths().stream()
                .map(path -> path.toAbsolutePath().toString())
                .toList();
        return new SandboxOptions(paths, reset, STEPS, ALLOCATION, allowed);
    }
}
