package dev.quintain.engine.interleave;

import dev.quintain.compiler.Compiled;
import dev.quintain.compiler.Complaint;
import dev.quintain.compiler.OwnCompiler;
import dev.quintain.runtime.interleave.Seen;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A script that has been read, translated and compiled, so that nothing is left that its writer would have to mend. */
public final class ScriptUnderTest {
    private static final int LONGEST_COMPLAINT = 300;

    private final Script script;
    private final Translation translation;
    private final Map<String, byte[]> classes;

    private ScriptUnderTest(Script script, Translation translation, Map<String, byte[]> classes) {
        this.script = script;
        this.translation = translation;
        this.classes = Map.copyOf(classes);
    }

    /**
     * Prepares a script.
     *
     * @param file its name, for messages
     * @param classPath what it may use, the clock among it
     */
    public static ScriptUnderTest prepare(
            String file, String text, OwnCompiler compiler, List<Path> classPath, boolean virtualThreads)
            throws BadScript {
        Script script = ScriptParser.parse(file, text);
        Translation translation = Translator.translate(script, text, virtualThreads);
        Compiled compiled =
                compiler.compile(Map.of(translation.path(), translation.source().text()), classPath);
        if (!compiled.complaints().isEmpty()) {
            throw new BadScript(compiled.complaints().stream()
                    .map(complaint -> atOrigin(complaint, file, translation))
                    .distinct()
                    .toList());
        }
        return new ScriptUnderTest(script, translation, compiled.classes());
    }

    private static ScriptError atOrigin(Complaint complaint, String file, Translation translation) {
        String message = Stream.of(complaint.message().split("\n"))
                .map(String::strip)
                .filter(line -> !line.startsWith("location:"))
                .map(line -> line.replaceFirst("^symbol:\\s*", ""))
                .collect(Collectors.joining(": "))
                .replaceFirst("(package \\S+ does not exist)$", "$1; check --classpath")
                // Nobody has seen the class that a #shared block becomes.
                .replaceFirst("^(\\w+\\(.*?\\)) in .* weaker access privileges; was (\\w+)$", "$1 has to be $2 here");
        return ScriptError.at(
                file,
                translation.source().origin(complaint.line(), complaint.column()),
                message.length() > LONGEST_COMPLAINT ? message.substring(0, LONGEST_COMPLAINT) + "..." : message);
    }

    public String file() {
        return script.file();
    }

    /** The type of the component under test as the script has it; empty if the script has none. */
    public String component() {
        return script.cut().map(cut -> cut.type().text().replaceAll("<.*>", "")).orElse("");
    }

    public int sequences() {
        return script.sequences().size();
    }

    public int conditions() {
        return script.conditions().size();
    }

    /** Conditions that no sequence says it exercises: their names, and what they are. */
    public List<String> untested() {
        return script.untested().stream().map(Script.Condition::toString).toList();
    }

    /** What there was to see of the conditions that sequences name. */
    ConditionCheck check(List<Seen> sequences) {
        return ConditionCheck.of(script, sequences);
    }

    /** The longest that one of its sequences may take, in milliseconds, if every tick is waited for to the end. */
    long longestMillis() {
        int ticks = script.sequences().stream()
                .mapToInt(sequence -> sequence.ticks().size())
                .max()
                .orElse(0);
        return (ticks + 2) * script.tickTime();
    }

    /** The line of the script that a frame of a stack is at, if it is one of the script's. */
    public Optional<Integer> lineOf(StackTraceElement frame) {
        return translation.lineOf(frame);
    }

    /** Whether a frame of a stack is of the translation. */
    public boolean isTranslated(StackTraceElement frame) {
        return translation.has(frame);
    }

    /** What a worker runs. */
    InterleaveProgram.Translated translated() {
        return new InterleaveProgram.Translated(classes, entry());
    }

    /** Class files by binary name. */
    public Map<String, byte[]> classes() {
        return classes;
    }

    /** The name of the class that gives its sequences. */
    public String entry() {
        return translation.className() + "$Entry";
    }
}
