package dev.quintain.examples.concurrent.right;

/** A value that is made when it is first asked for, by double-checked locking. */
public class LazyCache {
    private volatile Parts parts;

    private static final class Parts {
        private String first = "";
        private String second = "";
    }

    public String get() {
        Parts known = parts;
        if (known == null) {
            synchronized (this) {
                known = parts;
                if (known == null) {
                    known = new Parts();
                    known.first = "a";
                    known.second = "b";
                    parts = known;
                }
            }
        }
        return known.first + known.second;
    }
}
