package dev.quintain.junit;

import dev.quintain.compiler.OwnCompiler;
import java.util.OptionalInt;

/** The compiler of the JDK that runs the tests. */
public final class TestCompiler {
    private TestCompiler() {}

    public static SourceCompiler own() {
        OwnCompiler compiler = OwnCompiler.find(OptionalInt.empty()).orElseThrow();
        return (sources, classPath) -> compiler.compile(sources, classPath).complaints().stream()
                .map(error -> new SourceCompiler.Complaint(error.path(), error.line(), error.message()))
                .toList();
    }
}
