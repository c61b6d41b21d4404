package zoo.generate;

import java.util.Comparator;

/** A comparator that takes a text for larger than itself. */
public class PutsEachBehindItself implements Comparator<String> {
    @Override
    public int compare(String one, String other) {
        return one.equals(other) ? 1 : one.compareTo(other);
    }
}
