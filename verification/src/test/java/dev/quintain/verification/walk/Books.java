package dev.quintain.verification.walk;

import java.nio.file.Path;

/** The paper's subjects, books and stacks, among the examples. */
final class Books {
    /** Where they are compiled to. */
    static final String CLASSES = Path.of("..", "examples", "target", "classes")
            .toAbsolutePath()
            .normalize()
            .toString();

    static final Path SOURCES = Path.of("..", "examples", "src", "main", "java");

    static final String PACKAGE = "dev.quintain.examples.walk";

    private Books() {}

    static String of(String simpleName) {
        return PACKAGE + "." + simpleName;
    }
}
