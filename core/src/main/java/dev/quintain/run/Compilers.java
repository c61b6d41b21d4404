package dev.quintain.run;

import dev.quintain.compiler.OwnCompiler;
import dev.quintain.junit.SourceCompiler;
import dev.quintain.subject.JavaHome;
import dev.quintain.worker.JavacProcess;
import java.util.Optional;
import java.util.OptionalInt;

/** Who can say whether tests compile on a JDK. */
final class Compilers {
    private Compilers() {}

    /** A compiler for that JDK: its own if it has one, else ours if that knows the release; empty if there is none. */
    static Optional<SourceCompiler> of(JavaHome home) {
        int version = home.version().feature();
        int ours = Runtime.version().feature();
        if (version == ours) {
            return ours(OptionalInt.empty()).or(() -> processOf(home));
        }
        return processOf(home).or(() -> version < ours ? ours(OptionalInt.of(version)) : Optional.empty());
    }

    private static Optional<SourceCompiler> ours(OptionalInt release) {
        return OwnCompiler.find(release)
                .map(compiler -> (sources, classPath) -> compiler.compile(sources, classPath).complaints().stream()
                        .map(error -> new SourceCompiler.Complaint(error.path(), error.line(), error.message()))
                        .toList());
    }

    private static Optional<SourceCompiler> processOf(JavaHome home) {
        if (!home.has("javac")) {
            return Optional.empty();
        }
        var javac = new JavacProcess(home.path());
        return Optional.of((sources, classPath) -> javac.compile(sources, classPath).stream()
                .map(error -> new SourceCompiler.Complaint(error.path(), error.line(), error.message()))
                .toList());
    }
}
