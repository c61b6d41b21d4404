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
 */
public record SandboxOptions(
        List<String> classPath, ResetMode reset, long steps, long allocation, Set<Effect> allowedEffects)
        implements Serializable {
    public SandboxOptions {
        classPath = List.copyOf(classPath);
        allowedEffects = Set.copyOf(allowedEffects);
    }

    public SandboxOptions with(ResetMode mode) {
        return new SandboxOptions(classPath, mode, steps, allocation, allowedEffects);
    }

    /** The same with a folder before all others on the class path. */
    SandboxOptions behind(Path folder) {
        var longer = new ArrayList<>(List.of(folder.toString()));
        longer.addAll(classPath);
        return new SandboxOptions(longer, reset, steps, allocation, allowedEffects);
    }
}
