package dev.quintain.subject;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An erased type, by the name that the source would give it but for {@code $} between nested classes: {@code int},
 * {@code java.lang.String}, {@code java.util.Map$Entry[]}.
 */
public record JavaType(String name) implements Serializable {
    public static final JavaType VOID = new JavaType("void");
    public static final JavaType OBJECT = new JavaType("java.lang.Object");
    public static final JavaType STRING = new JavaType("java.lang.String");

    private static final Map<Character, String> PRIMITIVES = Map.of(
            'Z', "boolean", 'B', "byte", 'C', "char", 'S', "short", 'I', "int", 'J', "long", 'F', "float", 'D',
            "double", 'V', "void");

    private static final Map<String, JavaType> BOXES = Map.of(
            "java.lang.Boolean", new JavaType("boolean"),
            "java.lang.Byte", new JavaType("byte"),
            "java.lang.Character", new JavaType("char"),
            "java.lang.Short", new JavaType("short"),
            "java.lang.Integer", new JavaType("int"),
            "java.lang.Long", new JavaType("long"),
            "java.lang.Float", new JavaType("float"),
            "java.lang.Double", new JavaType("double"));

    private static final int LONGEST_PRIMITIVE = "boolean".length();

    public static JavaType of(Class<?> type) {
        return ofDescriptor(type.descriptorString());
    }

    public static JavaType ofDescriptor(String descriptor) {
        int dimensions = descriptor.lastIndexOf('[') + 1;
        String element = descriptor.charAt(dimensions) == 'L'
                ? descriptor.substring(dimensions + 1, descriptor.length() - 1).replace('/', '.')
                : PRIMITIVES.get(descriptor.charAt(dimensions));
        return new JavaType(element + "[]".repeat(dimensions));
    }

    /** The parameter types of a method descriptor. */
    public static List<JavaType> parametersOf(String descriptor) {
        var parameters = new ArrayList<JavaType>();
        int from = 1;
        while (descriptor.charAt(from) != ')') {
            int to = from;
            while (descriptor.charAt(to) == '[') {
                to++;
            }
            to = descriptor.charAt(to) == 'L' ? descriptor.indexOf(';', to) + 1 : to + 1;
            parameters.add(ofDescriptor(descriptor.substring(from, to)));
            from = to;
        }
        return List.copyOf(parameters);
    }

    /** The result type of a method descriptor. */
    public static JavaType resultOf(String descriptor) {
        return ofDescriptor(descriptor.substring(descriptor.indexOf(')') + 1));
    }

    public boolean isPrimitive() {
        return name.length() <= LONGEST_PRIMITIVE
                && switch (name) {
                    case "boolean", "byte", "char", "short", "int", "long", "float", "double", "void" -> true;
                    default -> false;
                };
    }

    /** What a box holds; empty if this is no box. */
    public Optional<JavaType> unboxed() {
        return Optional.ofNullable(BOXES.get(name));
    }

    /** What holds one of these as an object; empty if this is no primitive type, or holds nothing. */
    public Optional<JavaType> boxed() {
        return BOXES.entrySet().stream()
                .filter(box -> box.getValue().equals(this))
                .map(box -> new JavaType(box.getKey()))
                .findFirst();
    }

    // Not by the map: this is asked for every input of every call.
    public boolean isBox() {
        return switch (name) {
            case "java.lang.Boolean",
                    "java.lang.Byte",
                    "java.lang.Character",
                    "java.lang.Short",
                    "java.lang.Integer",
                    "java.lang.Long",
                    "java.lang.Float",
                    "java.lang.Double" -> true;
            default -> false;
        };
    }

    public boolean isArray() {
        return !name.isEmpty() && name.charAt(name.length() - 1) == ']';
    }

    public boolean isReference() {
        return !isPrimitive();
    }

    public JavaType component() {
        return new JavaType(name.substring(0, name.length() - 2));
    }

    /** The type left when all array dimensions are taken off. */
    public JavaType element() {
        int bracket = name.indexOf('[');
        return bracket < 0 ? this : new JavaType(name.substring(0, bracket));
    }

    // Types are compared by the million: what a record does by itself takes several times as long until it is compiled
    // well.
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || (other instanceof JavaType type && name.equals(type.name));
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }

    @Override
    public String toString() {
        return name;
    }
}
