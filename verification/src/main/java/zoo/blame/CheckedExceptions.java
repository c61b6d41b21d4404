package zoo.blame;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.Callable;

/** Row: a checked exception is never a problem, declared or not; one wrapped in an unchecked one is judged by that. */
public class CheckedExceptions {
    public void unreportedWhenThrownByItself() throws IOException {
        throw new IOException("no such thing");
    }

    public void unreportedWhenThrownByAPublicMethod() throws Exception {
        publicly();
    }

    public void unreportedThrowable() throws Throwable {
        throw new Throwable("neither exception nor error");
    }

    public void unreportedWhenNotDeclared() {
        CheckedExceptions.<RuntimeException>sneak(new IOException("undeclared"));
    }

    public void unreportedWhenWrappedByItself() {
        throw new UncheckedIOException(new IOException("wrapped"));
    }

    public void reportedWhenWrappedByAPublicMethod() {
        wrap(() -> {
            throw new IOException("wrapped");
        });
    }

    public static void publicly() throws Exception {
        throw new Exception("checked");
    }

    public static void wrap(Callable<?> action) {
        try {
            if (action != null) {
                action.call();
            }
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> void sneak(Throwable thrown) throws T {
        throw (T) thrown;
    }
}
