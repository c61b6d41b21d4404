package zoo.generate;

import java.util.Comparator;

/** A comparator that does as it should: by length, then by letters. */
public class KeepsAnOrder implements Comparator<String> {
    @Override
    public int compare(String one, String other) {
        int byLength = Integer.compare(one.length(), other.length());
        return byLength != 0 ? byLength : one.compareTo(other);
    }

    public String larger(String one, String other) {
        return compare(one, other) > 0 ? one : other;
    }
}
