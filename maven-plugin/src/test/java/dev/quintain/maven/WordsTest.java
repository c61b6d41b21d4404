package dev.quintain.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import org.junit.jupiter.api.Test;

class WordsTest {
    @Test
    void options_are_typed_as_on_the_command_line() {
        var words =
                new Words("hunt").plus(Map.of("time", "2m", "quiet", "true", "debug", "", "package-private", "false"));

        assertEquals(List.of("--debug", "--quiet", "--time=2m"), words.typed(Set.of()));
    }

    @Test
    void properties_win_over_the_pom() {
        var words = new Words("hunt").plus(Map.of("time", "2m")).plus(properties("quintain.time", "10s", "time", "1h"));

        assertEquals(List.of("--time=10s"), words.typed(Set.of()));
    }

    @Test
    void what_is_for_one_goal_does_not_reach_another() {
        Properties properties = properties("quintain.hunt.fail-on", "high", "quintain.seed", "7");

        assertEquals(
                List.of("--fail-on=high", "--seed=7"),
                new Words("hunt").plus(properties).typed(Set.of()));
        assertEquals(List.of("--seed=7"), new Words("crash").plus(properties).typed(Set.of()));
    }

    @Test
    void what_is_for_one_goal_wins_over_what_is_for_all() {
        Properties properties = properties("quintain.hunt.time", "5m", "quintain.time", "1m");

        assertEquals(List.of("--time=5m"), new Words("hunt").plus(properties).typed(Set.of()));
        assertEquals(List.of("--time=1m"), new Words("crash").plus(properties).typed(Set.of()));
    }

    @Test
    void options_of_a_pom_can_be_for_one_goal_too() {
        Map<String, String> options = Map.of("hunt.time", "5m", "time", "1m", "inject.scope", "stack");

        assertEquals(List.of("--time=5m"), new Words("hunt").plus(options).typed(Set.of()));
        assertEquals(
                List.of("--scope=stack", "--time=1m"),
                new Words("inject").plus(options).typed(Set.of()));
    }

    @Test
    void a_goal_that_there_is_not_is_noticed() {
        Properties properties = properties(
                "quintain.hnut.time", "5m", "quintain.hunt.time", "5m", "quintain.seed", "1", "other.hnut.time", "5m");

        assertEquals(List.of("hnut.time"), Words.strays(Words.ours(properties).keySet(), Set.of("hunt", "crash")));
    }

    @Test
    void what_maven_does_itself_is_no_option() {
        var words = new Words("hunt").plus(properties("quintain.hunt.skip", "true", "quintain.classes", "com.acme.*"));

        assertEquals(List.of(), words.typed(Set.of()));
        assertEquals(Optional.of("true"), words.value("skip"));
        assertEquals(Optional.empty(), words.value("fail"));
    }

    @Test
    void each_line_is_a_value_of_its_own() {
        var words = new Words("crash").plus(Map.of("helper", "\n  com.acme.Check\n  com.acme.Guard\n"));

        assertEquals(List.of("--helper=com.acme.Check", "--helper=com.acme.Guard"), words.typed(Set.of()));
    }

    @Test
    void what_the_goal_sets_is_left_to_it() {
        var words = new Words("crash").plus(Map.of("classpath", "lib"));

        assertEquals(List.of(), words.typed(Set.of("classpath")));
    }

    private static Properties properties(String... namesAndValues) {
        var properties = new Properties();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            properties.setProperty(namesAndValues[i], namesAndValues[i + 1]);
        }
        return properties;
    }
}
