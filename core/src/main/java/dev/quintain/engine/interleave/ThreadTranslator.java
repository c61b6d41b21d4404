package dev.quintain.engine.interleave;

import dev.quintain.engine.interleave.Script.ExcMonitor;
import dev.quintain.engine.interleave.Script.Piece;
import dev.quintain.engine.interleave.Script.Plain;
import dev.quintain.engine.interleave.Script.ThreadBlock;
import dev.quintain.engine.interleave.Script.ValueCheck;
import java.util.Optional;
import java.util.function.Function;

/**
 * Translates what a thread does. Templates become try statements in place, not lambdas, so that the Java in them can
 * assign the variables around it.
 */
final class ThreadTranslator {
    private static final String INDENT = "            ";

    private final MappedSource source;
    private final String check;
    private final String thrown;
    private final Function<Piece, Optional<String>> brief;

    /**
     * @param brief checks that are one call of the clock's, as that call
     */
    ThreadTranslator(MappedSource source, Names names, Function<Piece, Optional<String>> brief) {
        this.source = source;
        this.brief = brief;
        this.check = names.free("check");
        this.thrown = names.free("thrown");
    }

    /** Writes a lambda. */
    void write(ThreadBlock thread) {
        source.add(check + " -> {\n");
        int depth = 0;
        for (Piece piece : thread.pieces()) {
            int change =
                    piece instanceof Plain plain ? JavaText.braces(plain.code().text()) : 0;
            source.add(INDENT + "    ".repeat(Math.max(0, depth + Math.min(0, change))));
            depth += change;
            Optional<String> call = brief.apply(piece);
            if (call.isPresent()) {
                source.add(check + "." + call.get() + ";\n");
            } else if (piece instanceof Plain plain) {
                source.add(plain.code().strip()).add("\n");
            } else if (piece instanceof ExcMonitor monitor) {
                excMonitor(monitor);
            } else if (piece instanceof ValueCheck value) {
                valueCheck(value);
            }
        }
        source.add("        }");
    }

    private void excMonitor(ExcMonitor monitor) {
        begin(monitor.position(), monitor.statements().brief());
        monitor.exception().ifPresent(type -> source.add(", ").add(type).add(".class"));
        source.add(");\n" + INDENT + "try {\n" + INDENT + "    ");
        source.add(monitor.statements());
        source.add(isComplete(monitor.statements().text()) ? "\n" : ";\n");
        ending();
    }

    private static boolean isComplete(String statements) {
        return statements.isEmpty()
                || statements.endsWith(";")
                || statements.endsWith("}")
                || statements.contains("//");
    }

    private void valueCheck(ValueCheck value) {
        begin(value.position(), value.actual().brief());
        source.add(");\n" + INDENT + "try {\n" + INDENT + "    " + check + ".equal(");
        source.add(value.actual()).add(separator(value.actual()));
        source.add(value.expected()).add(value.expected().text().contains("//") ? "\n" : "");
        source.add(");\n");
        ending();
    }

    // A comment would swallow what follows on its line.
    private static String separator(Fragment before) {
        return before.text().contains("//") ? "\n" + INDENT + ", " : ", ";
    }

    private void begin(Position position, String code) {
        source.add(check + ".begin(" + position.line() + ", " + JavaText.literal(code));
    }

    private void ending() {
        source.add(INDENT + "} catch (Throwable " + thrown + ") {\n");
        source.add(INDENT + "    " + check + ".threw(" + thrown + ");\n");
        source.add(INDENT + "} finally {\n" + INDENT + "    " + check + ".end();\n" + INDENT + "}\n");
    }
}
