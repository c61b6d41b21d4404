package dev.quintain.verification.hunt;

import dev.quintain.cli.Main;
import dev.quintain.cli.Terminal;
import dev.quintain.engine.StopSignal;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A hunt that is over.
 *
 * @param folder where its results are
 */
record Hunted(int exitCode, String out, String err, Path folder) {
    static final int NOTHING_FOUND = 0;
    static final int FINDINGS = 1;
    static final int BAD_INPUT = 2;

    static final Path EXAMPLES =
            Path.of("..", "examples", "target", "classes").toAbsolutePath().normalize();

    /** It has one fault, which shows at once. */
    static final String PAGER = "dev.quintain.examples.shop.Pager";

    static Hunted hunt(Path folder, String... arguments) {
        return hunt(folder, new StopSignal(), arguments);
    }

    static Hunted hunt(Path folder, StopSignal stop, String... arguments) {
        return run("hunt", folder, stop, arguments);
    }

    /** Another command, with what it shares with a hunt. */
    static Hunted run(String command, Path folder, StopSignal stop, String... arguments) {
        var all = new ArrayList<>(List.of(command, "--quiet", "--out", folder.toString()));
        all.addAll(List.of(arguments));
        var out = new StringWriter();
        var err = new StringWriter();
        int exitCode = Main.run(
                new PrintWriter(out, true),
                new PrintWriter(err, true),
                Terminal.NONE,
                stop,
                all.toArray(String[]::new));
        return new Hunted(exitCode, out.toString(), err.toString(), folder);
    }

    /** {@code hunt OPTIONS -cp EXAMPLES Pager}. */
    static Hunted pager(Path folder, StopSignal stop, String... options) {
        var all = new ArrayList<>(List.of(options));
        all.addAll(List.of("-cp", EXAMPLES.toString(), PAGER));
        return hunt(folder, stop, all.toArray(String[]::new));
    }

    JsonNode summary() {
        return JsonMapper.builder()
                .build()
                .readTree(folder.resolve("summary.json").toFile());
    }

    Stream<JsonNode> findings() {
        return stream("findings");
    }

    Stream<JsonNode> stream(String member) {
        return StreamSupport.stream(summary().path(member).spliterator(), false);
    }

    Set<String> fingerprints() {
        return findings().map(finding -> finding.path("fingerprint").asString()).collect(Collectors.toSet());
    }

    /** The engines that have something to show in the list. */
    Set<String> finders() {
        Set<String> engines = new TreeSet<>();
        findings().forEach(finding -> finding.path("engines").forEach(engine -> engines.add(engine.asString())));
        return engines;
    }

    String file(String name) {
        try {
            return Files.readString(folder.resolve(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
