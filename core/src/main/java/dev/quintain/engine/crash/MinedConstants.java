package dev.quintain.engine.crash;

import dev.quintain.bytecode.ClassFile;
import dev.quintain.sequence.Literal;
import dev.quintain.sequence.Literal.Constant;
import dev.quintain.subject.JavaType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;

/** Presets from the constants that a class's own code mentions: what it compares with is worth passing in. */
final class MinedConstants {
    private static final int PER_TYPE = 4;
    private static final int LONGEST_STRING = 40;

    private MinedConstants() {}

    static List<Literal> of(ClassFile file) {
        var taken = new HashMap<Class<?>, Integer>();
        var literals = new ArrayList<Literal>();
        for (Object constant : file.constants()) {
            boolean wordy = constant instanceof String text && text.length() > LONGEST_STRING;
            if (!wordy && taken.merge(constant.getClass(), 1, Integer::sum) <= PER_TYPE) {
                literals.add(literal(constant));
            }
        }
        return List.copyOf(literals);
    }

    private static Literal literal(Object constant) {
        if (constant instanceof String text) {
            return new Constant(JavaType.STRING, text);
        }
        String type = constant.getClass().getSimpleName().toLowerCase(java.util.Locale.ROOT);
        return new Constant(new JavaType(type.equals("integer") ? "int" : type), (Number) constant);
    }
}
