package dev.quintain.engine.walk;

import java.lang.reflect.Array;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Gives the objects of one sequence symbols that are the same the next time. Objects that the harness made have a name;
 * values, arrays and collections are known by what they are or hold; any other object by its type and the point where
 * it appeared. Only what changed the object counts as a point, so that leaving out observers changes no symbol.
 */
final class Describer {
    private static final String TARGET = "target";
    private static final int MOST_ELEMENTS = 100;
    private static final int DEEPEST = 4;

    /** Packages of the JDK whose objects are values with a telling toString. */
    private static final Set<String> VALUES = Set.of("java.math", "java.time", "java.util.UUID", "java.net.URI");

    private final IdentityHashMap<Object, String> names = new IdentityHashMap<>();
    private final Map<String, Integer> appeared = new HashMap<>();

    /** Forgets all objects: another sequence begins. */
    void clear() {
        names.clear();
        appeared.clear();
    }

    void target(Object object) {
        names.put(object, TARGET);
    }

    void argument(@Nullable Object object, Supplier<String> symbol) {
        if (object != null && !isValue(object)) {
            names.putIfAbsent(object, symbol.get());
        }
    }

    /** An object came out of a call that changed the target. */
    void appeared(@Nullable Object object) {
        if (object != null && !isValue(object) && !names.containsKey(object) && !isContainer(object)) {
            String type = typeOf(object);
            names.put(object, "new " + Symbols.numbered(type, appeared.merge(type, 1, Integer::sum) - 1));
        }
    }

    @Nullable
    String nameOf(Object object) {
        return names.get(object);
    }

    String describe(@Nullable Object object) {
        return describe(object, DEEPEST);
    }

    private String describe(@Nullable Object object, int depth) {
        if (object == null) {
            return "null";
        }
        if (isValue(object)) {
            return ofValue(object);
        }
        String name = names.get(object);
        if (name != null) {
            return name;
        }
        if (depth > 0 && isContainer(object)) {
            return contents(object, depth - 1);
        }
        if (isPlatformValue(object)) {
            return typeOf(object) + " " + Symbols.quoted(object.toString());
        }
        String type = typeOf(object);
        return "new " + Symbols.numbered(type, appeared.getOrDefault(type, 0));
    }

    private static boolean isValue(Object object) {
        return object instanceof String
                || object instanceof Boolean
                || object instanceof Character
                || object instanceof Enum
                || object instanceof Class
                || (object instanceof Number
                        && object.getClass().getPackageName().equals("java.lang"));
    }

    private static String ofValue(Object object) {
        if (object instanceof Enum<?> constant) {
            return Symbols.simpleName(constant.getDeclaringClass().getName()) + "." + constant.name();
        }
        return object instanceof Class<?> type
                ? Symbols.simpleName(type.getTypeName()) + ".class"
                : Symbols.ofValue(object);
    }

    private static boolean isPlatformValue(Object object) {
        Class<?> type = object.getClass();
        return (object instanceof CharSequence && type.getPackageName().equals("java.lang"))
                || VALUES.contains(type.getPackageName())
                || VALUES.contains(type.getName());
    }

    private static boolean isContainer(Object object) {
        return object.getClass().isArray()
                || object instanceof Collection
                || object instanceof Map
                || object instanceof Map.Entry
                || object instanceof Optional;
    }

    private String contents(Object object, int depth) {
        if (object.getClass().isArray()) {
            List<@Nullable Object> elements = new ArrayList<>();
            for (int i = 0; i < Array.getLength(object) && i <= MOST_ELEMENTS; i++) {
                elements.add(Array.get(object, i));
            }
            return "[" + joined(elements.stream().map(element -> describe(element, depth))) + "]";
        }
        if (object instanceof Collection<?> collection) {
            Stream<String> elements = collection.stream().map(element -> describe(element, depth));
            boolean ordered = !(object instanceof Set) || object instanceof SortedSet || isLinked(object);
            return "[" + joined(ordered ? elements : elements.sorted()) + "]";
        }
        if (object instanceof Map<?, ?> map) {
            Stream<String> entries = map.entrySet().stream().map(entry -> entry(entry, depth));
            boolean ordered = object instanceof SortedMap || isLinked(object);
            return "{" + joined(ordered ? entries : entries.sorted()) + "}";
        }
        if (object instanceof Map.Entry<?, ?> entry) {
            return entry(entry, depth);
        }
        return ((Optional<?>) object)
                .map(value -> "Optional[" + describe(value, depth) + "]")
                .orElse("Optional.empty");
    }

    private static boolean isLinked(Object object) {
        return object.getClass().getName().contains("Linked");
    }

    private String entry(Map.Entry<?, ?> entry, int depth) {
        return describe(entry.getKey(), depth) + "=" + describe(entry.getValue(), depth);
    }

    private static String joined(Stream<String> elements) {
        List<String> all = elements.limit(MOST_ELEMENTS + 1L).toList();
        return all.size() > MOST_ELEMENTS
                ? String.join(", ", all.subList(0, MOST_ELEMENTS)) + ", ..."
                : String.join(", ", all);
    }

    // Names of proxies and lambdas are chance; what they stand for is not.
    private static String typeOf(Object object) {
        Class<?> type = object.getClass();
        boolean nameless = type.isHidden() || Proxy.isProxyClass(type);
        Class<?> told = nameless && type.getInterfaces().length > 0 ? type.getInterfaces()[0] : type;
        return Symbols.simpleName(told.getName());
    }
}
