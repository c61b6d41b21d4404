package dev.quintain.verification.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * Classes that a test compiles for itself.
 *
 * @param sources by their paths
 */
record CompiledSubject(Map<String, String> sources) {
    CompiledSubject {
        sources = new TreeMap<>(sources);
    }

    /**
     * @param folder where sources and classes go
     * @return the folder of the classes
     */
    Path into(Path folder, Path... classPath) throws IOException {
        Path classes = Files.createDirectories(folder.resolve("classes"));
        var arguments = new ArrayList<>(List.of("-proc:none", "-d", classes.toString()));
        if (classPath.length > 0) {
            arguments.addAll(List.of(
                    "-cp", Stream.of(classPath).map(Path::toString).collect(Collectors.joining(File.pathSeparator))));
        }
        for (var source : sources.entrySet()) {
            Path file = folder.resolve("sources").resolve(source.getKey());
            Files.createDirectories(file.getParent());
            arguments.add(Files.writeString(file, source.getValue()).toString());
        }
        assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new)));
        return classes;
    }

    /**
     * Packs all files of a folder, and for each interface the names of the classes that implement it.
     *
     * @param services names of classes by those of interfaces
     */
    static Path jar(Path classes, Path jar, Map<String, List<String>> services) throws IOException {
        try (OutputStream file = Files.newOutputStream(jar);
                var out = new JarOutputStream(file);
                Stream<Path> all = Files.walk(classes)) {
            for (Path each : all.filter(Files::isRegularFile).toList()) {
                out.putNextEntry(
                        new JarEntry(classes.relativize(each).toString().replace('\\', '/')));
                out.write(Files.readAllBytes(each));
            }
            for (var service : services.entrySet()) {
                out.putNextEntry(new JarEntry("META-INF/services/" + service.getKey()));
                out.write(String.join("\n", service.getValue()).getBytes(StandardCharsets.UTF_8));
            }
        }
        return jar;
    }
}
