package dev.quintain.engine.crash;

import dev.quintain.sequence.Literal;
import dev.quintain.subject.Operation;
import java.io.Serializable;
import java.util.List;

/**
 * An operation under test.
 *
 * @param constants values that the code of its class mentions, presets for its tests only
 */
record Target(Operation operation, List<Literal> constants) implements Serializable {}
