package dev.quintain.junit;

import dev.quintain.finding.GeneratedTest;
import java.util.List;

/** A source file of tests. */
public record TestFile(String packageName, String className, String source, List<Method> methods) {
    public TestFile {
        methods = List.copyOf(methods);
    }

    /**
     * Where a test ended up.
     *
     * @param firstLine counted from 1
     */
    public record Method(GeneratedTest test, String name, int firstLine, int lastLine) {
        boolean covers(long line) {
            return firstLine <= line && line <= lastLine;
        }
    }

    /** The tests that use the type imported in that line; all tests if it is none of theirs. */
    List<GeneratedTest> importersAt(long line) {
        String text = source.lines().skip(line - 1).findFirst().orElse("");
        List<GeneratedTest> all = methods.stream().map(Method::test).toList();
        List<GeneratedTest> importers = all.stream()
                .filter(test -> test.types()
                        .map(type -> "import " + type.packageName() + "."
                                + type.simpleNames().get(0) + ";")
                        .anyMatch(text::equals))
                .toList();
        return importers.isEmpty() ? all : importers;
    }

    /** Relative to the root of the sources, with slashes. */
    public String path() {
        String folder = packageName.isEmpty() ? "" : packageName.replace('.', '/') + "/";
        return folder + className + ".java";
    }
}
