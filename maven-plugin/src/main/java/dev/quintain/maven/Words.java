package dev.quintain.maven;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * What was said to a goal in the words of the command line, as a build has them: {@code <options><time>2m</time></options>},
 * {@code -Dquintain.time=2m} for every goal, {@code <hunt.time>} and {@code -Dquintain.hunt.time=2m} for one are all
 * {@code --time 2m}. No option is known here by its name, so that none has two meanings.
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

    /**
     * Adds options by name, those for every goal and then those for this one, {@code hunt.time}; later ones replace
     * earlier ones.
     */
    Words plus(Map<String, String> more) {
        plus(more, "");
        plus(more, goal + ".");
        return this;
    }

    /** The same for properties, as far as they are ours. */
    Words plus(Properties properties) {
        return plus(ours(properties));
    }

    private void plus(Map<String, String> more, String prefix) {
        more.forEach((name, value) -> {
            String option = name.startsWith(prefix) ? name.substring(prefix.length()) : "";
            if (!option.isEmpty() && !option.contains(".")) {
                said.put(option, value == null ? "" : value);
            }
        });
    }

    /** Those of the properties that are ours, by the names that they have among options. */
    static Map<String, String> ours(Properties properties) {
        return properties.stringPropertyNames().stream()
                .filter(name -> name.startsWith(PREFIX))
                .collect(Collectors.toMap(name -> name.substring(PREFIX.length()), properties::getProperty));
    }

    /** Those of some options that are for a goal that there is not. */
    static List<String> strays(Set<String> options, Set<String> goals) {
        return options.stream()
                .filter(name -> name.contains(".") && !goals.contains(name.substring(0, name.indexOf('.'))))
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
