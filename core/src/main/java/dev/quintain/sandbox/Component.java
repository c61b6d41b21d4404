package dev.quintain.sandbox;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** A concurrent component whose methods several threads call, and which counts how often they wait. */
public final class Component {
    private final Class<?> type;

    private Component(Class<?> type) {
        this.type = type;
    }

    public static Component load(String className, List<String> classPath) throws ClassNotFoundException {
        return new Component(Class.forName(className, true, ScriptLoader.telling(Map.of(), classPath)));
    }

    /** The parameter types of the public constructor with the fewest, as source has them; empty if there is none. */
    public List<List<String>> constructor() {
        return Arrays.stream(type.getConstructors())
                .min(Comparator.comparingInt(constructor -> constructor.getParameterCount()))
                .map(constructor -> List.of(names(constructor.getParameterTypes())))
                .orElse(List.of());
    }

    private static List<String> names(Class<?>[] types) {
        return Arrays.stream(types).map(Class::getTypeName).toList();
    }

    public Object make(List<Object> arguments) throws Throwable {
        try {
            return Arrays.stream(type.getConstructors())
                    .min(Comparator.comparingInt(constructor -> constructor.getParameterCount()))
                    .orElseThrow()
                    .newInstance(arguments.toArray());
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    /** Calls a public method with such parameters. */
    public Object call(Object target, String method, List<String> parameters, List<Object> arguments) throws Throwable {
        var found = Arrays.stream(type.getMethods())
                .filter(candidate -> candidate.getName().equals(method)
                        && names(candidate.getParameterTypes()).equals(parameters))
                .findFirst()
                .orElseThrow();
        try {
            return found.invoke(target, arguments.toArray());
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    /** What its fields hold, as far as it matters for who has to wait: numbers, and how many elements there are. */
    public String state(Object target) {
        var parts = new ArrayList<String>();
        for (Class<?> level = type; level != null && level != Object.class; level = level.getSuperclass()) {
            for (Field field : level.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers()) && field.trySetAccessible()) {
                    parts.add(brief(field, target));
                }
            }
        }
        return parts.toString();
    }

    private static String brief(Field field, Object target) {
        try {
            Object value = field.get(target);
            if (value instanceof Collection<?> collection) {
                return String.valueOf(collection.size());
            }
            if (value instanceof Map<?, ?> map) {
                return String.valueOf(map.size());
            }
            if (value != null && value.getClass().isArray()) {
                return String.valueOf(Array.getLength(value));
            }
            boolean plain = field.getType().isPrimitive() || value instanceof String || value == null;
            return plain ? String.valueOf(value) : "";
        } catch (IllegalAccessException e) {
            return "";
        }
    }
}
