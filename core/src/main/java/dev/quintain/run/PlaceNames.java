package dev.quintain.run;

import dev.quintain.bytecode.LineNames;
import dev.quintain.subject.BadInput;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.function.Function;

/** Names for lines of code that stay whatever is written above them: their class files tell what they do. */
public final class PlaceNames {
    private final Function<String, Optional<byte[]>> classFiles;
    private String lastClass = "";
    private Optional<LineNames> lastLines = Optional.empty();

    /**
     * @param classFiles by the names of classes
     */
    public PlaceNames(Function<String, Optional<byte[]>> classFiles) {
        this.classFiles = classFiles;
    }

    /**
     * The name of a line; empty for a class that was made while the code ran, or that cannot be read just now.
     *
     * @param method as a stack trace has it
     */
    public synchronized Optional<String> of(String className, String method, int line) {
        return lines(className).flatMap(lines -> lines.of(method, line)).map(name -> className + "\n" + name);
    }

    /** Those of the class asked for last are at hand: a class may have hundreds of faults. */
    private Optional<LineNames> lines(String className) {
        if (!className.equals(lastClass)) {
            try {
                lastLines = classFiles.apply(className).map(LineNames::in);
                lastClass = className;
            } catch (BadInput | UncheckedIOException unreadable) {
                // Whoever builds the classes anew meanwhile must not end the run.
                return Optional.empty();
            }
        }
        return lastLines;
    }
}
