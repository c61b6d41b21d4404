package zoo.blame;

/** Row: what a superclass constructor throws is a precondition of the constructor under test. */
public class ThrownBySuperConstructors {
    private ThrownBySuperConstructors() {}

    /** Refuses all but 1. */
    public static class Base {
        public Base(int number) {
            if (number != 1) {
                throw new IllegalArgumentException("not one: " + number);
            }
        }
    }

    /** One constructor above. */
    public static class UnreportedChild extends Base {
        public UnreportedChild(int number) {
            super(number);
        }
    }

    /** Two constructors above. */
    public static class UnreportedGrandchild extends UnreportedChild {
        public UnreportedGrandchild(int number) {
            super(number);
        }
    }

    /** The superclass constructor uses a private method. */
    public static class UnreportedWithAPrivateMethodAbove extends Checked {
        public UnreportedWithAPrivateMethodAbove(int number) {
            super(number);
        }
    }

    /** Another public constructor is called, but not for this object. */
    public static class ReportedUser {
        private final Base base;

        public ReportedUser() {
            base = new Base(0);
        }

        public Base base() {
            return base;
        }
    }

    /** The superclass's constructor is called again, for another object. */
    public static class ReportedMakerOfItsBase extends Base {
        private final Base base;

        public ReportedMakerOfItsBase() {
            super(1);
            base = new Base(0);
        }

        public Base base() {
            return base;
        }
    }

    /** A public method is called on the way to the superclass constructor. */
    public static class ReportedWithACallOnTheWay extends Base {
        public ReportedWithACallOnTheWay() {
            super(Callee.positive(0));
        }
    }

    private abstract static class Checked {
        Checked(int number) {
            check(number);
        }

        private static void check(int number) {
            if (number != 1) {
                throw new IllegalArgumentException("not one: " + number);
            }
        }
    }
}
