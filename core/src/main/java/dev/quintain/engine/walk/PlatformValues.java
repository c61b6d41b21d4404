package dev.quintain.engine.walk;

import dev.quintain.subject.JavaType;
import dev.quintain.subject.Operation;
import dev.quintain.subject.PlatformTypes;
import dev.quintain.subject.UsualClasses;
import java.util.Map;
import java.util.stream.Collectors;

/** What a person gives where a method wants a type of the JDK. */
final class PlatformValues {
    /** Of the many ways to make an object, the one whose result depends on its arguments alone. */
    private static final Map<String, String> BEST = Map.of(
            "java.io.ByteArrayInputStream", "<init>(byte[])",
            "java.util.Date", "<init>(long)",
            "java.util.Random", "<init>(long)",
            "java.util.GregorianCalendar", "<init>(int,int,int)",
            "java.util.Locale", "<init>(java.lang.String)",
            "java.util.TimeZone", "getTimeZone(java.lang.String)",
            "java.io.File", "<init>(java.lang.String)",
            "java.nio.file.Path", "of(java.lang.String,java.lang.String[])",
            "java.lang.invoke.MethodHandles", "publicLookup()");

    /** Types whose constants or factories are elsewhere. */
    private static final Map<String, String> HOLDERS = Map.of(
            "java.nio.charset.Charset", "java.nio.charset.StandardCharsets",
            "java.lang.invoke.MethodHandles$Lookup", "java.lang.invoke.MethodHandles");

    private PlatformValues() {}

    /** The type that stands for this one, which cannot be made itself. Objects can: they are told apart by identity. */
    static JavaType usual(JavaType type) {
        String basic = type.equals(JavaType.OBJECT) ? type.name() : PlatformTypes.presetFor(type.name());
        return new JavaType(UsualClasses.of(basic));
    }

    /** The class that has constants or factories of the type. */
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
