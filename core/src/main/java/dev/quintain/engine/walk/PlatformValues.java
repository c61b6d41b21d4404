package dev.quintain.engine.walk;

import dev.quintain.subject.JavaType;
import dev.quintain.subject.Operation;
import dev.quintain.subject.UsualClasses;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** What a person gives where a method wants a type of the JDK. */
final class PlatformValues {
    /** Basic types that stand for the interfaces they implement. */
    private static final Map<String, String> BASIC = Map.of(
            "java.lang.CharSequence", "java.lang.String",
            "java.lang.Comparable", "java.lang.String",
            "java.io.Serializable", "java.lang.String",
            "java.lang.Number", "java.lang.Integer");

    /** Of the many ways to make an object, the one whose result depends on its arguments alone. */
    private static final Map<String, String> BEST = Map.of(
            "java.io.ByteArrayInputStream", "<init>(byte[])",
            "java.util.Date", "<init>(long)",
            "java.util.Random", "<init>(long)",
            "java.util.GregorianCalendar", "<init>(int,int,int)",
            "java.util.Locale", "<init>(java.lang.String)",
            "java.util.TimeZone", "getTimeZone(java.lang.String)",
            "java.io.File", "<init>(java.lang.String)",
            "java.nio.file.Path", "of(java.lang.String,java.lang.String[])");

    /** Types whose constants are elsewhere. */
    private static final Map<String, String> HOLDERS =
            Map.of("java.nio.charset.Charset", "java.nio.charset.StandardCharsets");

    private PlatformValues() {}

    static Optional<JavaType> basic(JavaType type) {
        return Optional.ofNullable(BASIC.get(type.name())).map(JavaType::new);
    }

    /** The type that stands for this one, which cannot be made itself. */
    static JavaType usual(JavaType type) {
        return new JavaType(UsualClasses.of(type.name()));
    }

    /** The class that has constants of the type. */
    static String holder(JavaType type) {
        return HOLDERS.getOrDefault(type.name(), type.name());
    }

    /** Whether something better than this is known. */
    static boolean isSecondBest(Operation maker) {
        String best = BEST.get(maker.owner());
        String signature = maker.name()
                + maker.parameters().stream().map(JavaType::name).collect(Collectors.joining(",", "(", ")"));
        return best != null && !best.equals(signature);
    }
}
