package dev.quintain.verification.crash;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The home of a JDK that is ours but for what a test changes in it. */
public record FakeJdk(Path home) {
    private static final Path OURS = Path.of(System.getProperty("java.home"));

    /** A JDK whose launcher is this shell script, in which {@code $JAVA} is the real one. */
    public static FakeJdk in(Path home, String script) throws IOException {
        Files.createDirectories(home.resolve("bin"));
        Files.createSymbolicLink(home.resolve("lib"), OURS.resolve("lib"));
        Files.copy(OURS.resolve("release"), home.resolve("release"));
        addProgram(home, "java", script);
        return new FakeJdk(home);
    }

    static void addProgram(Path home, String name, String script) throws IOException {
        Path program = home.resolve("bin").resolve(name);
        Files.writeString(program, "#!/bin/sh\nJAVA='" + OURS.resolve("bin").resolve("java") + "'\n" + script + "\n");
        if (!program.toFile().setExecutable(true)) {
            throw new IOException("cannot make executable: " + program);
        }
    }

    /** The same JDK, which says that it is of that version. */
    FakeJdk ofVersion(String version) throws IOException {
        Files.writeString(home.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
        return this;
    }
}
