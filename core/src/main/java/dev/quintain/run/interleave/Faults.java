package dev.quintain.run.interleave;

import dev.quintain.engine.interleave.ScriptUnderTest;
import dev.quintain.runtime.interleave.Fault;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How faults of scripts are told: their own lines instead of those of the translation, and nothing of the clock. */
final class Faults {
    private static final String CLOCK = Fault.class.getPackageName() + ".";

    private Faults() {}

    /** {@code figure3.conan:12: }, or nothing if no line is known. */
    static String place(Fault fault, ScriptUnderTest script) {
        int line = line(fault, script);
        return line == 0 ? "" : script.file() + ":" + line + ": ";
    }

    /** The line of the template; for threads that are stuck outside of all of them, the one of the script's own Java. */
    private static int line(Fault fault, ScriptUnderTest script) {
        return fault.line() > 0
                ? fault.line()
                : fault.stack().stream()
                        .flatMap(frame -> script.lineOf(frame).stream())
                        .findFirst()
                        .orElse(0);
    }

    static String sentence(Fault fault, ScriptUnderTest script) {
        String message = fault.message();
        for (StackTraceElement frame : fault.stack()) {
            if (script.isTranslated(frame)) {
                // Nobody has seen that class.
                message = message.replace(" in " + frame, "");
            }
        }
        return sentence(fault.code(), message);
    }

    static String sentence(Fault fault) {
        return sentence(fault.code(), fault.message());
    }

    private static String sentence(String code, String message) {
        String bare = code.endsWith(";") ? code.substring(0, code.length() - 1) : code;
        return bare.isEmpty() ? message : bare + " " + message;
    }

    /** The stack down to the script, with the script's lines. */
    static List<StackTraceElement> stack(Fault fault, ScriptUnderTest script) {
        var frames = new ArrayList<StackTraceElement>();
        for (StackTraceElement frame : fault.stack()) {
            Optional<Integer> line = script.lineOf(frame);
            if (line.isPresent()) {
                frames.add(frame(script, line.get()));
            }
            if (script.isTranslated(frame) || frame.getClassName().startsWith(CLOCK)) {
                break;
            }
            frames.add(frame);
        }
        return frames;
    }

    /** Where to look: the stack, or the script's line where nothing has a stack, as with a value. */
    static List<StackTraceElement> whereToLook(Fault fault, ScriptUnderTest script) {
        List<StackTraceElement> stack = stack(fault, script);
        int line = line(fault, script);
        return stack.isEmpty() && line > 0 ? List.of(frame(script, line)) : stack;
    }

    private static StackTraceElement frame(ScriptUnderTest script, int line) {
        return new StackTraceElement("script", "thread", script.file(), line);
    }
}
