package zoo.blame;

/** Row: an unchecked exception thrown through non-public methods only is the precondition of the method under test. */
public class ThrownByNonPublicMethods {
    public void unreportedPrivate() {
        refuse();
    }

    public void unreportedProtected() {
        refuseInSubclasses();
    }

    public void unreportedPackagePrivateOfAnotherClass() {
        Callee.packagePrivate(0);
    }

    public void unreportedSeveralDeep() {
        refuseLater(3);
    }

    public void unreportedPrivateConstructor() {
        new Inside();
    }

    /** A private method does not excuse the public one that it called. */
    public void reportedPublicBelowPrivate() {
        callPublic();
    }

    /** Nor is the public one excused if it left the throwing to a private method of its own. */
    public void reportedPrivateBelowPublic() {
        unreportedPrivate();
    }

    protected void refuseInSubclasses() {
        throw new IllegalStateException("refused");
    }

    private static void refuse() {
        throw new IllegalArgumentException("refused");
    }

    private static void refuseLater(int calls) {
        if (calls == 0) {
            throw new IllegalArgumentException("refused");
        }
        refuseLater(calls - 1);
    }

    private static void callPublic() {
        Callee.positive(0);
    }

    private static final class Inside {
        private Inside() {
            throw new IllegalStateException("no instances");
        }
    }
}
