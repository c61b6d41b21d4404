package dev.quintain.verification;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The JDKs of this machine: the one that runs us, those that a variable JAVA_HOME... names, and those beside ours. */
public final class InstalledJdks {
    private static final Path OURS = Path.of(System.getProperty("java.home"));
    private static final Pattern VERSION = Pattern.compile("JAVA_VERSION=\"(\\d+)");

    private InstalledJdks() {}

    /** The home of the first one whose version will do. */
    public static Optional<Path> find(IntPredicate version) {
        return candidates().filter(home -> version.test(version(home))).findFirst();
    }

    private static Stream<Path> candidates() {
        Stream<Path> named = System.getenv().entrySet().stream()
                .filter(variable -> variable.getKey().startsWith("JAVA_HOME"))
                .map(variable -> Path.of(variable.getValue()));
        try (Stream<Path> beside = Files.list(OURS.resolveSibling(""))) {
            return Stream.of(Stream.of(OURS), named, beside.sorted().toList().stream())
                    .flatMap(each -> each);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The version of a JDK; 0 if it is none. */
    private static int version(Path home) {
        if (!Files.isExecutable(home.resolve("bin").resolve("java"))) {
            return 0;
        }
        try {
            Matcher version = VERSION.matcher(Files.readString(home.resolve("release")));
            return version.find() ? Integer.parseInt(version.group(1)) : 0;
        } catch (IOException notThere) {
            return 0;
        }
    }
}
