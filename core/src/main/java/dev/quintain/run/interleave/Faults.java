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
        return fault.line() == 0 ? "" : script.file() + ":" + fault.line() + ": ";
    }

    static String sentence(Fault fault) {
        String code = fault.code().endsWith(";")
                ? fault.code().substring(0, fault.code().length() - 1)
                : fault.code();
        return code.isEmpty() ? fault.message() : code + " " + fault.message();
    }

    /** The stack down to the script, with the script's lines. */
    static List<StackTraceElement> stack(Fault fault, ScriptUnderTest script) {
        var frames = new ArrayList<StackTraceElement>();
        for (StackTraceElement frame : fault.stack()) {
            Optional<Integer> line = script.lineOf(frame);
            if (line.isPresent()) {
                frames.add(new StackTraceElement("script", "thread", script.file(), line.get()));
            }
            if (script.isTranslated(frame) || frame.getClassName().startsWith(CLOCK)) {
                break;
            }
            frames.add(frame);
        }
        return frames;
    }
}
