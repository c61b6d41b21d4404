package dev.quintain.agent;

import dev.quintain.bytecode.SiteRules;
import java.io.File;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/**
 * What stands behind the agent's jar on a command line: {@code classes=DIR,scope=stack,also=a.b.C;d.E,short=yes}.
 *
 * @param classes folders and jars of the classes under test; empty if a worker says so later
 */
record AgentOptions(List<Path> classes, SiteRules rules) {
    static AgentOptions of(String text) {
        return new AgentOptions(
                values(text, "classes", File.pathSeparator).stream()
                        .map(Path::of)
                        .toList(),
                new SiteRules(
                        values(text, "scope", ";").contains("stack"),
                        values(text, "also", ";").stream()
                                .map(name -> name.replace('.', '/'))
                                .toList(),
                        values(text, "short", ";").contains("yes")));
    }

    private static List<String> values(String text, String key, String separator) {
        return Arrays.stream(text.split(","))
                .filter(option -> option.startsWith(key + "="))
                .flatMap(option ->
                        Arrays.stream(option.substring(key.length() + 1).split(separator)))
                .filter(value -> !value.isEmpty())
                .toList();
    }
}
