package dev.quintain.engine.generate;

import dev.quintain.sequence.InterfaceStubs;
import dev.quintain.sequence.Literal;
import dev.quintain.sequence.Literal.ArrayOf;
import dev.quintain.sequence.Literal.ClassOf;
import dev.quintain.sequence.Literal.Constant;
import dev.quintain.subject.ClassPath;
import dev.quintain.subject.JavaType;
import dev.quintain.subject.PlatformTypes;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;

/** Chooses values that need no call. What the code of a class mentions is tried most often on that class. */
final class Literals {
    private static final int LONGEST_ARRAY = 4;
    private static final JavaType CHAR = new JavaType("char");
    private static final JavaType BYTE = new JavaType("byte");
    private static final JavaType INTEGER = new JavaType("java.lang.Integer");

    private static final Map<String, List<Serializable>> SMALL =
            Map.of("int", List.of(0, 1, 2, 3, 5, 8, 16, 32, -1), "long", List.of(0L, 1L, 2L, 3L, 10L, 100L, -1L));

    private final Predicate<String> platform;
    private final Constants usual;
    private final Map<String, Constants> mined;
    private final Constants everywhere = Constants.mined(List.of());
    private final Constants fedBack = Constants.mined(List.of());
    private final InterfaceStubs stubs;
    private final RandomGenerator random;
    private final Map<JavaType, Optional<Literal>> stubOf = new HashMap<>();
    private final Map<String, Boolean> isPlatform = new HashMap<>();

    /**
     * @param mined by the names of the classes whose code mentions them
     */
    Literals(Constants usual, Map<String, Constants> mined, ClassPath classPath, RandomGenerator random) {
        this.usual = usual;
        this.platform = name -> isPlatform.computeIfAbsent(name, classPath::isPlatform);
        this.mined = mined;
        this.stubs = new InterfaceStubs(classPath);
        this.random = random;
        mined.values().forEach(everywhere::addAll);
    }

    /** Takes in values that the code was seen to compare with. */
    void feedBack(List<Object> operands) {
        fedBack.addAll(Constants.mined(operands));
    }

    /** Whether a value of the type can be written down. */
    boolean has(JavaType type) {
        return type.isPrimitive()
                || type.isArray()
                || type.isBox()
                || type.name().equals("java.lang.Class")
                || isText(type)
                || stub(type).isPresent();
    }

    /** Whether nothing but literals will do. */
    static boolean suffice(JavaType type) {
        return PlatformTypes.haveOnlyKnownValues(type);
    }

    private static boolean isText(JavaType type) {
        return PlatformTypes.presetFor(type.name()).equals("java.lang.String");
    }

    private static JavaType preset(JavaType type) {
        String known = PlatformTypes.presetFor(type.name());
        return known.equals(type.name()) ? type : new JavaType(known);
    }

    /**
     * Some literal of the type.
     *
     * @param owner the class on which it is tried
     */
    Literal pick(JavaType type, String owner) {
        if (type.isArray()) {
            return array(type, owner);
        }
        if (type.name().equals("java.lang.Class")) {
            return new ClassOf(random.nextBoolean() ? JavaType.OBJECT : JavaType.STRING);
        }
        if (isText(type)) {
            return type.equals(JavaType.OBJECT) && random.nextInt(3) == 0
                    ? number(INTEGER, owner)
                    : new Constant(JavaType.STRING, text(owner));
        }
        JavaType known = preset(type);
        return known.isBox() || known.isPrimitive()
                ? number(known, owner)
                : stub(type).orElse(new Literal.Null(type));
    }

    /** The stub that can stand for the type, if one can. */
    Optional<Literal> stub(JavaType type) {
        Optional<Literal> known = stubOf.get(type);
        if (known == null) {
            known = stubs.stub(type, true);
            stubOf.put(type, known);
        }
        return known;
    }

    private Literal number(JavaType type, String owner) {
        return new Constant(type, constant(type.unboxed().orElse(type), owner));
    }

    private Serializable constant(JavaType type, String owner) {
        // A large number means a large buffer, or many rounds, to most of the JDK.
        List<Serializable> small = SMALL.getOrDefault(type.name(), List.of());
        if (!small.isEmpty() && platform.test(owner)) {
            return oneOf(small);
        }
        int chance = random.nextInt(10);
        Constants own = chance < 3 ? mined.get(owner) : null;
        if (own != null && !own.of(type).isEmpty()) {
            return oneOf(own.of(type));
        }
        if (chance < 4 && !everywhere.of(type).isEmpty()) {
            return oneOf(everywhere.of(type));
        }
        if (chance < 5 && !fedBack.of(type).isEmpty()) {
            return oneOf(fedBack.of(type));
        }
        return oneOf(usual.of(type));
    }

    /** A text: known, or made of known ones. */
    String text(String owner) {
        String one = (String) constant(JavaType.STRING, owner);
        return random.nextInt(3) == 0
                ? Texts.vary(one, (String) constant(JavaType.STRING, owner), character(owner), random)
                : one;
    }

    /** A text like a given one. */
    String textLike(String text, String owner) {
        return Texts.vary(text, (String) constant(JavaType.STRING, owner), character(owner), random);
    }

    private char character(String owner) {
        return (char) constant(CHAR, owner);
    }

    // Characters and bytes mostly are somebody's text.
    private Literal array(JavaType type, String owner) {
        JavaType component = type.component();
        if (random.nextBoolean() && (component.equals(CHAR) || component.equals(BYTE))) {
            String text = text(owner);
            var elements = new ArrayList<Literal>();
            if (component.equals(CHAR)) {
                text.chars().forEach(c -> elements.add(new Constant(CHAR, (char) c)));
            } else {
                for (byte b : text.getBytes(StandardCharsets.UTF_8)) {
                    elements.add(new Constant(BYTE, b));
                }
            }
            return new ArrayOf(type, elements);
        }
        int length = random.nextInt(LONGEST_ARRAY + 1);
        var elements = new ArrayList<Literal>(length);
        for (int i = 0; i < length; i++) {
            elements.add(pick(component, owner));
        }
        return new ArrayOf(type, List.copyOf(elements));
    }

    private Serializable oneOf(List<Serializable> values) {
        return values.get(random.nextInt(values.size()));
    }
}
