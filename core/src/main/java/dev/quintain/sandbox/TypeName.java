package dev.quintain.sandbox;

import java.io.Serializable;
import java.lang.reflect.Modifier;
import java.util.Optional;

/**
 * How source names a type.
 *
 * @param text its canonical name
 * @param withinPackage whether only source of the type's own package can
 */
public record TypeName(String text, boolean withinPackage) implements Serializable {
    /** The name for source of a package; empty if it has none for the type. */
    static Optional<TypeName> of(Class<?> type, String packageName) {
        String name = type.getCanonicalName();
        boolean open = true;
        for (Class<?> each = type; each != null; each = each.getEnclosingClass()) {
            open &= Modifier.isPublic(each.getModifiers());
            if (Modifier.isPrivate(each.getModifiers())) {
                return Optional.empty();
            }
        }
        boolean inside = type.getPackageName().equals(packageName) && !packageName.startsWith("java.");
        return name == null || (!open && !inside) || !type.getModule().isExported(type.getPackageName())
                ? Optional.empty()
                : Optional.of(new TypeName(name, !open));
    }

    /** The name of the nearest of its types that has one. */
    static TypeName ofNearest(Throwable thrown, String packageName) {
        Class<?> type = thrown.getClass();
        Optional<TypeName> name = of(type, packageName);
        while (name.isEmpty()) {
            type = type.getSuperclass();
            name = of(type, packageName);
        }
        return name.get();
    }
}
