package dev.quintain.verification.crash;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The zoo, and what the comments in its sources promise. */
final class Zoo {
    private static final Path SOURCES = Path.of("src", "main", "java");
    private static final Pattern RULE = Pattern.compile("Finding: ([A-Z_]+)");
    private static final Pattern PUBLIC_METHOD =
            Pattern.compile("(?m)^\\s+(?:public |default |static )[^=;{]*?(\\w+)\\([^;]*?\\{");

    private Zoo() {}

    static CommandRun run(Path folder, List<String> classes, String... options) {
        var arguments = new ArrayList<>(List.of("-cp", Subjects.zoo().toString(), "--cases", "5000"));
        arguments.addAll(List.of(options));
        arguments.addAll(classes);
        return CommandRun.crash(folder, arguments.toArray(String[]::new));
    }

    /** For each class of {@code zoo.finds} the rule that its comment names. */
    static Map<String, String> rulesInComments() {
        var rules = new TreeMap<String, String>();
        sources("zoo/finds").forEach((name, text) -> {
            Matcher rule = RULE.matcher(text.replaceAll("\\s*\\n \\* ", " "));
            if (rule.find()) {
                rules.put(name, rule.group(1));
            }
        });
        return rules;
    }

    /** For each class of {@code zoo.survives} whose comment says that it is refused something, its number of tests. */
    static Map<String, Long> methodsThatAreRefused() {
        var refused = new TreeMap<String, Long>();
        sources("zoo/survives").forEach((name, text) -> {
            if (text.contains("Refused: ")) {
                refused.put(name, tests(text));
            }
        });
        return refused;
    }

    private static long tests(String source) {
        Matcher method = PUBLIC_METHOD.matcher(source);
        long tests = 0;
        while (method.find()) {
            // An int takes three values.
            tests += method.group().contains("(int ") ? 3 : 1;
        }
        return tests;
    }

    static int publicMethods(String folder, String name) {
        return sources(folder).values().stream()
                .mapToInt(text -> (int) PUBLIC_METHOD
                        .matcher(text)
                        .results()
                        .filter(method -> method.group(1).equals(name))
                        .count())
                .sum();
    }

    private static Map<String, String> sources(String folder) {
        var sources = new TreeMap<String, String>();
        try (Stream<Path> files = Files.walk(SOURCES.resolve(folder))) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".java")).toList()) {
                String name = SOURCES.relativize(file).toString().replaceAll("[/\\\\]", ".");
                sources.put(name.substring(0, name.length() - ".java".length()), Files.readString(file));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return sources;
    }
}
