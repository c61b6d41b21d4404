package dev.quintain.sequence;

import dev.quintain.sandbox.SubjectAccess;
import dev.quintain.subject.JavaType;
import dev.quintain.subject.Operation;
import dev.quintain.subject.Operation.Kind;
import java.lang.reflect.Executable;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Finds calls that are type-correct only by erasure, such as a handler of texts that is given a number. We choose
 * arguments by erased types, so that a cast which fails in such a call is our doing.
 */
final class TypeCheck {
    /** So many elements of a collection are looked at. */
    private static final int ELEMENTS = 16;

    private final SubjectAccess subject;
    /** What type variables stand for in this call, as far as the classes of the inputs tell. */
    private final Map<TypeVariable<?>, Class<?>> bound = new HashMap<>();

    TypeCheck(SubjectAccess subject) {
        this.subject = subject;
    }

    /**
     * Whether the inputs fit the operation's generic types; true where that cannot be told.
     *
     * @param inputs the receiver, if the operation has one, then the arguments
     */
    boolean isTypeCorrect(Operation operation, @Nullable Object[] inputs) {
        try {
            Type[] declared = executable(operation).getGenericParameterTypes();
            if (operation.hasReceiver() && inputs[0] != null) {
                bound.putAll(variables(inputs[0].getClass()));
            }
            // What the compiler adds, it adds in front.
            int first = inputs.length - declared.length;
            for (int i = 0; i < declared.length; i++) {
                bind(declared[i], inputs[first + i]);
            }
            boolean fit = true;
            for (int i = 0; i < declared.length; i++) {
                fit &= fits(declared[i], inputs[first + i]);
            }
            return fit;
        } catch (ReflectiveOperationException | LinkageError | RuntimeException e) {
            return true;
        }
    }

    private Executable executable(Operation operation) throws ReflectiveOperationException {
        Class<?> owner = subject.load(new JavaType(operation.owner()));
        var parameters = new Class<?>[operation.parameters().size()];
        for (int i = 0; i < parameters.length; i++) {
            parameters[i] = subject.load(operation.parameters().get(i));
        }
        return operation.kind() == Kind.CONSTRUCTOR
                ? owner.getDeclaredConstructor(parameters)
                : owner.getDeclaredMethod(operation.name(), parameters);
    }

    private void bind(Type declared, @Nullable Object value) {
        if (value != null && declared instanceof ParameterizedType generic) {
            Map<TypeVariable<?>, Class<?>> own = variables(value.getClass());
            TypeVariable<?>[] formal = raw(generic).getTypeParameters();
            for (int i = 0; i < formal.length; i++) {
                if (generic.getActualTypeArguments()[i] instanceof TypeVariable<?> variable
                        && own.containsKey(formal[i])) {
                    bound.putIfAbsent(variable, own.get(formal[i]));
                }
            }
        }
    }

    private boolean fits(Type declared, @Nullable Object value) {
        if (value == null) {
            return true;
        }
        if (declared instanceof TypeVariable<?> variable) {
            Class<?> wanted = bound.get(variable);
            return wanted == null || wanted.isInstance(value);
        }
        if (!(declared instanceof ParameterizedType generic)) {
            return true;
        }
        if (value instanceof Class<?> named && raw(generic) == Class.class) {
            return admits(generic.getActualTypeArguments()[0], named);
        }
        Map<TypeVariable<?>, Class<?>> own = variables(value.getClass());
        TypeVariable<?>[] formal = raw(generic).getTypeParameters();
        boolean fit = true;
        for (int i = 0; i < formal.length; i++) {
            Class<?> actual = own.get(formal[i]);
            fit &= actual == null || admits(generic.getActualTypeArguments()[i], actual);
        }
        return fit && elementsFit(generic.getActualTypeArguments(), value);
    }

    /** Whether a collection of the platform's, whose class does not tell, holds what it should. */
    private boolean elementsFit(Type[] arguments, Object value) {
        if (value.getClass().getClassLoader() != null) {
            return true;
        }
        if (value instanceof Collection<?> collection && arguments.length == 1) {
            return elementsFit(arguments[0], collection);
        }
        return !(value instanceof Map<?, ?> map && arguments.length == 2)
                || (elementsFit(arguments[0], map.keySet()) && elementsFit(arguments[1], map.values()));
    }

    private boolean elementsFit(Type argument, Collection<?> elements) {
        boolean open = argument instanceof WildcardType wildcard && wildcard.getLowerBounds().length > 0;
        Type element = !open && argument instanceof WildcardType wildcard ? wildcard.getUpperBounds()[0] : argument;
        Class<?> wanted = open ? null : erased(element);
        return wanted == null
                || elements.stream()
                        .limit(ELEMENTS)
                        .allMatch(each -> each == null || (wanted.isInstance(each) && fits(element, each)));
    }

    private boolean admits(Type argument, Class<?> actual) {
        if (argument instanceof WildcardType wildcard) {
            Type[] lower = wildcard.getLowerBounds();
            Class<?> bound = erased(lower.length > 0 ? lower[0] : wildcard.getUpperBounds()[0]);
            return bound == null
                    || (lower.length > 0 ? actual.isAssignableFrom(bound) : bound.isAssignableFrom(actual));
        }
        Class<?> wanted = erased(argument);
        return wanted == null || wanted == actual;
    }

    /** The class that a type stands for here; null if that is open. */
    private @Nullable Class<?> erased(Type type) {
        return erased(type, bound);
    }

    private static @Nullable Class<?> erased(Type type, Map<TypeVariable<?>, Class<?>> bound) {
        if (type instanceof TypeVariable<?> variable) {
            return bound.get(variable);
        }
        return type instanceof Class<?> plain ? plain : type instanceof ParameterizedType generic ? raw(generic) : null;
    }

    /** What a class makes of its generic supertypes' variables: of {@code Comparable}'s, String makes String. */
    private static Map<TypeVariable<?>, Class<?>> variables(Class<?> type) {
        var variables = new HashMap<TypeVariable<?>, Class<?>>();
        collect(type, variables);
        return variables;
    }

    private static void collect(Class<?> type, Map<TypeVariable<?>, Class<?>> variables) {
        for (Type parent : type.getGenericInterfaces()) {
            collect(parent, variables);
        }
        Type superclass = type.getGenericSuperclass();
        if (superclass != null) {
            collect(superclass, variables);
        }
    }

    private static void collect(Type parent, Map<TypeVariable<?>, Class<?>> variables) {
        if (parent instanceof ParameterizedType generic) {
            TypeVariable<?>[] formal = raw(generic).getTypeParameters();
            for (int i = 0; i < formal.length; i++) {
                Class<?> actual = erased(generic.getActualTypeArguments()[i], variables);
                if (actual != null) {
                    variables.put(formal[i], actual);
                }
            }
            collect(raw(generic), variables);
        } else {
            collect((Class<?>) parent, variables);
        }
    }

    private static Class<?> raw(ParameterizedType type) {
        return (Class<?>) type.getRawType();
    }
}
