package dev.quintain.bytecode;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The numbers by which rewritten code reports static state. They are the same in every loader, so that rewritten classes
 * can be shared by loaders. May be used by several threads.
 */
public final class StaticParts {
    /** What of a class is reported under a number of its own. */
    enum Aspect {
        STATICS,
        /** The making of an enum's constants, the part of its initialiser that cannot be repeated. */
        ENUM_CONSTANTS,
        /** The fields of an enum's constants. */
        ENUM_FIELDS
    }

    private record Key(String internalName, Aspect aspect) {}

    private final Map<Key, Integer> ids = new HashMap<>();
    private final List<Key> keys = new ArrayList<>();
    private final Map<Integer, String> needLoader = new HashMap<>();

    /** Binary name of the class that the part belongs to. */
    public synchronized String className(int id) {
        return keys.get(id).internalName.replace('/', '.');
    }

    /** Why the part can be put back by a new loader only; null if nothing speaks against putting it back. */
    public synchronized @Nullable String needsLoader(int id) {
        return needLoader.get(id);
    }

    synchronized int id(String internalName, Aspect aspect) {
        return ids.computeIfAbsent(new Key(internalName, aspect), key -> {
            keys.add(key);
            return keys.size() - 1;
        });
    }

    /** The number of a part that can be put back by a new loader only. */
    synchronized int id(String internalName, Aspect aspect, String whyLoader) {
        int id = id(internalName, aspect);
        needLoader.put(id, whyLoader);
        return id;
    }
}
