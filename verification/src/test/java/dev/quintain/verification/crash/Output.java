package dev.quintain.verification.crash;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** All files that a run wrote, by their names, without what may differ: how long it took, and where it wrote to. */
record Output(Map<String, String> files) {
    static Output of(CommandRun run) throws IOException {
        var files = new TreeMap<String, String>();
        try (Stream<Path> all = Files.walk(run.folder())) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                files.put(run.folder().relativize(file).toString(), steady(Files.readString(file)));
            }
        }
        return new Output(files);
    }

    private static String steady(String text) {
        return text.replaceFirst("(?s)\"timing\": .*", "").replaceFirst("\"options\": \".*\"", "");
    }
}
