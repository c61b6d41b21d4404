package dev.quintain.engine.crash;

import dev.quintain.sandbox.ResetMode;
import dev.quintain.sandbox.SandboxOptions;
import dev.quintain.subject.Producer;
import java.io.Serializable;
import java.util.List;

/**
 * All that both sides need to know to speak of tests by their numbers.
 *
 * @param helpers names of precondition helpers beyond the known ones
 */
record CrashSetup(
        SandboxOptions sandbox,
        List<Target> targets,
        List<Producer> producers,
        Presets presets,
        List<String> helpers,
        long seed)
        implements Serializable {
    /** The same tests, each with classes loaded anew: static initialisers are not tampered with then. */
    CrashSetup underLoader() {
        return new CrashSetup(sandbox.with(ResetMode.LOADER), targets, producers, presets, helpers, seed);
    }
}
