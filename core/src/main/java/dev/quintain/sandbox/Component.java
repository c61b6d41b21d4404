package dev.quintain.sandbox;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A concurrent component whose methods several threads call, and which counts how often they wait. */
public final class Component {
    private final Class<?> type;

    private Component(Class<?> type) {
        this.type = type;
    }

    public static Component load(String className, List<String> classPath) throws ClassNotFoundException {
        return new Component(Class.forName(className, true, ScriptLoader.telling(Map.of(), classPath)));
    }

    /** Why source of its own package cannot make one of it; empty if it can. */
    public Optional<String> trouble() {
        if (Modifier.isAbstract(type.getModifiers())) {
            return Optional.of("it is abstract");
        }
        if (type.isMemberClass() && !Modifier.isStatic(type.getModifiers())) {
            return Optional.of("it is an inner class, which needs an object of the one around it");
        }
        if (TypeName.of(type, type.getPackageName()).isEmpty()) {
            return Optional.of("it is private");
        }
        return maker().isEmpty() ? Optional.of("its constructors are private") : Optional.empty();
    }

    /** How source names it. */
    public TypeName name() {
        TypeName name = TypeName.of(type, type.getPackageName()).orElseThrow();
        boolean open =
                maker().map(maker -> Modifier.isPublic(maker.getModifiers())).orElse(false);
        return new TypeName(name.text(), name.withinPackage() || !open);
    }

    /** How source that is beside it names what was thrown, or the nearest that it has a name for. */
    public TypeName nameOf(Throwable thrown) {
        return TypeName.ofNearest(thrown, type.getPackageName());
    }

    public String packageName() {
        return type.getPackageName();
    }

    /** The parameter types of its constructor, as source has them. */
    public List<String> constructor() {
        return maker().map(maker -> names(maker.getParameterTypes())).orElse(List.of());
    }

    /** Whether null, given to its constructor, could be meant for another one. */
    public boolean hasOtherConstructor() {
        return Arrays.stream(type.getDeclaredConstructors())
                        .filter(other ->
                                other.getParameterCount() == constructor().size())
                        .count()
                > 1;
    }

    /** Whether it has several public methods of that name with so many parameters, those that it inherits among them. */
    public boolean hasOther(String method, int parameters) {
        return Arrays.stream(type.getMethods())
                        .filter(other -> other.getName().equals(method)
                                && other.getParameterCount() == parameters
                                && !other.isBridge())
                        .map(other -> List.of(other.getParameterTypes()))
                        .distinct()
                        .count()
                > 1;
    }

    // A public one if there is one, of these the one with the fewest parameters.
    private Optional<Constructor<?>> maker() {
        return Arrays.<Constructor<?>>stream(type.getDeclaredConstructors())
                .filter(maker -> !Modifier.isPrivate(maker.getModifiers()))
                .min(Comparator.<Constructor<?>, Boolean>comparing(maker -> !Modifier.isPublic(maker.getModifiers()))
                        .thenComparing(Constructor::getParameterCount));
    }

    private static List<String> names(Class<?>[] types) {
        return Arrays.stream(types).map(Class::getTypeName).toList();
    }

    public Object make(List<Object> arguments) throws Throwable {
        try {
            Constructor<?> maker = maker().orElseThrow();
            maker.setAccessible(true);
            return maker.newInstance(arguments.toArray());
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
        // The class may not be public.
        found.setAccessible(true);
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
