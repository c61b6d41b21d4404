package dev.quintain.benchmarks.libraries;

import dev.quintain.benchmarks.Benchmarks;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The jars that lie beside this one. */
final class Tools {
    private Tools() {}

    /** This jar and all that it needs. */
    static List<Path> all() {
        var all = new ArrayList<>(List.of(own()));
        all.addAll(beside("lib"));
        return all;
    }

    /** The folder of the libraries to generate tests for. */
    static Path libraries() {
        return own().resolveSibling("libraries");
    }

    /** What runs tests, and nothing of ours but the class that starts it. */
    static List<Path> junit() {
        var jars = new ArrayList<>(List.of(own()));
        beside("lib").stream()
                .filter(jar -> jar.getFileName().toString().matches("(junit|opentest4j|apiguardian|jspecify).*"))
                .forEach(jars::add);
        return jars;
    }

    static Path coverageAgent() {
        return beside("lib").stream()
                .filter(jar -> jar.getFileName().toString().matches("org\\.jacoco\\.agent.*runtime.*"))
                .findFirst()
                .orElseThrow();
    }

    private static Path own() {
        try {
            return Path.of(Benchmarks.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<Path> beside(String folder) {
        try (Stream<Path> jars = Files.list(own().resolveSibling(folder))) {
            return jars.sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
