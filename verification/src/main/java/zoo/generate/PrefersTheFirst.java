package zoo.generate;

import java.util.Comparator;

/** A comparator that takes whatever comes first for the larger. */
public class PrefersTheFirst implements Comparator<String> {
    @Override
    public int compare(String one, String other) {
        return one.equals(other) ? 0 : 1;
    }
}
