package dev.quintain.run.walk;

import dev.quintain.engine.walk.WalkOptions;
import dev.quintain.run.Inputs;
import dev.quintain.runtime.Effect;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;

/**
 * What a walk is asked to do.
 *
 * @param oracles the folder of the oracle files
 * @param eager whether answers are written down one by one, as somebody at a terminal gives them
 * @param out the folder that results go to
 */
public record WalkRequest(
        Inputs inputs,
        Modality modality,
        WalkOptions options,
        Path oracles,
        boolean eager,
        int workers,
        int heapMegabytes,
        Duration testLimit,
        Set<Effect> allowed,
        Path out) {}
