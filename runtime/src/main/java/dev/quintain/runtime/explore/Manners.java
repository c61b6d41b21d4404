package dev.quintain.runtime.explore;

import java.util.Hashtable;
import java.util.Vector;

/** How an object of the platform takes it that several threads use it. */
enum Manners {
    /** It is not made for that. */
    UNSAFE,
    /** Every call has its monitor, or that of what it is a view of. */
    LOCKS,
    /** A stand-in that says by itself when it is changed. */
    TELLS,
    /** It is made for that, in some other way, or cannot be changed. */
    SAFE;

    private static final ClassValue<Manners> OF = new ClassValue<>() {
        @Override
        protected Manners computeValue(Class<?> type) {
            return look(type);
        }
    };

    static Manners of(Object object) {
        return OF.get(object.getClass());
    }

    /** Of a class under test, those of the platform's that it extends. */
    private static Manners look(Class<?> own) {
        Class<?> type = own;
        while (type.getClassLoader() != null) {
            type = type.getSuperclass();
        }
        String name = type.getName();
        if (SelfTelling.class.isAssignableFrom(type)) {
            return TELLS;
        }
        boolean locks = name.startsWith("java.util.Collections$Synchronized")
                || name.startsWith("java.util.Vector$")
                || Vector.class.isAssignableFrom(type)
                || Hashtable.class.isAssignableFrom(type)
                || type == StringBuffer.class;
        if (locks) {
            return LOCKS;
        }
        boolean unsafe = type == StringBuilder.class
                || name.startsWith("java.text.")
                || (name.startsWith("java.util.") && !name.startsWith("java.util.concurrent."));
        return unsafe ? UNSAFE : SAFE;
    }
}
