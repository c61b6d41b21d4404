package dev.quintain.maven;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;

/**
 * The options of the command line, as a build gives them: {@code <options><time>2m</time></options>} and {@code
 * -Dquintain.time=2m} are both {@code --time 2m}. No option is known here by its name, so that none has two meanings.
 */
final class Words {
    private static final String PREFIX = "quintain.";

    /** What Maven itself knows, and what it does with the outcome; no options of the command line. */
    private static final Set<String> OURS =
            Set.of("skip", "fail", "classes", "out", "old", "scripts", "addTestSources", "version");

    private final Map<String, String> options = new TreeMap<>();

    /** Adds options by name; later ones replace earlier ones. */
    Words plus(Map<String, String> more) {
        more.forEach((name, value) -> options.put(name, value == null ? "" : value));
        return this;
    }

    /** Adds those of the properties that begin with {@code quintain.}. */
    Words plus(Properties properties) {
        for (String name : properties.stringPropertyNames()) {
            String option = name.startsWith(PREFIX) ? name.substring(PREFIX.length()) : "";
            if (!option.isEmpty() && !OURS.contains(option)) {
                options.put(option, properties.getProperty(name));
            }
        }
        return this;
    }

    /** Without those that the goal sets itself. */
    Words without(Set<String> names) {
        options.keySet().removeAll(names);
        return this;
    }

    /** As they are typed; an option that is true or empty stands alone, and each line of a value is one of its own. */
    List<String> typed() {
        var words = new ArrayList<String>();
        options.forEach((name, value) -> {
            if (value.isBlank() || value.trim().equals("true")) {
                words.add("--" + name);
            } else if (!value.trim().equals("false")) {
                value.lines()
                        .map(String::strip)
                        .filter(line -> !line.isEmpty())
                        .forEach(line -> words.add("--" + name + "=" + line));
            }
        });
        return words;
    }
}
