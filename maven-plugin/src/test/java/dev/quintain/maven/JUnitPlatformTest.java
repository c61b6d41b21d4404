package dev.quintain.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class JUnitPlatformTest {
    @Test
    void interfaces_alone_are_given_their_engine_and_launcher() {
        var junit = new JUnitPlatform(Map.of(
                "org.junit.jupiter:junit-jupiter-api",
                "5.13.4",
                "org.junit.platform:junit-platform-commons",
                "1.13.4"));

        assertEquals(
                List.of(
                        "org.junit.jupiter:junit-jupiter-engine:5.13.4",
                        "org.junit.platform:junit-platform-launcher:1.13.4"),
                junit.missing());
    }

    @Test
    void what_the_project_has_is_left_as_it_is() {
        var junit = new JUnitPlatform(Map.of(
                "org.junit.jupiter:junit-jupiter-api", "6.0.0",
                "org.junit.jupiter:junit-jupiter-engine", "6.0.0",
                "org.junit.platform:junit-platform-commons", "6.0.0",
                "org.junit.platform:junit-platform-launcher", "6.0.0"));

        assertEquals(List.of(), junit.missing());
    }

    @Test
    void junit_4_has_no_platform() {
        assertEquals(List.of(), new JUnitPlatform(Map.of("junit:junit", "4.13.2")).missing());
    }
}
