package zoo.shapes;

/** Classes in classes, with and without an outer instance. */
public class NestedClasses {
    private final int base = 1;

    /** Needs no outer instance. */
    public static class Static {
        public int divide(int by) {
            return 1 / by;
        }

        /** Nested twice. */
        public static class Deeper {
            public int divide(int by) {
                return 1 / by;
            }
        }
    }

    /** Needs an outer instance. */
    public class Inner {
        private final int by;

        public Inner(int by) {
            this.by = by;
        }

        public int divide() {
            return base / by;
        }

        /** Needs an outer instance that needs one. */
        public class Innermost {
            public int divide(int by) {
                return base / by;
            }
        }
    }

    /** Lives in an interface, and is public and static without saying so. */
    public interface Holder {
        class Implied {
            public int divide(int by) {
                return 1 / by;
            }
        }
    }
}
