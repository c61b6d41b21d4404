package zoo.shapes;

/** A method that is overridden with a narrower result, which makes the compiler add a bridge. */
public class Hierarchy {
    /** Returns anything. */
    public static class Parent {
        public Object divide(int by) {
            return 1 / by;
        }
    }

    /** Returns itself, or fails by its own hand. */
    public static class Child extends Parent {
        @Override
        public Child divide(int by) {
            return 1 / by > 0 ? this : new Child();
        }
    }
}
