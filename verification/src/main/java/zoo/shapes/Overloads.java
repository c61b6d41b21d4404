package zoo.shapes;

/** The same name again and again: null and small numbers need a cast to choose the right one. */
public class Overloads {
    public static int divide(byte by) {
        return 1 / by;
    }

    public static int divide(short by) {
        return 1 / by;
    }

    public static int divide(int by) {
        return 1 / by;
    }

    public static long divide(long by) {
        return 1 / by;
    }

    public static int divide(Integer by) {
        return 1 / by;
    }

    public static int divide(String text, int by) {
        return text == null ? 1 / by : 0;
    }

    public static int divide(StringBuilder text, int by) {
        return text == null ? 1 / by : 0;
    }

    public static int divide(Object text, int by) {
        return text == null ? 1 / by : 0;
    }

    public static int divide(char[] text, int by) {
        return text == null ? 1 / by : 0;
    }

    public static int divide(char sign, boolean negative, int by) {
        return negative ? 1 / by : sign;
    }
}
