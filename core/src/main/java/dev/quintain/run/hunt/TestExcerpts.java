package dev.quintain.run.hunt;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Looks up single tests in the files that they were written to. */
final class TestExcerpts {
    private static final String INDENT = "    ";

    private final Path folder;
    private final Map<String, List<String>> files = new HashMap<>();

    TestExcerpts(Path folder) {
        this.folder = folder;
    }

    Shown shown(EngineFinding found) {
        return shown(found, found.problem().testFile(), found.problem().testMethod());
    }

    Shown shown(EngineFinding found, @Nullable String file, @Nullable String method) {
        return file == null || method == null
                ? new Shown(null, null, found.replay())
                : new Shown(file, method, source(file, method));
    }

    private String source(String file, String method) {
        List<String> lines = files.computeIfAbsent(file, this::read);
        int head = 0;
        while (head < lines.size() && !lines.get(head).contains(" void " + method + "(")) {
            head++;
        }
        if (head == lines.size()) {
            return "";
        }
        int first = head;
        while (first > 0
                && !lines.get(first - 1).isBlank()
                && !lines.get(first - 1).endsWith("{")) {
            first--;
        }
        int last = head;
        while (last < lines.size() - 1 && !lines.get(last).equals(INDENT + "}")) {
            last++;
        }
        var source = new StringBuilder();
        for (String line : lines.subList(first, last + 1)) {
            source.append(line.startsWith(INDENT) ? line.substring(INDENT.length()) : line)
                    .append('\n');
        }
        return source.toString();
    }

    private List<String> read(String file) {
        try {
            return Files.readAllLines(folder.resolve(file));
        } catch (IOException e) {
            return List.of();
        }
    }
}
