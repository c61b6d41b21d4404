package dev.quintain.sandbox;

import dev.quintain.subject.JavaType;
import java.util.List;
import java.util.Map;

/**
 * Classes of the subject by their names, from one loader.
 *
 * @param loader the subject's
 */
record SubjectTypes(ClassLoader loader) {
    private static final Map<String, Class<?>> PRIMITIVES = Map.of(
            "boolean", boolean.class,
            "byte", byte.class,
            "char", char.class,
            "short", short.class,
            "int", int.class,
            "long", long.class,
            "float", float.class,
            "double", double.class,
            "void", void.class);

    /** Loads a class, without initialising it. */
    Class<?> load(String name) throws ClassNotFoundException {
        return Class.forName(name, false, loader);
    }

    /** Loads the class of any type, primitives and arrays included. */
    Class<?> load(JavaType type) throws ClassNotFoundException {
        if (type.isArray()) {
            return load(type.component()).arrayType();
        }
        Class<?> primitive = PRIMITIVES.get(type.name());
        return primitive != null ? primitive : load(type.name());
    }

    Class<?>[] load(List<JavaType> types) throws ClassNotFoundException {
        var classes = new Class<?>[types.size()];
        for (int i = 0; i < classes.length; i++) {
            classes[i] = load(types.get(i));
        }
        return classes;
    }
}
