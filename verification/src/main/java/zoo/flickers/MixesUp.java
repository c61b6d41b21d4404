package zoo.flickers;

import java.util.HashSet;
import java.util.Set;

/** Has objects in a hash table that have no hash codes but those of their identities: which comes first is chance. */
public class MixesUp {
    private final int number;

    public MixesUp(int number) {
        this.number = number;
    }

    public int alwaysTheSame() {
        return number;
    }

    public static boolean comesFirst(MixesUp one, MixesUp other) {
        return both(one, other).iterator().next() == one;
    }

    public static int alwaysTwo(MixesUp one, MixesUp other) {
        return both(one, other).size();
    }

    private static Set<MixesUp> both(MixesUp one, MixesUp other) {
        if (one == null || other == null || one == other) {
            throw new IllegalArgumentException("two are needed");
        }
        var both = new HashSet<MixesUp>();
        both.add(one);
        both.add(other);
        return both;
    }
}
