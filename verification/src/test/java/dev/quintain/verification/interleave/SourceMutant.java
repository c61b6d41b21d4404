package dev.quintain.verification.interleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.ToolProvider;

/**
 * One of the examples with a fault put into its source.
 *
 * @param name what the fault is
 * @param changes pairs of what the source says and what it says instead
 */
record SourceMutant(String component, String name, List<String> changes) {
    SourceMutant {
        changes = List.copyOf(changes);
    }

    static String source(String component) {
        try {
            return Files.readString(Interleaved.SOURCES
                    .resolve(Interleaved.PACKAGE.replace('.', '/'))
                    .resolve(component + ".java"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    String changed() {
        String source = source(component);
        for (int i = 0; i < changes.size(); i += 2) {
            assertTrue(source.contains(changes.get(i)), this + ": the source has changed");
            source = source.replace(changes.get(i), changes.get(i + 1));
        }
        return source;
    }

    /** Compiles the changed class; returns the folder of classes. */
    Path compileInto(Path folder) {
        try {
            compile(List.of(Files.writeString(folder.resolve(component + ".java"), changed())), folder);
            return folder;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static void compile(List<Path> sources, Path classes) {
        var arguments = new ArrayList<>(List.of("-proc:none", "-nowarn", "-g", "-d", classes.toString(), "-cp"));
        arguments.add(Interleaved.CLASSES.toString());
        sources.forEach(source -> arguments.add(source.toString()));
        assertEquals(
                0,
                ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new)),
                "a mutant does not compile");
    }

    @Override
    public String toString() {
        return component + ": " + name;
    }
}
