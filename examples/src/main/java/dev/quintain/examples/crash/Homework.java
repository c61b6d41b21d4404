package dev.quintain.examples.crash;

/**
 * Exercises of a second-semester programming class, as handed in.
 *
 * <p>Faults: {@code findPattern} reads beyond its arrays, in one statement for {@code ([0], [0])} and in another for
 * {@code ([0], [])}: ArrayIndexOutOfBoundsException. {@code main} takes its argument for granted: none gives an
 * ArrayIndexOutOfBoundsException, {@code ""} the NumberFormatException of {@code Integer.parseInt}.
 * {@code getSquaresArray(-1)} throws a NegativeArraySizeException, where the exercise asks for an empty array.
 *
 * <p>Not reported: {@code average} refuses an empty list.
 */
public final class Homework {
    private Homework() {}

    /** Where the pattern begins in the list; -1 if it does not occur. */
    public static int findPattern(int[] list, int[] pattern) {
        for (int start = 0; start < list.length; start++) {
            if (list[start] != pattern[0]) {
                continue;
            }
            int same = 0;
            while (same <= pattern.length && list[start + same] == pattern[same]) {
                same++;
            }
            if (same == pattern.length) {
                return start;
            }
        }
        return -1;
    }

    /** The squares of the first numbers from 0 on; none if the length is negative. */
    public static int[] getSquaresArray(int length) {
        int[] squares = new int[length];
        for (int i = 0; i < squares.length; i++) {
            squares[i] = i * i;
        }
        return squares;
    }

    public static double average(int[] numbers) {
        if (numbers == null || numbers.length == 0) {
            throw new IllegalArgumentException("no numbers to take the average of");
        }
        long sum = 0;
        for (int number : numbers) {
            sum += number;
        }
        return (double) sum / numbers.length;
    }

    public static void main(String[] args) {
        int tests = Integer.parseInt(args[0]);
        for (int i = 0; i < tests; i++) {
            System.out.println(i + " squared is " + i * i);
        }
    }
}
