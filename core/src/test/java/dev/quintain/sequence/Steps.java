package dev.quintain.sequence;

import dev.quintain.bytecode.ClassFile;
import dev.quintain.bytecode.ClassFile.Member;
import dev.quintain.sequence.Sequence.Step;
import dev.quintain.subject.ClassIndex;
import dev.quintain.subject.JavaType;
import dev.quintain.subject.Operation;
import dev.quintain.subject.Operation.Kind;
import java.io.Serializable;
import java.lang.invoke.MethodType;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Builds sequences for tests. Every method returns the number of the step it added. */
public final class Steps {
    private final ClassIndex index;
    private final List<Step> steps = new ArrayList<>();

    public Steps(ClassIndex index) {
        this.index = index;
    }

    public int value(Serializable value) {
        Class<?> type = MethodType.methodType(value.getClass()).unwrap().returnType();
        return literal(new Literal.Constant(JavaType.of(type), value));
    }

    public int nothing(String type) {
        return literal(new Literal.Null(new JavaType(type)));
    }

    public int literal(Literal literal) {
        return add(new Sequence.Value(literal));
    }

    /**
     * @param member {@code <init>(II)V} or {@code size()I}; the name alone for a field
     */
    public int call(String owner, String member, int... inputs) {
        ClassFile file = index.find(owner).orElseThrow();
        return add(new Sequence.Call(
                member.contains("(") ? method(file, member) : field(file, member),
                IntStream.of(inputs).boxed().toList()));
    }

    public Sequence sequence() {
        return new Sequence(steps);
    }

    private int add(Step step) {
        steps.add(step);
        return steps.size() - 1;
    }

    static Operation method(ClassFile file, String member) {
        Member method = file.methods().stream()
                .filter(each -> (each.name() + each.descriptor()).equals(member))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(file.name() + " has no " + member));
        boolean constructor = method.name().equals("<init>");
        return new Operation(
                constructor ? Kind.CONSTRUCTOR : method.is(Modifier.STATIC) ? Kind.STATIC_METHOD : Kind.METHOD,
                file.name(),
                method.name(),
                JavaType.parametersOf(method.descriptor()),
                constructor ? new JavaType(file.name()) : JavaType.resultOf(method.descriptor()),
                method.access(),
                method.signature(),
                method.exceptions(),
                constructor && file.isInner());
    }

    private static Operation field(ClassFile file, String name) {
        Member field = file.fields().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
        return new Operation(
                Kind.STATIC_FIELD,
                file.name(),
                name,
                List.of(),
                JavaType.ofDescriptor(field.descriptor()),
                field.access(),
                field.signature(),
                List.of(),
                false);
    }
}
