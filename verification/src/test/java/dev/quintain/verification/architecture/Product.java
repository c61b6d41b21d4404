package dev.quintain.verification.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.core.importer.Locations;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** What the rules are about: the compiled classes of the published modules, and the files of the repository. */
final class Product {
    static final String ROOT_PACKAGE = "dev.quintain";

    private static final List<String> MODULES = List.of("runtime", "core", "agent", "cli", "maven-plugin");
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .withImportOption(location -> !location.contains("dev/quintain/examples"))
            .importLocations(locations());

    private Product() {}

    /**
     * The agent is not on our class path: it goes beside the tool as a jar with all that it needs. Nor is the plugin,
     * which needs Maven; it is built before us, if the whole project is.
     */
    private static Set<Location> locations() {
        var locations = new HashSet<>(Locations.ofPackage(ROOT_PACKAGE));
        locations.add(Location.of(file("agent/target/classes")));
        Path plugin = file("maven-plugin/target/classes");
        if (Files.isDirectory(plugin)) {
            locations.add(Location.of(plugin));
        }
        return locations;
    }

    static JavaClasses classes() {
        return CLASSES;
    }

    /** Name of the class's package, without what all have in common: {@code engine.crash}. */
    static String packageOf(JavaClass type) {
        return type.getPackageName().substring(ROOT_PACKAGE.length()).replaceFirst("^\\.", "");
    }

    /** Source folders of all packages that have sources, by the package's name without what all have in common. */
    static SortedMap<String, Path> packages() {
        var packages = new TreeMap<String, Path>();
        for (String module : MODULES) {
            Path root = file(module + "/src/main/java/" + ROOT_PACKAGE.replace('.', '/'));
            if (Files.isDirectory(root)) {
                walk(root)
                        .filter(Product::hasSources)
                        .forEach(folder ->
                                packages.put(root.relativize(folder).toString().replaceAll("[/\\\\]", "."), folder));
            }
        }
        return packages;
    }

    /** A file that is named by its path from the root of the repository. */
    static Path file(String path) {
        // The build runs tests in the folder of their module, development environments often in the root.
        return Path.of(Files.isDirectory(Path.of("verification")) ? "" : "..").resolve(path);
    }

    static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean hasSources(Path folder) {
        return Files.isDirectory(folder)
                && walk(folder, 1).anyMatch(file -> file.toString().endsWith(".java"));
    }

    private static Stream<Path> walk(Path folder) {
        return walk(folder, Integer.MAX_VALUE);
    }

    private static Stream<Path> walk(Path folder, int depth) {
        try (Stream<Path> files = Files.walk(folder, depth)) {
            return files.toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
