package dev.quintain.engine.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.quintain.finding.Frame;
import java.util.List;
import org.junit.jupiter.api.Test;

class SteadyLinesTest {
    private final SteadyLines lines = new SteadyLines(name -> name.startsWith("java."));

    @Test
    void the_way_through_the_jdk_has_no_lines() {
        Frame thrower = frame("acme.Key", 3);
        Frame operation = frame("acme.Cache", 5);

        assertEquals(
                List.of(thrower, frame("java.util.HashMap", 0), operation),
                lines.of(List.of(thrower, frame("java.util.HashMap", 1740), operation)));
    }

    @Test
    void where_the_jdk_threw_has_a_line() {
        Frame thrower = frame("java.util.Objects", 209);
        Frame operation = frame("acme.Cache", 5);

        assertEquals(
                List.of(thrower, frame("java.util.HashMap", 0), operation),
                lines.of(List.of(thrower, frame("java.util.HashMap", 1740), operation)));
    }

    @Test
    void the_jdk_under_test_has_lines() {
        List<Frame> frames = List.of(frame("java.util.BitSet", 1), frame("java.util.BitSet", 2));

        assertEquals(frames, lines.of(frames));
    }

    private static Frame frame(String className, int line) {
        return new Frame(className, "method", "File.java", line);
    }
}
