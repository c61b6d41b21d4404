package dev.quintain.sequence;

import dev.quintain.sandbox.Stubs;
import dev.quintain.sandbox.SubjectAccess;
import dev.quintain.sequence.Literal.ArrayOf;
import dev.quintain.sequence.Literal.ClassOf;
import dev.quintain.sequence.Literal.Constant;
import dev.quintain.sequence.Literal.Stub;
import dev.quintain.sequence.SequenceRunner.Unlinkable;
import dev.quintain.subject.JavaType;
import java.lang.reflect.Array;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Makes the values that literals stand for, in the classes of one loader. */
public final class LiteralMaker {
    private final SubjectAccess subject;
    private final Map<JavaType, Class<?>> classes = new HashMap<>();

    public LiteralMaker(SubjectAccess subject) {
        this.subject = subject;
    }

    public @Nullable Object make(Literal literal) throws Unlinkable {
        if (literal instanceof Constant constant) {
            return constant.value();
        }
        if (literal instanceof ArrayOf array) {
            return array(array);
        }
        if (literal instanceof ClassOf named) {
            return load(named.named());
        }
        return literal instanceof Stub stub ? Stubs.of(load(stub.type()), stub.functional()) : null;
    }

    private Object array(ArrayOf literal) throws Unlinkable {
        List<Literal> elements = literal.elements();
        int length = elements.size();
        Object array = Array.newInstance(load(literal.type()).getComponentType(), length);
        for (int i = 0; i < length; i++) {
            set(array, i, make(elements.get(i)));
        }
        return array;
    }

    // The arrays there are most of, and the longest: reflection is slow at this.
    private static void set(Object array, int at, @Nullable Object element) {
        if (array instanceof byte[] bytes && element instanceof Byte value) {
            bytes[at] = value;
        } else if (array instanceof char[] chars && element instanceof Character value) {
            chars[at] = value;
        } else if (array instanceof double[] doubles && element instanceof Double value) {
            doubles[at] = value;
        } else if (array instanceof int[] ints && element instanceof Integer value) {
            ints[at] = value;
        } else {
            Array.set(array, at, element);
        }
    }

    private Class<?> load(JavaType type) throws Unlinkable {
        Class<?> known = classes.get(type);
        if (known == null) {
            try {
                known = subject.load(type);
            } catch (ClassNotFoundException | LinkageError e) {
                throw new Unlinkable(type.name(), e);
            }
            classes.put(type, known);
        }
        return known;
    }
}
