package zoo.finds;

import java.util.ArrayList;
import java.util.List;

/** Keeps what it allocates in static state, where the next test would find it. Finding: MEMORY. */
public class FillsTheHeapForGood {
    private static final List<long[]> KEPT = new ArrayList<>();

    public void fill() {
        while (KEPT.size() >= 0) {
            KEPT.add(new long[100_000]);
        }
    }
}
