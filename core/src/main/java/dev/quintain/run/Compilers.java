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

    /**
     * A compiler for that JDK: its own if it has one, else ours if that knows the release; empty if there is none.
     *
     * @param asked the release that it is to compile for; only an older one than the JDK's makes a difference
     */
    static Optional<SourceCompiler> of(JavaHome home, OptionalInt asked) {
        int version = home.version().feature();
        int ours = Runtime.version().feature();
        OptionalInt older = asked.orElse(version) < version ? asked : OptionalInt.empty();
        if (version == ours) {
            return ours(older).or(() -> processOf(home, older));
        }
        return processOf(home, older)
                .or(() -> version < ours ? ours(OptionalInt.of(older.orElse(version))) : Optional.empty());
    }

    private static Optional<SourceCompiler> ours(OptionalInt release) {
        return OwnCompiler.find(release)
                .map(compiler -> (sources, classPath) -> compiler.compile(sources, classPath).complaints().stream()
                        .map(error -> new SourceCompiler.Complaint(error.path(), error.line(), error.message()))
                        .toList());
    }

    private static Optional<SourceCompiler> processOf(JavaHome home, OptionalInt release) {
        if (!home.has("javac")) {
            return Optional.empty();
        }
        var javac = new JavacProcess(home.path(), release);
        return Optional.of((sources, classPath) -> javac.compile(sources, classPath).stream()
                .map(error -> new SourceCompiler.Complaint(error.path(), error.line(), error.message()))
                .toList());
    }
}
