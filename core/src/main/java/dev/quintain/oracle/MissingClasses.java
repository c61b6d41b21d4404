package dev.quintain.oracle;

import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Tells whether a throwable says no more than that a class is missing: a fault of the class path, not of the code. */
public final class MissingClasses {
    private static final String NAME = "\\[*L?([\\p{L}\\p{N}_$]+(?:[./][\\p{L}\\p{N}_$]+)*);?";
    private static final Pattern WHOLE = Pattern.compile(NAME);
    // So an initialiser's failure is told to those who come after the first.
    private static final Pattern TOLD_LATER =
            Pattern.compile("Exception java\\.lang\\.(?:NoClassDefFoundError|ClassNotFoundException): " + NAME + " .*");

    private final Predicate<String> known;

    /**
     * @param known whether the class path or the platform has the class of that binary name
     */
    public MissingClasses(Predicate<String> known) {
        this.known = known;
    }

    /** The binary name of the class for want of which this was thrown; empty if it was thrown for something else. */
    public Optional<String> missing(Throwable thrown) {
        if (!(thrown instanceof LinkageError) && !(thrown instanceof ClassNotFoundException)) {
            return Optional.empty();
        }
        // What is not the platform's is not asked: its answers are foreign code.
        Throwable reason = thrown;
        while (reason != null && reason.getClass().getClassLoader() == null) {
            Optional<String> name = named(reason, reason.getMessage()).filter(known.negate());
            if (name.isPresent()) {
                return name;
            }
            reason = reason.getCause();
        }
        return Optional.empty();
    }

    private static Optional<String> named(Throwable reason, @Nullable String message) {
        boolean missing = reason instanceof NoClassDefFoundError || reason instanceof ClassNotFoundException;
        Pattern pattern = missing ? WHOLE : TOLD_LATER;
        Matcher name = pattern.matcher(message == null ? "" : message);
        return name.matches() ? Optional.of(name.group(1).replace('/', '.')) : Optional.empty();
    }
}
