package dev.quintain.examples.concurrent.faulty;

/** A value that is made when it is first asked for: it can be seen before it is complete. */
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
                    parts = known;
                    known.first = "a";
                    known.second = "b";
                }
            }
        }
        return known.first + known.second;
    }
}
