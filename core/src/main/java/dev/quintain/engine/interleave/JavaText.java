package dev.quintain.engine.interleave;

/** Text as a literal of Java's. */
final class JavaText {
    private JavaText() {}

    static String literal(String text) {
        String escaped = text.replace("\\", "\\\\")
                .replace("\"", "\\\"")
                .replace("\n", "\\n")
                .replace("\t", "\\t");
        return '"' + escaped + '"';
    }
}
