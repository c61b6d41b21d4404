package zoo.finds;

/** Two private methods call each other. Finding: ERROR, a StackOverflowError, one problem wherever it overflowed. */
public class RecursesForeverInTwos {
    public boolean isEven(int number) {
        return even(number);
    }

    private boolean even(int number) {
        return odd(number - 2);
    }

    private boolean odd(int number) {
        return even(number - 2);
    }
}
