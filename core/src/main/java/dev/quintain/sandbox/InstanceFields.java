package dev.quintain.sandbox;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The fields that make up the state of an object: its own and the inherited ones, private or not. Packages of the JDK
 * are opened for it where the worker's agent can; what stays closed, or cannot be linked, is left out.
 */
final class InstanceFields extends ClassValue<Field[]> {
    private static final InstanceFields ALL = new InstanceFields();

    private InstanceFields() {}

    /** From the class itself upwards, in the order in which the JVM lists them. */
    static Field[] of(Class<?> type) {
        return ALL.get(type);
    }

    static Object read(Field field, Object object) {
        try {
            return field.get(object);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("the field was made accessible", e);
        }
    }

    /** What a field of a primitive type holds, as a number of its own for each value, without a box. */
    static long readNumber(Field field, Object object) {
        Class<?> type = field.getType();
        try {
            if (type == boolean.class) {
                return field.getBoolean(object) ? 1 : 0;
            }
            return type == double.class || type == float.class
                    ? Double.doubleToLongBits(field.getDouble(object))
                    : field.getLong(object);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("the field was made accessible", e);
        }
    }

    @Override
    protected Field[] computeValue(Class<?> type) {
        var fields = new ArrayList<Field>();
        for (Class<?> each = type; each != null; each = each.getSuperclass()) {
            addDeclared(each, fields);
        }
        return fields.toArray(new Field[0]);
    }

    private static void addDeclared(Class<?> type, List<Field> fields) {
        for (Field field : declared(type)) {
            if (!Modifier.isStatic(field.getModifiers()) && isOpened(field)) {
                fields.add(field);
            }
        }
    }

    // Reflection wants the types of all fields at once; where one is missing, none is to be had.
    private static Field[] declared(Class<?> type) {
        try {
            return type.getDeclaredFields();
        } catch (LinkageError missing) {
            return new Field[0];
        }
    }

    private static boolean isOpened(Field field) {
        if (field.trySetAccessible()) {
            return true;
        }
        Class<?> type = field.getDeclaringClass();
        GuardAgent.installed().ifPresent(agent -> agent.open(type.getModule(), Set.of(type.getPackageName())));
        return field.trySetAccessible();
    }
}
