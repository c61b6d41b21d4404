package dev.quintain.verification.guides;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.cli.Main;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Each guide has an example that a reader can repeat in a clone that is built, and that prints what the guide says. With
 * {@code -Dquintain.golden=rewrite} the guides are given what is printed now, for review, where they show all of it.
 */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the examples are for a Unix shell")
class GuidesTest {
    private static final int BAD_INPUT = 2;
    private static final List<String> LINKED = List.of("examples", "cli");

    /** The build runs tests in the folder of their module, development environments often in the root. */
    private static final Path ROOT = Path.of(Files.isDirectory(Path.of("verification")) ? "" : "..")
            .toAbsolutePath()
            .normalize();

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"crash", "walk", "generate", "compare", "interleave", "explore", "inject", "hunt"})
    void examples_print_what_the_guide_says(String guide) throws Exception {
        Path page = ROOT.resolve("docs").resolve(guide + ".md");
        List<String> lines = Files.readAllLines(page);
        prepare();

        List<WorkedExample> examples = WorkedExample.in(lines);
        var renewed = new ArrayList<>(lines);
        int moved = 0;
        for (WorkedExample example : examples) {
            List<String> printed = run(example);
            if ("rewrite".equals(System.getProperty("quintain.golden")) && !example.isShortened()) {
                List<String> place = renewed.subList(example.from() + moved, example.to() + moved);
                moved += printed.size() - place.size();
                place.clear();
                place.addAll(WorkedExample.indented(printed));
                Files.write(page, renewed);
            } else if (!new ShownOutput(example.output(), example.isTimed()).isMatchedBy(printed)) {
                assertEquals(
                        String.join("\n", example.output()),
                        String.join("\n", printed),
                        () -> "$ " + example.command());
            }
        }

        assertTrue(
                examples.stream()
                        .anyMatch(
                                example -> example.isOurs() && !example.output().isEmpty()),
                () -> page + " has no example with its output");
    }

    /** Before somebody deletes the folder, and what it links to. */
    @AfterEach
    void unlink() throws IOException {
        for (String name : LINKED) {
            Files.deleteIfExists(folder.resolve(name));
        }
    }

    /** A clone as the reader has it, but for what the examples leave behind. */
    private void prepare() throws IOException {
        for (String name : LINKED) {
            Files.createSymbolicLink(folder.resolve(name), ROOT.resolve(name));
        }
        Path script = folder.resolve("quintain");
        Files.writeString(
                script,
                "#!/bin/sh\nexec '" + Path.of(System.getProperty("java.home"), "bin", "java") + "' -cp '"
                        + System.getProperty("java.class.path") + "' " + Main.class.getName() + " \"$@\"\n");
        assertTrue(script.toFile().setExecutable(true));
    }

    private List<String> run(WorkedExample example) throws Exception {
        Path out = folder.resolve("printed.txt");
        Path err = folder.resolve("complaints.txt");
        var builder = new ProcessBuilder("sh", "-c", example.command())
                .directory(folder.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        // The compiler of the JDK that runs us is the one that readers of a page are told to use.
        builder.environment()
                .merge(
                        "PATH",
                        Path.of(System.getProperty("java.home"), "bin").toString(),
                        (path, jdk) -> jdk + ":" + path);
        int exitCode = builder.start().waitFor();
        assertTrue(exitCode < BAD_INPUT, Files.readString(err));
        List<String> printed = new ArrayList<>(Files.readAllLines(out));
        while (!printed.isEmpty() && printed.get(printed.size() - 1).isBlank()) {
            printed.remove(printed.size() - 1);
        }
        return printed;
    }
}
