package dev.quintain.subject;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

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

    private static final Set<String> PRIMITIVE_NAMES = Set.copyOf(PRIMITIVES.values());

    private static final Map<String, String> BOXES = Map.of(
            "java.lang.Boolean", "boolean",
            "java.lang.Byte", "byte",
            "java.lang.Character", "char",
            "java.lang.Short", "short",
            "java.lang.Integer", "int",
            "java.lang.Long", "long",
            "java.lang.Float", "float",
            "java.lang.Double", "double");

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
        return PRIMITIVE_NAMES.contains(name);
    }

    /** What a box holds; empty if this is no box. */
    public Optional<JavaType> unboxed() {
        return Optional.ofNullable(BOXES.get(name)).map(JavaType::new);
    }

    public boolean isArray() {
        return name.endsWith("[]");
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

    @Override
    public String toString() {
        return name;
    }
}
