package zoo.shapes;

/** Has 3 to the power of 24 ways to be called. */
public class ManyParameters {
    public static int divide(
            int a,
            int b,
            int c,
            int d,
            int e,
            int f,
            int g,
            int h,
            int i,
            int j,
            int k,
            int l,
            int m,
            int n,
            int o,
            int p,
            int q,
            int r,
            int s,
            int t,
            int u,
            int v,
            int w,
            int by) {
        return (a + b + c + d + e + f + g + h + i + j + k + l + m + n + o + p + q + r + s + t + u + v + w) / by;
    }
}
