package dev.quintain.engine.inject;

import dev.quintain.runtime.inject.Arm;
import java.util.List;

/**
 * A way to get to a call: a test, and what has to be injected into it before.
 *
 * @param before empty if the test makes the call by itself
 * @param declared what the method that really runs then declares to throw
 */
record Candidate(TestCase test, List<Arm> before, List<String> declared) {
    Candidate {
        declared = List.copyOf(declared);
        before = List.copyOf(before);
    }
}
