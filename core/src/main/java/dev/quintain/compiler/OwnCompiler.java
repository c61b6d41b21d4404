package dev.quintain.compiler;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** The compiler of the JDK that runs us, in memory. */
public final class OwnCompiler {
    private final JavaCompiler compiler;
    private final OptionalInt release;

    private OwnCompiler(JavaCompiler compiler, OptionalInt release) {
        this.compiler = compiler;
        this.release = release;
    }

    /**
     * The compiler; empty if this Java has none.
     *
     * @param release the older release that it is to compile for
     */
    public static Optional<OwnCompiler> find(OptionalInt release) {
        return Optional.ofNullable(ToolProvider.getSystemJavaCompiler())
                .map(compiler -> new OwnCompiler(compiler, release));
    }

    /**
     * Compiles sources together.
     *
     * @param sources by their paths, with slashes
     */
    public Compiled compile(Map<String, String> sources, List<Path> classPath) {
        List<Source> files = sources.entrySet().stream()
                .map(source -> new Source(source.getKey(), source.getValue()))
                .toList();
        var found = new DiagnosticCollector<JavaFileObject>();
        var standard = compiler.getStandardFileManager(found, Locale.ROOT, StandardCharsets.UTF_8);
        try (var memory = new ClassFiles(standard)) {
            compiler.getTask(Writer.nullWriter(), memory, found, options(classPath), null, files)
                    .call();
            List<Complaint> complaints = complaints(found);
            return new Compiled(complaints.isEmpty() ? memory.byName() : Map.of(), complaints);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Complaint> complaints(DiagnosticCollector<JavaFileObject> found) {
        return found.getDiagnostics().stream()
                .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
                .map(error -> new Complaint(
                        error.getSource() instanceof Source source ? source.path : "",
                        error.getLineNumber(),
                        error.getColumnNumber(),
                        error.getMessage(Locale.ROOT)))
                .toList();
    }

    private List<String> options(List<Path> classPath) {
        // Sources that happen to lie on the class path are not asked for.
        var options = new ArrayList<>(
                List.of("-proc:none", "-nowarn", "-g", "-Xmaxerrs", "1000000", "-sourcepath", "", "-classpath"));
        options.add(classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
        release.ifPresent(version -> options.addAll(List.of("--release", Integer.toString(version))));
        return options;
    }

    private static final class Source extends SimpleJavaFileObject {
        private final String path;
        private final String text;

        Source(String path, String text) {
            super(uri(path), Kind.SOURCE);
            this.path = path;
            this.text = text;
        }

        private static URI uri(String path) {
            try {
                return new URI("source", null, "/" + path, null);
            } catch (URISyntaxException e) {
                throw new IllegalArgumentException(path, e);
            }
        }

        @Override
        public String getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}
