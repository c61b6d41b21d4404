package dev.quintain.run.inject;

import dev.quintain.engine.inject.InjectResult;
import dev.quintain.engine.inject.Project;
import dev.quintain.run.RunOutcome;

/** What a run leaves its caller with. */
public record InjectOutcome(InjectResult result, Project project, RunOutcome run) {}
