package dev.quintain.agent;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Ids of tests that are the same whenever tests are looked for. Those of JUnit 4 may have the text of a parameter in them,
 * and with it the hash code that an object has just once: it is left out, and tests that are alike then are counted.
 */
final class TestIds {
    private static final Pattern HASH = Pattern.compile("@[0-9a-f]{4,8}(?![0-9a-zA-Z])");
    private static final String ANY = "@*";

    private final Map<String, Integer> seen = new HashMap<>();

    /** The id of the next test; tests must come in their order. */
    String next(String uniqueId) {
        String alike = alike(uniqueId);
        return isAlike(alike) ? alike + "~" + seen.merge(alike, 1, Integer::sum) : uniqueId;
    }

    /** An id without hash codes. */
    static String alike(String uniqueId) {
        return uniqueId.indexOf('@') < 0 ? uniqueId : HASH.matcher(uniqueId).replaceAll(ANY);
    }

    /** Whether an id had hash codes, so that the test cannot be found by it. */
    static boolean isAlike(String id) {
        return id.contains(ANY);
    }

    /** The id of the class, or of whatever comes before the first hash code. */
    static String stablePart(String id) {
        String before = id.substring(0, id.indexOf(ANY));
        return before.substring(0, before.lastIndexOf("]/") + 1);
    }
}
