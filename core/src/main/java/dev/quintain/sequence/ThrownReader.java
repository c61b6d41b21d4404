package dev.quintain.sequence;

import dev.quintain.finding.Thrown;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Takes down what a throwable says. To ask it runs foreign code, which may loop, throw or try to end the virtual machine:
 * it is asked while its test still lasts, under the same guard.
 */
public final class ThrownReader {
    private static final Pattern LOADER = Pattern.compile("dev\\.quintain\\.sandbox\\.SubjectLoader ?@[0-9a-f]+");

    private static final Pattern LAMBDA = Pattern.compile("\\$\\$Lambda[$/][0-9a-fx$/]*");

    private static final Pattern HASH = Pattern.compile("@[0-9a-f]{4,8}\\b");

    private ThrownReader() {}

    /** The throwable as plain data; without a message, or a stack, if asking for it throws. */
    public static Thrown read(Throwable thrown) {
        return new Thrown(thrown.getClass().getName(), message(thrown), StackFrames.of(thrown));
    }

    private static @Nullable String message(Throwable thrown) {
        try {
            String message = thrown.getMessage();
            return message == null ? null : steady(message);
        } catch (Throwable e) {
            return null;
        }
    }

    // What only this worker knows, its class loader, its lambdas and proxies, where its objects are and its folder,
    // would differ the next time and mislead readers.
    private static String steady(String message) {
        String named = LAMBDA.matcher(StackFrames.withoutProxyNumbers(message)).replaceAll("\\$\\$Lambda");
        String loaded = LOADER.matcher(named).replaceAll("'app'");
        return HASH.matcher(loaded).replaceAll("@...").replace(System.getProperty("user.dir", "."), ".");
    }
}
