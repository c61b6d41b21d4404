package zoo.walk;

import java.util.ArrayList;
import java.util.List;

/** Keeps what it holds in another object, where a look at its own fields does not see it. */
public class Shelf {
    private final List<Object> things = new ArrayList<>();

    public boolean put(Object thing) {
        return things.add(thing);
    }

    public int size() {
        return things.size();
    }
}
