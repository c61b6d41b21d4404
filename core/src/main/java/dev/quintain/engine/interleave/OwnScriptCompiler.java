package dev.quintain.engine.interleave;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** The compiler of the JDK that runs us, in memory. */
public final class OwnScriptCompiler implements ScriptCompiler {
    private final JavaCompiler compiler;
    private final OptionalInt release;

    private OwnScriptCompiler(JavaCompiler compiler, OptionalInt release) {
        this.compiler = compiler;
        this.release = release;
    }

    /**
     * The compiler; empty if this Java has none.
     *
     * @param release the older release that it is to compile for
     */
    public static Optional<ScriptCompiler> find(OptionalInt release) {
        return Optional.ofNullable(ToolProvider.getSystemJavaCompiler())
                .map(compiler -> new OwnScriptCompiler(compiler, release));
    }

    @Override
    public Compiled compile(String path, String source, List<Path> classPath) {
        var found = new DiagnosticCollector<JavaFileObject>();
        var standard = compiler.getStandardFileManager(found, Locale.ROOT, StandardCharsets.UTF_8);
        try (var classes = new InMemory(standard)) {
            compiler.getTask(
                            Writer.nullWriter(),
                            classes,
                            found,
                            options(classPath),
                            null,
                            List.of(new Source(path, source)))
                    .call();
            List<Complaint> complaints = found.getDiagnostics().stream()
                    .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
                    .map(error -> new Complaint(
                            error.getLineNumber(), error.getColumnNumber(), error.getMessage(Locale.ROOT)))
                    .toList();
            return new Compiled(complaints.isEmpty() ? classes.classes() : Map.of(), complaints);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<String> options(List<Path> classPath) {
        var options = new ArrayList<>(List.of("-proc:none", "-nowarn", "-g", "-sourcepath", "", "-classpath"));
        options.add(classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
        release.ifPresent(version -> options.addAll(List.of("--release", Integer.toString(version))));
        return options;
    }

    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(String path, String text) {
            super(URI.create("script:///" + path), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public String getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }

    /** Keeps class files where they can be sent from. */
    private static final class InMemory extends ForwardingJavaFileManager<JavaFileManager> {
        private final Map<String, ByteArrayOutputStream> files = new HashMap<>();

        InMemory(JavaFileManager manager) {
            super(manager);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
            return new SimpleJavaFileObject(URI.create("class:///" + className.replace('.', '/')), kind) {
                @Override
                public OutputStream openOutputStream() {
                    return files.computeIfAbsent(className, name -> new ByteArrayOutputStream());
                }
            };
        }

        Map<String, byte[]> classes() {
            var classes = new HashMap<String, byte[]>();
            files.forEach((name, bytes) -> classes.put(name, bytes.toByteArray()));
            return classes;
        }
    }
}
