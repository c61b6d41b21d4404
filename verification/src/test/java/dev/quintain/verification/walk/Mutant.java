package dev.quintain.verification.walk;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/**
 * One of the examples with a small change in its source.
 *
 * @param changes pairs of what the source says and what it says instead
 */
record Mutant(String name, String className, List<String> changes) {
    static Mutant of(String className, String name, String... changes) {
        return new Mutant(name, className, List.of(changes));
    }

    /** Compiles the changed class with the others of its package; returns the folder of classes. */
    String compileInto(Path folder) {
        try {
            Path sources = folder.resolve("src").resolve(Books.PACKAGE.replace('.', '/'));
            Path classes = folder.resolve("classes");
            Files.createDirectories(sources);
            Files.createDirectories(classes);
            var arguments = new ArrayList<>(List.of("-g", "-d", classes.toString()));
            try (Stream<Path> originals = Files.list(Books.SOURCES.resolve(Books.PACKAGE.replace('.', '/')))) {
                for (Path original : originals.sorted().toList()) {
                    Path copy = sources.resolve(original.getFileName().toString());
                    Files.writeString(copy, changed(original));
                    arguments.add(copy.toString());
                }
            }
            JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
            assertTrue(compiler.run(null, null, null, arguments.toArray(String[]::new)) == 0, name);
            return classes.toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String changed(Path original) throws IOException {
        String source = Files.readString(original);
        if (original.getFileName().toString().equals(className + ".java")) {
            for (int i = 0; i < changes.size(); i += 2) {
                assertTrue(source.contains(changes.get(i)), () -> name + ": the source has changed");
                source = source.replace(changes.get(i), changes.get(i + 1));
            }
        }
        return source;
    }

    @Override
    public String toString() {
        return className + ": " + name;
    }
}
