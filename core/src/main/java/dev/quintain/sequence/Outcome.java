package dev.quintain.sequence;

import dev.quintain.finding.Frame;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What came of running a sequence. Holds live objects, so it stays in the worker. */
public sealed interface Outcome {
    record Returned(@Nullable Object value) implements Outcome {}

    /**
     * A step threw.
     *
     * @param step its number: the last, unless making an argument threw
     * @param frames from the thrower down to, and with, the operation under test; none if making an argument threw,
     *     since nobody is blamed then and a stack is what costs most about a throwable
     */
    record Threw(int step, Throwable thrown, List<Frame> frames) implements Outcome {
        private static final Pattern LOADER = Pattern.compile("dev\\.quintain\\.sandbox\\.SubjectLoader ?@[0-9a-f]+");

        private static final Pattern LAMBDA = Pattern.compile("\\$\\$Lambda[$/][0-9a-fx$/]*");

        private static final Pattern HASH = Pattern.compile("@[0-9a-f]{4,8}\\b");

        /** The message; null if there is none, or if asking for it throws: it is foreign code too. */
        public @Nullable String message() {
            try {
                String message = thrown.getMessage();
                return message == null ? null : steady(message);
            } catch (Throwable e) {
                return null;
            }
        }

        // What only this worker knows, its class loader, its lambdas and proxies, where its objects are and its folder,
        // would
        // differ the next time and mislead readers.
        private static String steady(String message) {
            String named =
                    LAMBDA.matcher(StackFrames.withoutProxyNumbers(message)).replaceAll("\\$\\$Lambda");
            String loaded = LOADER.matcher(named).replaceAll("'app'");
            return HASH.matcher(loaded).replaceAll("@...").replace(System.getProperty("user.dir", "."), ".");
        }
    }

    /** A step could not even be tried: a class or member that it needs cannot be linked. */
    record Unmakeable(String reason) implements Outcome {}
}
