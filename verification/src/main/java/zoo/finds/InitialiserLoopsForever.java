package zoo.finds;

/** Does not come to the end of its initialiser. Finding: DOES_NOT_END, by the step budget. */
public class InitialiserLoopsForever {
    private static final int FIRST_PERFECT_ODD_NUMBER = search();

    public static int number() {
        return FIRST_PERFECT_ODD_NUMBER;
    }

    private static int search() {
        int number = 1;
        while (!isPerfect(number)) {
            number += 2;
        }
        return number;
    }

    private static boolean isPerfect(int number) {
        return number < 0;
    }
}
