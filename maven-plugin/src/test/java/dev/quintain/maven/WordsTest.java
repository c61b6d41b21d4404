package dev.quintain.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import org.junit.jupiter.api.Test;

class WordsTest {
    @Test
    void options_are_typed_as_on_the_command_line() {
        List<String> typed = new Words()
                .plus(Map.of("time", "2m", "quiet", "true", "debug", "", "package-private", "false"))
                .typed();

        assertEquals(List.of("--debug", "--quiet", "--time=2m"), typed);
    }

    @Test
    void properties_win_over_the_pom() {
        var properties = new Properties();
        properties.setProperty("quintain.time", "10s");
        properties.setProperty("time", "1h");

        assertEquals(
                List.of("--time=10s"),
                new Words().plus(Map.of("time", "2m")).plus(properties).typed());
    }

    @Test
    void what_maven_does_itself_is_no_option() {
        var properties = new Properties();
        properties.setProperty("quintain.skip", "true");
        properties.setProperty("quintain.classes", "com.acme.*");

        assertEquals(List.of(), new Words().plus(properties).typed());
    }

    @Test
    void each_line_is_a_value_of_its_own() {
        assertEquals(
                List.of("--helper=com.acme.Check", "--helper=com.acme.Guard"),
                new Words()
                        .plus(Map.of("helper", "\n  com.acme.Check\n  com.acme.Guard\n"))
                        .typed());
    }

    @Test
    void what_the_goal_sets_is_left_to_it() {
        assertEquals(
                List.of(),
                new Words()
                        .plus(Map.of("classpath", "lib"))
                        .without(Set.of("classpath"))
                        .typed());
    }
}
