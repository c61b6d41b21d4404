package dev.quintain.maven;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;

/**
 * What was said to a goal in the words of the command line, as a build has them: {@code <options><time>2m</time></options>},
 * {@code -Dquintain.time=2m} for every goal and {@code -Dquintain.hunt.time=2m} for one are all {@code --time 2m}. No
 * option is known here by its name, so that none has two meanings.
 */
final class Words {
    private static final String PREFIX = "quintain.";

    /** What Maven itself knows, and what it does with the outcome; no options of the command line. */
    private static final Set<String> OURS =
            Set.of("skip", "fail", "classes", "out", "old", "scripts", "addTestSources", "version");

    private final String goal;
    private final Map<String, String> said = new TreeMap<>();

    Words(String goal) {
        this.goal = goal;
    }

    /** Adds options by name; later ones replace earlier ones. */
    Words plus(Map<String, String> more) {
        more.forEach((name, value) -> said.put(name, value == null ? "" : value));
        return this;
    }

    /** Adds those of the properties that are for every goal, then those for this one. */
    Words plus(Properties properties) {
        plus(properties, PREFIX);
        plus(properties, PREFIX + goal + ".");
        return this;
    }

    private void plus(Properties properties, String prefix) {
        for (String name : properties.stringPropertyNames()) {
            String option = name.startsWith(prefix) ? name.substring(prefix.length()) : "";
            if (!option.isEmpty() && !option.contains(".")) {
                said.put(option, properties.getProperty(name));
            }
        }
    }

    /** Those of the properties that are for a goal that there is not. */
    static List<String> strays(Properties properties, Set<String> goals) {
        return properties.stringPropertyNames().stream()
                .filter(name -> name.startsWith(PREFIX)
                        && name.indexOf('.', PREFIX.length()) > 0
                        && !goals.contains(name.substring(PREFIX.length(), name.indexOf('.', PREFIX.length()))))
                .sorted()
                .toList();
    }

    Optional<String> value(String name) {
        return Optional.ofNullable(said.get(name));
    }

    /**
     * Options as they are typed; one that is true or empty stands alone, and each line of a value is one of its own.
     *
     * @param but those that the goal sets itself
     */
    List<String> typed(Set<String> but) {
        var words = new ArrayList<String>();
        said.forEach((name, value) -> {
            if (!OURS.contains(name) && !but.contains(name)) {
                words.addAll(typed(name, value));
            }
        });
        return words;
    }

    private static List<String> typed(String name, String value) {
        if (value.isBlank() || value.trim().equals("true")) {
            return List.of("--" + name);
        }
        return value.trim().equals("false")
                ? List.of()
                : value.lines()
                        .map(String::strip)
                        .filter(line -> !line.isEmpty())
                        .map(line -> "--" + name + "=" + line)
                        .toList();
    }
}
