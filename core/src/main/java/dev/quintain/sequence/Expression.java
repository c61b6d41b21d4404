package dev.quintain.sequence;

import dev.quintain.finding.JavaCode;
import dev.quintain.finding.TypeName;
import dev.quintain.subject.JavaType;
import java.util.List;

/**
 * A Java expression.
 *
 * @param type its static type, erased
 * @param raw whether the compiler sees just that type: not a parameterised one, nor one that it infers
 */
record Expression(JavaCode code, JavaType type, Form form, boolean raw) {

    /** What decides where an expression needs parentheses. */
    enum Form {
        /** Binds tighter than anything around it. */
        PRIMARY,
        NULL,
        NEGATIVE,
        CAST,
        LAMBDA,
        SUM
    }

    static Expression primary(JavaCode code, JavaType type) {
        return new Expression(code, type, Form.PRIMARY, true);
    }

    boolean isNull() {
        return form == Form.NULL;
    }

    /** The expression in a place where a dot follows. */
    JavaCode beforeDot() {
        return form == Form.PRIMARY ? code : inParentheses();
    }

    Expression castTo(JavaType to, List<TypeName> names) {
        var cast = new CodeBuilder().add("(");
        for (int i = 0; i < names.size(); i++) {
            cast.add(i == 0 ? "" : " & ").add(names.get(i));
        }
        boolean bare = form != Form.SUM && !(form == Form.NEGATIVE && to.isReference());
        cast.add(") ").add(bare ? code : inParentheses());
        return new Expression(cast.build(), to, Form.CAST, true);
    }

    private JavaCode inParentheses() {
        return new CodeBuilder().add("(").add(code).add(")").build();
    }
}
