package dev.quintain.junit;

import dev.quintain.finding.GeneratedTest;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Whether test files compile. Reads class files, loads and writes none, and needs no JUnit on the class path. */
public final class CompileCheck {
    /** The little of JUnit that generated tests use. */
    private static final Map<String, String> JUNIT = Map.of(
            "org/junit/Test", "package org.junit; public @interface Test { long timeout() default 0; }",
            "org/junit/jupiter/api/Test", "package org.junit.jupiter.api; public @interface Test {}",
            "org/junit/jupiter/api/function/Executable",
                    "package org.junit.jupiter.api.function;"
                            + " public interface Executable { void execute() throws Throwable; }",
            "org/junit/jupiter/api/function/ThrowingSupplier",
                    "package org.junit.jupiter.api.function;"
                            + " public interface ThrowingSupplier<T> { T get() throws Throwable; }",
            "org/junit/jupiter/api/Assertions",
                    "package org.junit.jupiter.api; import org.junit.jupiter.api.function.*; public class Assertions {"
                            + " public static void assertTimeoutPreemptively(java.time.Duration d, Executable e) {}"
                            + " public static <T> T assertTimeoutPreemptively(java.time.Duration d, ThrowingSupplier<T> s)"
                            + " { return null; } }");

    private final JavaCompiler compiler;
    private final String classPath;

    private CompileCheck(JavaCompiler compiler, List<Path> classPath) {
        this.compiler = compiler;
        this.classPath = classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }

    /** Empty if this Java has no compiler. */
    public static Optional<CompileCheck> with(List<Path> classPath) {
        return Optional.ofNullable(ToolProvider.getSystemJavaCompiler())
                .map(compiler -> new CompileCheck(compiler, classPath));
    }

    /** What the compiler refuses; empty if all is well. */
    public List<Fault> check(List<TestFile> files) {
        List<Source> tests = files.stream().map(Source::of).toList();
        Stream<Source> junit = JUNIT.entrySet().stream().map(stub -> new Source(stub.getKey(), stub.getValue()));
        var found = new DiagnosticCollector<JavaFileObject>();
        compile(Stream.concat(tests.stream(), junit).toList(), found);
        return found.getDiagnostics().stream()
                .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
                .filter(error -> tests.contains(error.getSource()))
                .map(error -> new Fault(
                        files.get(tests.indexOf(error.getSource())),
                        error.getLineNumber(),
                        error.getMessage(Locale.ROOT)))
                .toList();
    }

    /**
     * An error of the compiler.
     *
     * @param line counted from 1
     */
    public record Fault(TestFile file, long line, String message) {
        /** The tests that are to blame: one if it is in its lines, else all that need the import at fault. */
        public List<GeneratedTest> tests() {
            List<GeneratedTest> here = file.methods().stream()
                    .filter(method -> method.covers(line))
                    .map(TestFile.Method::test)
                    .toList();
            return here.isEmpty() ? file.importersAt(line) : here;
        }
    }

    private void compile(List<Source> sources, DiagnosticCollector<JavaFileObject> found) {
        var standard = compiler.getStandardFileManager(found, Locale.ROOT, StandardCharsets.UTF_8);
        try (var manager = new Discarding(standard)) {
            var options = List.of("-proc:none", "-nowarn", "-Xmaxerrs", "1000000", "-classpath", classPath);
            compiler.getTask(Writer.nullWriter(), manager, found, options, null, sources)
                    .call();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(String path, String text) {
            super(uri(path), Kind.SOURCE);
            this.text = text;
        }

        private static URI uri(String path) {
            try {
                return new URI("test", null, "/" + path + Kind.SOURCE.extension, null);
            } catch (URISyntaxException e) {
                throw new IllegalArgumentException(path, e);
            }
        }

        static Source of(TestFile file) {
            String path = file.path();
            return new Source(path.substring(0, path.length() - ".java".length()), file.source());
        }

        @Override
        public String getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }

    /** Takes the class files and keeps none. */
    private static final class Discarding extends ForwardingJavaFileManager<JavaFileManager> {
        Discarding(JavaFileManager manager) {
            super(manager);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
            return new SimpleJavaFileObject(URI.create("discard:///class"), kind) {
                @Override
                public OutputStream openOutputStream() {
                    return OutputStream.nullOutputStream();
                }
            };
        }
    }
}
