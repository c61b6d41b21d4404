package dev.quintain.engine.interleave;

/** A piece of a script as it stands there. */
record Fragment(String text, Position position) {
    boolean isBlank() {
        return text.isBlank();
    }

    /** Without the space around it. */
    Fragment strip() {
        Fragment rest = from(text.length() - text.stripLeading().length());
        return new Fragment(rest.text.stripTrailing(), rest.position);
    }

    /** What is left of it behind so many characters. */
    Fragment from(int offset) {
        int line = position.line();
        int column = position.column();
        for (char passed : text.substring(0, offset).toCharArray()) {
            line = passed == '\n' ? line + 1 : line;
            column = passed == '\n' ? 1 : column + 1;
        }
        return new Fragment(text.substring(offset), new Position(line, column));
    }

    /** On one line, for people. */
    String brief() {
        return text.strip().replaceAll("\\s+", " ");
    }
}
