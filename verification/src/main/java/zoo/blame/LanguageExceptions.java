package zoo.blame;

import java.math.BigDecimal;

/** Row: the five exceptions of the language are problems, wherever below the method under test they were thrown. */
public class LanguageExceptions {
    public int reportedIndex() {
        int[] one = {1};
        return one[length(1)];
    }

    public int[] reportedNegativeSize() {
        return new int[length(-1)];
    }

    public void reportedStore() {
        Object[] strings = new String[1];
        strings[0] = this;
    }

    public String reportedCast() {
        return (String) (Object) this;
    }

    public int reportedDivision() {
        return 1 / length(0);
    }

    public void reportedWhenThrownOnPurpose() {
        throw new ArithmeticException("on purpose");
    }

    public int reportedWhenThrownByAPrivateMethod() {
        return divide(0);
    }

    public int reportedWhenThrownByAnotherClass() {
        return Inside.divide(0);
    }

    public BigDecimal reportedWhenThrownByThePlatform() {
        return BigDecimal.ONE.divide(BigDecimal.valueOf(3));
    }

    public void unreportedIndexOfNoArray() {
        throw new IndexOutOfBoundsException("of no array");
    }

    public void unreportedIndexOfAString() {
        throw new StringIndexOutOfBoundsException("of a string");
    }

    public int unreportedWhenCaught() {
        try {
            return divide(0);
        } catch (ArithmeticException e) {
            return 0;
        }
    }

    private static int divide(int by) {
        return 1 / by;
    }

    private static int length(int length) {
        return length;
    }

    private static final class Inside {
        static int divide(int by) {
            return 1 / by;
        }
    }
}
