package dev.quintain.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The JDKs from 17 to 25 that this machine happens to have, one of each version, with the one that runs this first. */
final class InstalledJdks {
    private static final Pattern VERSION = Pattern.compile("JAVA_VERSION=\"(\\d+)");

    private InstalledJdks() {}

    static List<Path> find() throws IOException {
        Path own = Path.of(System.getProperty("java.home"));
        Map<Integer, Path> byVersion = new TreeMap<>();
        for (Path home : candidates(own)) {
            int version = version(home);
            if (version >= 17 && version <= 25 && version != Runtime.version().feature()) {
                byVersion.putIfAbsent(version, home);
            }
        }
        List<Path> homes = new ArrayList<>(List.of(own));
        homes.addAll(byVersion.values());
        return homes;
    }

    private static List<Path> candidates(Path own) throws IOException {
        List<Path> candidates = new ArrayList<>();
        System.getenv().forEach((name, value) -> {
            if (name.startsWith("JAVA_HOME")) {
                candidates.add(Path.of(value));
            }
        });
        try (Stream<Path> siblings = Files.list(own.resolveSibling(""))) {
            siblings.sorted().forEach(candidates::add);
        }
        return candidates;
    }

    private static int version(Path home) throws IOException {
        Path release = home.resolve("release");
        if (!Files.isExecutable(home.resolve("bin").resolve("java")) || !Files.isReadable(release)) {
            return 0;
        }
        Matcher matcher = VERSION.matcher(Files.readString(release));
        return matcher.find() ? Integer.parseInt(matcher.group(1)) : 0;
    }
}
