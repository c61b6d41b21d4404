package dev.quintain.run.interleave;

import dev.quintain.engine.interleave.BadScript;
import dev.quintain.engine.interleave.JupiterTest;
import dev.quintain.engine.interleave.ScriptError;
import dev.quintain.subject.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Translates scripts to test classes. */
public final class TranslateRun {
    private final Path out;

    public TranslateRun(Path out) {
        this.out = out;
    }

    /** Writes a file for each script; returns where they are. */
    public List<Path> run(List<Path> scripts) {
        var tests = new ArrayList<JupiterTest>();
        for (Path script : scripts) {
            tests.add(translate(script));
        }
        return tests.stream().map(this::write).toList();
    }

    private static JupiterTest translate(Path script) {
        try {
            return JupiterTest.of(script.getFileName().toString(), ScriptFiles.read(script));
        } catch (BadScript e) {
            throw new BadInput(e.errors().stream().map(ScriptError::toString).collect(Collectors.joining("\n")));
        }
    }

    private Path write(JupiterTest test) {
        try {
            Path file = out.resolve(test.path());
            Files.createDirectories(file.getParent());
            return Files.writeString(file, test.source());
        } catch (IOException e) {
            throw new BadInput("cannot write to " + out + " (" + e.getMessage() + "); choose another --out");
        }
    }
}
