package dev.quintain.benchmarks.libraries;

import dev.quintain.cli.Main;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * One run of {@code quintain generate}, as a user runs it, and what its report says.
 *
 * @param tests regression tests
 * @param violations sequences that broke a contract
 * @param reports problems they come down to
 */
record Generation(
        Path out,
        int exitCode,
        long classes,
        long tests,
        long violations,
        long reports,
        long sequences,
        long calls,
        double seconds,
        long peakMegabytes) {
    private static final Pattern RAN =
            Pattern.compile("ran ([\\d,]+) sequences with ([\\d,]+) calls; ([\\d,]+) of them broke a contract");

    static Generation of(Library library, Path out, List<String> options) throws IOException, InterruptedException {
        Files.createDirectories(out);
        var arguments = new ArrayList<>(List.of("generate", "--quiet", "--out", out.toString()));
        if (!library.needs().isEmpty()) {
            arguments.addAll(List.of("-cp", Jvm.join(library.needs())));
        }
        arguments.addAll(options);
        arguments.add(library.classes());
        Jvm.Ended ended = Jvm.run(List.of(), Tools.all(), Main.class.getName(), arguments, out.resolve("quintain.log"));
        if (ended.exitCode() > 1) {
            throw new IllegalStateException("quintain on " + library.name() + ": " + String.join("\n", ended.output()));
        }
        return read(out, ended);
    }

    private static Generation read(Path out, Jvm.Ended ended) {
        JsonNode summary = JsonMapper.builder()
                .build()
                .readTree(out.resolve("summary.json").toFile());
        MatchResult ran = RAN.matcher(String.join("\n", ended.output()))
                .results()
                .findFirst()
                .orElseThrow();
        long tests = 0;
        for (JsonNode row : summary.path("classes")) {
            tests += row.path("testCases").asLong();
        }
        return new Generation(
                out,
                ended.exitCode(),
                summary.path("classes").size(),
                tests,
                number(ran, 3),
                summary.path("findings").size(),
                number(ran, 1),
                number(ran, 2),
                summary.path("timing").path("milliseconds").asLong() / 1000.0,
                ended.peakMegabytes());
    }

    private static long number(MatchResult match, int group) {
        return Long.parseLong(match.group(group).replace(",", ""));
    }
}
