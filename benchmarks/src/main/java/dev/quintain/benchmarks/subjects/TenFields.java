package dev.quintain.benchmarks.subjects;

/** The paper's case (5.4): ten static fields, all of them changed by a test. */
public final class TenFields {
    private static int a = 1;
    private static int b = 2;
    private static int c = 3;
    private static int d = 4;
    private static int e = 5;
    private static long f = 6;
    private static double g = 7;
    private static boolean h = true;
    private static String i = "nine";
    private static int[] j = {10};

    private TenFields() {}

    public static long change(int by, int times) {
        a += by;
        b -= by;
        c ^= by;
        d += times;
        e -= times;
        f += times;
        g += by;
        h = !h;
        i = by < times ? "less" : "more";
        j = new int[] {by, times};
        return a + b + c + d + e + f + (long) g + (h ? 1 : 0) + i.length() + j.length;
    }
}
