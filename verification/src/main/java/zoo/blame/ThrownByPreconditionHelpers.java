package zoo.blame;

import java.util.Objects;

/** Row: what a precondition helper throws counts as thrown by its caller. */
public class ThrownByPreconditionHelpers {
    public void unreportedNull() {
        Objects.requireNonNull(null);
    }

    public void unreportedNullWithAMessage() {
        Objects.requireNonNull(null, "text");
    }

    public void unreportedNullWithAMessageMadeOnDemand() {
        Objects.requireNonNull(null, () -> "text");
    }

    public int unreportedIndex() {
        return Objects.checkIndex(1, 0);
    }

    public int unreportedRange() {
        return Objects.checkFromToIndex(1, 0, 0);
    }

    public void unreportedInAPrivateMethod() {
        check(null);
    }

    public String reportedInAPublicMethod() {
        return Callee.present(null);
    }

    private static void check(Object argument) {
        Objects.requireNonNull(argument, "argument");
    }
}
