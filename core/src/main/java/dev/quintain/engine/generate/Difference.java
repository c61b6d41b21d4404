package dev.quintain.engine.generate;

import dev.quintain.sequence.Expected;
import dev.quintain.sequence.Sequence;
import dev.quintain.subject.ClassIndex;
import dev.quintain.subject.Operation;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Something that two versions do not do alike.
 *
 * @param sequence its last call is where they part
 * @param operation the method that is to be looked at: the last call's, or that of the call before which the last one
 *     only looks at
 * @param was what the last call came to in the older version; null if it had nothing to return
 * @param is what it comes to in the newer one
 * @param count how many sequences showed it
 */
public record Difference(
        Sequence sequence,
        Operation operation,
        @Nullable Expected was,
        @Nullable Expected is,
        long count) {
    /** What makes two of them one: the same method, and the same way to differ. */
    record Cause(Operation operation, String was, String is) {}

    Cause cause() {
        return new Cause(operation, kind(was), kind(is));
    }

    // Of exceptions the type matters, of values there are too many.
    private static String kind(@Nullable Expected expected) {
        return expected instanceof Expected.Throws thrown ? thrown.type().name() : "returns";
    }

    /** Both together: the shorter stands for them. */
    Difference plus(Difference other) {
        boolean shorter = other.sequence.steps().size() < sequence.steps().size();
        Difference shown = shorter ? other : this;
        return new Difference(shown.sequence, operation, shown.was, shown.is, count + other.count);
    }

    Difference times(long shown) {
        return new Difference(sequence, operation, was, is, shown);
    }

    /** Whether a test that demands what was would fail on what is. */
    static boolean shows(@Nullable Expected was, @Nullable Expected is, ClassIndex older) {
        if (was instanceof Expected.Throws thrown) {
            boolean writable = older.isAccessible(thrown.type(), "");
            return writable && !(is instanceof Expected.Throws other && older.isSubtype(other.type(), thrown.type()));
        }
        if (is instanceof Expected.Throws) {
            return true;
        }
        // That there is an object is all that is known: which one, a test cannot say.
        boolean vague = was == null || was instanceof Expected.Something;
        return vague ? was != null && is instanceof Expected.Null : !Objects.equals(was, is);
    }
}
