package zoo.blame;

/** What is thrown while an argument is made is never blamed on the method under test. */
public class Arguments {
    /** Cannot be made, and says so. */
    public static class Impossible {
        public Impossible(int number) {
            throw new IllegalArgumentException("never: " + number);
        }
    }

    /** Can be made in one way of two; the other is a fault of the method that makes it. */
    public static class Fragile {
        private final int share;

        public Fragile() {
            this.share = 0;
        }

        private Fragile(int share) {
            this.share = share;
        }

        public static Fragile reportedFactory(int number) {
            return new Fragile(1 / number);
        }
    }

    public static void unreportedWithAnImpossibleArgument(Impossible argument) {
        if (argument != null) {
            throw new ArithmeticException("it was made after all");
        }
    }

    public static int unreportedWithAFragileArgument(Fragile argument) {
        return argument == null ? 0 : argument.share;
    }
}
