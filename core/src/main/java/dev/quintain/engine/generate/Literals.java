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

    private static final List<Serializable> SMALL_INTS = List.of(0, 1, 2, 3, 5, 8, 16, 32, -1);
    private static final List<Serializable> SMALL_LONGS = List.of(0L, 1L, 2L, 3L, 10L, 100L, -1L);

    private final Predicate<String> platform;
    private final Constants usual;
    private final Map<String, Constants> mined;
    private final Constants everywhere = Constants.mined(List.of());
    private final Constants fedBack = Constants.mined(List.of());
    private final InterfaceStubs stubs;
    private final RandomGenerator random;
    private final Map<JavaType, Optional<Literal>> stubOf = new HashMap<>();
    private final Map<JavaType, JavaType> components = new HashMap<>();
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
        return oneOf(candidates(type, owner));
    }

    private List<Serializable> candidates(JavaType type, String owner) {
        // A large number means a large buffer, or many rounds, to most of the JDK.
        List<Serializable> small = small(type);
        if (!small.isEmpty() && platform.test(owner)) {
            return small;
        }
        int chance = random.nextInt(10);
        Constants own = chance < 3 ? mined.get(owner) : null;
        List<Serializable> found = own == null ? List.of() : own.of(type);
        if (found.isEmpty() && chance < 4) {
            found = everywhere.of(type);
        }
        if (found.isEmpty() && chance < 5) {
            found = fedBack.of(type);
        }
        return found.isEmpty() ? usual.of(type) : found;
    }

    private static List<Serializable> small(JavaType type) {
        return switch (type.name()) {
            case "int" -> SMALL_INTS;
            case "long" -> SMALL_LONGS;
            default -> List.of();
        };
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
        JavaType component = component(type);
        if (random.nextBoolean() && (component.equals(CHAR) || component.equals(BYTE))) {
            String text = text(owner);
            var elements = new ArrayList<Literal>(text.length());
            if (component.equals(CHAR)) {
                for (int i = 0; i < text.length(); i++) {
                    elements.add(new Constant(CHAR, text.charAt(i)));
                }
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

    /** What an array holds; the name of a type is dear to cut. */
    JavaType component(JavaType array) {
        return components.computeIfAbsent(array, JavaType::component);
    }

    private Serializable oneOf(List<Serializable> values) {
        return values.get(random.nextInt(values.size()));
    }
}
