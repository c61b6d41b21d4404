package dev.quintain.sandbox;

import dev.quintain.runtime.Effect;
import java.io.Serializable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * What code under test is given.
 *
 * @param classPath folders and jars, as strings because paths do not travel
 * @param steps how many steps a test may take
 * @param allocation how many bytes of arrays and buffers a test may ask for
 * @param allowedEffects the effects on the outside world that it may have
 * @param probes whether it reports what it covers and compares
 * @param confirming whether tests are run once more, as a test runner will run them
 */
public record SandboxOptions(
        List<String> classPath,
        ResetMode reset,
        long steps,
        long allocation,
        Set<Effect> allowedEffects,
        boolean probes,
        boolean confirming)
        implements Serializable {
    public SandboxOptions {
        classPath = List.copyOf(classPath);
        allowedEffects = Set.copyOf(allowedEffects);
    }

    /** Without probes. */
    public SandboxOptions(
            List<String> classPath, ResetMode reset, long steps, long allocation, Set<Effect> allowedEffects) {
        this(classPath, reset, steps, allocation, allowedEffects, false, false);
    }

    public SandboxOptions with(ResetMode mode) {
        return new SandboxOptions(classPath, mode, steps, allocation, allowedEffects, probes, confirming);
    }

    public SandboxOptions withSteps(long others) {
        return new SandboxOptions(classPath, reset, others, allocation, allowedEffects, probes, confirming);
    }

    public SandboxOptions withAllocation(long other) {
        return new SandboxOptions(classPath, reset, steps, other, allowedEffects, probes, confirming);
    }

    public SandboxOptions withProbes() {
        return new SandboxOptions(classPath, reset, steps, allocation, allowedEffects, true, confirming);
    }

    /** The same for tests that are run once more, with nothing put back between them. */
    public SandboxOptions toConfirm() {
        return new SandboxOptions(classPath, ResetMode.NONE, steps, allocation, allowedEffects, probes, true);
    }

    /** The same with a folder before all others on the class path. */
    SandboxOptions behind(Path folder) {
        var longer = new ArrayList<>(List.of(folder.toString()));
        longer.addAll(classPath);
        return new SandboxOptions(longer, reset, steps, allocation, allowedEffects, probes, confirming);
    }
}
