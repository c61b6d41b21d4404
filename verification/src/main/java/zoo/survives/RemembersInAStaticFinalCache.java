package zoo.survives;

import java.util.HashMap;
import java.util.Map;

/** Remembers answers in a static final map. Undone: every test begins with an empty one. */
public class RemembersInAStaticFinalCache {
    private static final Map<Integer, String> CACHE = new HashMap<>();

    public static String cacheIsUntouched(int number) {
        CACHE.put(number, "number " + number);
        if (CACHE.size() != 1) {
            throw new AssertionError("an earlier test filled the cache: " + CACHE);
        }
        return CACHE.get(number);
    }
}
