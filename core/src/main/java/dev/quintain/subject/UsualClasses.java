package dev.quintain.subject;

import java.util.Map;

/** For types of the JDK that cannot be made themselves, the class that everybody takes. */
public final class UsualClasses {
    private static final Map<String, String> USUAL = Map.ofEntries(
            Map.entry("java.lang.Iterable", "java.util.ArrayList"),
            Map.entry("java.util.Collection", "java.util.ArrayList"),
            Map.entry("java.util.List", "java.util.ArrayList"),
            Map.entry("java.util.AbstractList", "java.util.ArrayList"),
            Map.entry("java.util.Set", "java.util.LinkedHashSet"),
            Map.entry("java.util.SortedSet", "java.util.TreeSet"),
            Map.entry("java.util.NavigableSet", "java.util.TreeSet"),
            Map.entry("java.util.Map", "java.util.LinkedHashMap"),
            Map.entry("java.util.SortedMap", "java.util.TreeMap"),
            Map.entry("java.util.NavigableMap", "java.util.TreeMap"),
            Map.entry("java.util.concurrent.ConcurrentMap", "java.util.concurrent.ConcurrentHashMap"),
            Map.entry("java.util.Queue", "java.util.ArrayDeque"),
            Map.entry("java.util.Deque", "java.util.ArrayDeque"),
            Map.entry("java.util.Dictionary", "java.util.Hashtable"),
            Map.entry("java.io.InputStream", "java.io.ByteArrayInputStream"),
            Map.entry("java.io.OutputStream", "java.io.ByteArrayOutputStream"),
            Map.entry("java.io.Reader", "java.io.StringReader"),
            Map.entry("java.io.Writer", "java.io.StringWriter"),
            Map.entry("java.lang.Readable", "java.io.StringReader"),
            Map.entry("java.lang.Appendable", "java.lang.StringBuilder"),
            Map.entry("java.text.Format", "java.text.SimpleDateFormat"),
            Map.entry("java.text.DateFormat", "java.text.SimpleDateFormat"),
            Map.entry("java.text.NumberFormat", "java.text.DecimalFormat"));

    private UsualClasses() {}

    /** The class to take for a type; the type itself where that is as good as any. */
    public static String of(String type) {
        return USUAL.getOrDefault(type, type);
    }
}
