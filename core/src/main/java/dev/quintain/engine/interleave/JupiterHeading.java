package dev.quintain.engine.interleave;

import dev.quintain.runtime.interleave.Interleaving;
import dev.quintain.runtime.interleave.Shared;
import dev.quintain.runtime.interleave.WakeTimes;
import java.time.Duration;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** The package and the imports of a test class. */
final class JupiterHeading {
    private static final Pattern IMPORTS = Pattern.compile("(\\s*import\\s[^;]+;)*\\s*");

    /** What a test may need, and how one can tell. */
    private static final Map<String, String> NEEDS = Map.of(
            "@BeforeEach", "org.junit.jupiter.api.BeforeEach",
            "@Test", "org.junit.jupiter.api.Test",
            "Duration.of", Duration.class.getName(),
            "new Interleaving", Interleaving.class.getName(),
            "extends Shared ", Shared.class.getName(),
            "WakeTimes.of", WakeTimes.class.getName());

    private JupiterHeading() {}

    /**
     * @param body of the class
     */
    static String text(Heading heading, String body) {
        SortedSet<String> imports = new TreeSet<>();
        NEEDS.forEach((sign, name) -> {
            if (body.contains(sign)) {
                imports.add("import " + name + ";");
            }
        });
        String theirs = heading.rest().text();
        boolean onlyImports = IMPORTS.matcher(theirs).matches();
        if (onlyImports) {
            for (String one : theirs.split(";")) {
                if (!one.isBlank()) {
                    imports.add(one.strip().replaceAll("\\s+", " ") + ";");
                }
            }
        }
        String packageLine = heading.packageName().isEmpty() ? "" : "package " + heading.packageName() + ";\n\n";
        return packageLine + String.join("\n", imports) + "\n" + (onlyImports ? "" : theirs + "\n") + "\n";
    }
}
