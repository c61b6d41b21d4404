package zoo.generate;

import java.util.ArrayList;
import java.util.Comparator;

/** A comparator by which each length beats the next, and the last the first. */
public class OrdersInACircle implements Comparator<ArrayList<?>> {
    @Override
    public int compare(ArrayList<?> one, ArrayList<?> other) {
        int ahead = Math.floorMod(one.size() - other.size(), 3);
        return ahead == 2 ? -1 : ahead;
    }

    /** What there is to order. */
    public void order(ArrayList<?> one, ArrayList<?> other, ArrayList<?> third) {}
}
