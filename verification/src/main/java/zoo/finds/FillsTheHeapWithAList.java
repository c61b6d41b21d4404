package zoo.finds;

import java.util.ArrayList;
import java.util.List;

/** Adds to a list without end. Finding: MEMORY. */
public class FillsTheHeapWithAList {
    public int fill() {
        List<long[]> list = new ArrayList<>();
        while (list.size() >= 0) {
            list.add(new long[100_000]);
        }
        return list.size();
    }
}
