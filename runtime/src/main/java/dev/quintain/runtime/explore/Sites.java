package dev.quintain.runtime.explore;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** All places in rewritten code, and all fields that it uses, by number. */
public final class Sites {
    private static final List<Site> SITES = new ArrayList<>(List.of(new Site("", "", "", 0, "")));
    private static final Map<String, Integer> FIELDS = new HashMap<>();

    private Sites() {}

    /** A new place; 0 is nowhere. */
    public static int add(Site site) {
        synchronized (SITES) {
            SITES.add(site);
            return SITES.size() - 1;
        }
    }

    public static Site get(int number) {
        synchronized (SITES) {
            return SITES.get(number);
        }
    }

    /** The number of a field, by the binary name of the class that declares it and its own. */
    public static int field(String name) {
        synchronized (FIELDS) {
            return FIELDS.computeIfAbsent(name, unknown -> FIELDS.size() + 1);
        }
    }
}
