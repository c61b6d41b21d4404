package dev.quintain;

import dev.quintain.subject.ClassPath;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** A folder of classes compiled from sources in a test. */
public final class CompiledSources {
    private final Path folder;

    private CompiledSources(Path folder) {
        this.folder = folder;
    }

    /**
     * @param sources each a path such as {@code shop/Cart.java}, followed by its text
     */
    public static CompiledSources in(Path folder, String... sources) throws IOException {
        var compiled = new CompiledSources(folder);
        compiled.add(sources);
        return compiled;
    }

    public void add(String... sources) throws IOException {
        var arguments = new ArrayList<>(List.of("-nowarn", "-g", "-proc:none", "-d", folder.toString()));
        arguments.addAll(
                List.of("-cp", folder + System.getProperty("path.separator") + System.getProperty("java.class.path")));
        for (int i = 0; i < sources.length; i += 2) {
            Path file = folder.resolve(sources[i]);
            Files.createDirectories(file.getParent());
            Files.writeString(file, sources[i + 1]);
            arguments.add(file.toString());
        }
        int result = ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new));
        if (result != 0) {
            throw new AssertionError("does not compile: " + Stream.of(sources).toList());
        }
    }

    public Path folder() {
        return folder;
    }

    public ClassPath classPath() {
        return ClassPath.of(List.of(folder));
    }

    public URLClassLoader loader() throws IOException {
        return new URLClassLoader(new URL[] {folder.toUri().toURL()}, getClass().getClassLoader());
    }
}
