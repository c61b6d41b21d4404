package dev.quintain.verification.interleave;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A JDK with virtual threads that is installed beside the one that runs these tests: its monitors are others. */
public final class LaterJdk {
    private static final int VIRTUAL_THREADS = 21;
    private static final Pattern VERSION = Pattern.compile("JAVA_VERSION=\"(\\d+)");

    private LaterJdk() {}

    public static Optional<Path> find() {
        Path home = Path.of(System.getProperty("java.home"));
        try (Stream<Path> beside = Files.list(Objects.requireNonNull(home.getParent()))) {
            return Stream.concat(Stream.of(home), beside)
                    .filter(candidate -> version(candidate) >= VIRTUAL_THREADS)
                    .findFirst();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static int version(Path home) {
        try {
            Matcher version = VERSION.matcher(Files.readString(home.resolve("release")));
            return version.find() ? Integer.parseInt(version.group(1)) : 0;
        } catch (IOException notThere) {
            return 0;
        }
    }
}
