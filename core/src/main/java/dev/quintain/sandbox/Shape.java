package dev.quintain.sandbox;

import java.lang.ref.Reference;
import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;

/** How the objects of a class are looked into when their state is told: found out once for each class. */
final class Shape {
    private static final Field[] NONE = {};

    private static final ClassValue<Shape> ALL = new ClassValue<>() {
        @Override
        protected Shape computeValue(Class<?> type) {
            Kind kind = kindOf(type);
            // The names of hidden classes differ from run to run.
            return new Shape(
                    type.isHidden() ? "hidden" : type.getName(),
                    kind,
                    kind == Kind.PLAIN ? InstanceFields.of(type) : NONE);
        }
    };

    enum Kind {
        ARRAY,
        /** A table that is laid out by hash codes. */
        HASH_ORDERED,
        /** Belongs to the JVM rather than to the state of an object. */
        OPAQUE,
        PLAIN
    }

    /** Of the class; the same for all that have none that lasts. */
    final String name;

    final Kind kind;
    /** Those fields that are looked at and hold primitives. */
    final Field[] numbers;
    /** The others that are looked at. */
    final Field[] references;

    private Shape(String name, Kind kind, Field[] fields) {
        this.name = name;
        this.kind = kind;
        this.numbers = ofPrimitives(fields, true);
        this.references = ofPrimitives(fields, false);
    }

    static Shape of(Class<?> type) {
        return ALL.get(type);
    }

    private static Field[] ofPrimitives(Field[] fields, boolean primitive) {
        return Arrays.stream(fields)
                .filter(field -> field.getType().isPrimitive() == primitive)
                .toArray(Field[]::new);
    }

    private static Kind kindOf(Class<?> type) {
        if (type.isArray()) {
            return Kind.ARRAY;
        }
        if (type == HashMap.class
                || type == HashSet.class
                || type == IdentityHashMap.class
                || type == LinkedHashMap.class
                || type == LinkedHashSet.class) {
            return Kind.HASH_ORDERED;
        }
        return isOpaque(type) ? Kind.OPAQUE : Kind.PLAIN;
    }

    private static boolean isOpaque(Class<?> type) {
        return type == Class.class
                || type == Module.class
                || ClassLoader.class.isAssignableFrom(type)
                || Thread.class.isAssignableFrom(type)
                || ThreadGroup.class.isAssignableFrom(type)
                || Reference.class.isAssignableFrom(type);
    }
}
