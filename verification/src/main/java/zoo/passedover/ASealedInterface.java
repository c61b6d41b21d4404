package zoo.passedover;

/** The only class that implements it has no instance. */
public sealed interface ASealedInterface {
    int divide(int by);

    /** Cannot be made. */
    final class Never implements ASealedInterface {
        private Never() {}

        @Override
        public int divide(int by) {
            return 1 / by;
        }
    }
}
