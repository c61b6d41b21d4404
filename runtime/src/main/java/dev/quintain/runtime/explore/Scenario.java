package dev.quintain.runtime.explore;

import dev.quintain.runtime.interleave.Interleaving;

/** What is run under many schedules: each time on objects of its own. */
@FunctionalInterface
public interface Scenario {
    Interleaving make() throws Exception;
}
