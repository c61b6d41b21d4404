package dev.quintain.subject;

import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What a person knows of the JDK's types when a value of one is needed. */
public final class PlatformTypes {
    /** For supertypes of strings and boxes, the preset type that stands for them. */
    private static final Map<String, String> PRESET = Map.of(
            "java.lang.Object", "java.lang.String",
            "java.lang.CharSequence", "java.lang.String",
            "java.lang.Comparable", "java.lang.String",
            "java.io.Serializable", "java.lang.String",
            "java.lang.Number", "java.lang.Integer");

    /** Results that change from run to run make tests that flicker. */
    private static final Set<String> BY_CLOCK_OR_CHANCE = Set.of(
            "new java.util.Date()",
            "new java.util.Random()",
            "new java.util.GregorianCalendar()",
            "new java.security.SecureRandom()",
            "new java.util.SplittableRandom()");

    private static final List<String> CLOCK_OR_CHANCE_NAMES = List.of(
            "now", "random", "system", "current", "getInstance", "probablePrime", "allocateDirect", "createTemp");

    /** They make or empty the files they are given the name of. */
    private static final Set<String> WRITERS_OF_FILES = Set.of(
            "java.io.FileOutputStream",
            "java.io.FileWriter",
            "java.io.PrintStream",
            "java.io.PrintWriter",
            "java.io.RandomAccessFile",
            "java.util.Formatter");

    /** What they make has no end: whoever goes through it is not to blame for that. */
    private static final Set<String> ENDLESS = Set.of("generate", "iterate");

    /** The simplest object there is: as good as a preset. */
    public static final Operation NEW_OBJECT = new Operation(
            Operation.Kind.CONSTRUCTOR,
            "java.lang.Object",
            "<init>",
            List.of(),
            JavaType.OBJECT,
            Modifier.PUBLIC,
            null,
            List.of(),
            false);

    /** Types that nearly everything has. */
    private static final Set<String> ROOTS =
            Set.of("java.lang.Object", "java.lang.Comparable", "java.lang.Cloneable", "java.io.Serializable");

    private PlatformTypes() {}

    public static boolean isRoot(JavaType type) {
        return ROOTS.contains(type.name());
    }

    public static String presetFor(String type) {
        return PRESET.getOrDefault(type, type);
    }

    /**
     * Whether values known in advance are all there is of a type. To make numbers by calls as well drowns everything
     * else, since such calls mostly throw.
     */
    public static boolean haveOnlyKnownValues(JavaType type) {
        return type.isPrimitive() || type.name().equals("java.lang.Class") || type.isBox();
    }

    private static boolean isFileName(JavaType type) {
        return type.equals(JavaType.STRING) || type.name().equals("java.io.File");
    }

    /** Whether the operation of a platform class gives another result each time, or holds on to the outside world. */
    public static boolean isUnsteady(Operation operation) {
        return switch (operation.kind()) {
            case CONSTRUCTOR ->
                operation.parameters().isEmpty()
                        ? BY_CLOCK_OR_CHANCE.contains("new " + operation.owner() + "()")
                        : WRITERS_OF_FILES.contains(operation.owner())
                                && isFileName(operation.parameters().get(0));
            case METHOD, STATIC_METHOD ->
                ENDLESS.contains(operation.name())
                        || CLOCK_OR_CHANCE_NAMES.stream().anyMatch(operation.name()::startsWith);
            case STATIC_FIELD -> false;
        };
    }
}
