package dev.quintain.sequence;

import dev.quintain.finding.TypeName;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import javax.lang.model.SourceVersion;

/** Names for local variables, from their types; each is given once. */
final class LocalNames {
    private static final Map<String, String> USUAL = Map.of(
            "boolean", "flag",
            "byte", "number",
            "char", "character",
            "short", "number",
            "int", "number",
            "long", "number",
            "float", "number",
            "double", "number",
            "Class", "type",
            "Object", "object");

    private final Set<String> taken = new HashSet<>();

    /** Keeps a name for somebody else. */
    void reserve(String name) {
        taken.add(name);
    }

    /** Keeps every name that could no longer mean this type if a variable had it. */
    void reserve(TypeName type) {
        taken.addAll(type.simpleNames());
        taken.add(type.packageName().split("\\.")[0]);
    }

    String next(TypeName type) {
        String base = type.dimensions() == 0 ? singular(type) : plural(type);
        String name = base;
        for (int i = 2; SourceVersion.isKeyword(name) || !taken.add(name); i++) {
            name = base + i;
        }
        return name;
    }

    private static String singular(TypeName type) {
        String simple = type.simpleNames().get(type.simpleNames().size() - 1);
        String usual = USUAL.get(simple);
        if (usual != null) {
            return usual;
        }
        String lower = lowerFirstWord(simple);
        return SourceVersion.isKeyword(lower) ? article(simple) + simple : lower;
    }

    /** {@code Canvas} to {@code canvas}, {@code URLCodec} to {@code urlCodec}. */
    private static String lowerFirstWord(String name) {
        int capitals = 0;
        while (capitals < name.length() && Character.isUpperCase(name.charAt(capitals))) {
            capitals++;
        }
        int length = capitals > 1 && capitals < name.length() && Character.isLetter(name.charAt(capitals))
                ? capitals - 1
                : capitals;
        return name.substring(0, length).toLowerCase(Locale.ROOT) + name.substring(length);
    }

    private static String article(String noun) {
        return "AEIOU".indexOf(noun.charAt(0)) < 0 ? "a" : "an";
    }

    private static String plural(TypeName type) {
        String simple = type.simpleNames().get(type.simpleNames().size() - 1);
        String noun = lowerFirstWord(simple);
        if (noun.endsWith("s") || noun.endsWith("x") || noun.endsWith("ch") || noun.endsWith("sh")) {
            return noun + "es";
        }
        boolean consonantAndY =
                noun.length() > 1 && noun.endsWith("y") && "aeiou".indexOf(noun.charAt(noun.length() - 2)) < 0;
        return consonantAndY ? noun.substring(0, noun.length() - 1) + "ies" : noun + "s";
    }
}
