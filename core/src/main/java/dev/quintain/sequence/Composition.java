package dev.quintain.sequence;

import dev.quintain.finding.JavaCode;
import dev.quintain.finding.TypeName;
import dev.quintain.sequence.Sequence.Call;
import dev.quintain.sequence.Sequence.Step;
import dev.quintain.sequence.Sequence.Value;
import dev.quintain.subject.ClassIndex;
import dev.quintain.subject.JavaType;
import dev.quintain.subject.Operation;
import dev.quintain.subject.Operation.Kind;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * One sequence on its way to statements: which values get a local variable, and which are written where they are used.
 * A call moves into the statement that uses its value only if everything is still evaluated in the order of the steps.
 */
final class Composition {
    private final Sequence sequence;
    private final SourceTypes types;
    private final LiteralPrinter literals;
    private final CallPrinter calls;
    /** Whether a call may be written into the step of that number, which uses its value. */
    private final BiPredicate<Expression, Integer> inline;

    private final Assertions assertions;
    /** Steps whose values are spoken of again. */
    private final Set<Integer> named;

    private final LocalNames names = new LocalNames();
    private final List<JavaCode> statements = new ArrayList<>();
    private final List<Expression> values = new ArrayList<>();
    /** Calls that are not yet part of a statement, by the numbers of their steps. */
    private final List<Integer> pending = new ArrayList<>();

    private final JavaCode underTest;

    Composition(Sequence sequence, ClassIndex index, SourceTypes types, BiPredicate<Expression, Integer> inline) {
        this(sequence, index, types, inline, new Assertions(Map.of(), types, new LiteralPrinter(types, index)));
    }

    Composition(
            Sequence sequence,
            ClassIndex index,
            SourceTypes types,
            BiPredicate<Expression, Integer> inline,
            Assertions assertions) {
        this.assertions = assertions;
        this.named = assertions.referredTo();
        this.sequence = sequence;
        this.types = types;
        this.literals = new LiteralPrinter(types, index);
        this.calls = new CallPrinter(index, types);
        this.inline = inline;
        reserveNames(index);
        for (int i = 0; i < last(); i++) {
            compose(i);
        }
        values.add(expression(last()));
        flush();
        Expression value = values.get(last());
        this.underTest = sequence.underTest().kind() == Kind.STATIC_FIELD
                ? declaration(last(), value)
                : assertions.statement(last(), value, values::get);
    }

    private int last() {
        return sequence.steps().size() - 1;
    }

    /** What comes before the call under test. */
    List<JavaCode> statements() {
        return statements;
    }

    JavaCode underTest() {
        return underTest;
    }

    private void reserveNames(ClassIndex index) {
        names.reserve("e");
        for (Step step : sequence.steps()) {
            typesOf(step).filter(type -> !type.equals(JavaType.VOID)).forEach(type -> names.reserve(types.name(type)));
            if (step instanceof Value value && value.literal() instanceof Literal.Stub stub) {
                StubMethod.of(stub.type(), index)
                        .map(method -> StubMethod.parameterNames(method.parameters()))
                        .ifPresent(all -> all.forEach(names::reserve));
            }
        }
    }

    private static Stream<JavaType> typesOf(Step step) {
        Stream<JavaType> own = Stream.of(step.type());
        return step instanceof Call call
                ? Stream.of(
                                own,
                                Stream.of(new JavaType(call.operation().owner())),
                                call.operation().parameters().stream())
                        .flatMap(all -> all)
                : own;
    }

    private void compose(int number) {
        Step step = sequence.steps().get(number);
        long uses = uses(number).count();
        Expression value = expression(number);
        values.add(value);
        if (step instanceof Value literal) {
            boolean shared = (uses > 1 || named.contains(number)) && hasIdentity(literal.literal());
            if (shared) {
                statements.add(declaration(number, value));
            }
            return;
        }
        Operation operation = ((Call) step).operation();
        if (uses == 0) {
            flush();
            stand(number, operation);
        } else if (isConstant(operation)) {
            return;
        } else if (uses == 1
                && !named.contains(number)
                && inline.test(value, uses(number).findFirst().getAsInt())) {
            pending.add(number);
        } else {
            flush();
            statements.add(declaration(number, value));
        }
    }

    /** Makes a statement of a call whose value no other step uses. An assertion may speak of it all the same. */
    private void stand(int number, Operation operation) {
        boolean declared = named.contains(number) || operation.kind() == Kind.STATIC_FIELD;
        if (declared) {
            statements.add(declaration(number, values.get(number)));
        }
        if (!declared || assertions.knows(number)) {
            statements.add(assertions.statement(number, values.get(number), values::get));
        }
    }

    private static boolean hasIdentity(Literal literal) {
        return literal instanceof Literal.ArrayOf || literal instanceof Literal.Stub;
    }

    private static boolean isConstant(Operation operation) {
        return operation.kind() == Kind.STATIC_FIELD && Modifier.isFinal(operation.access());
    }

    /** The numbers of the steps that use a step's value, as often as they do. */
    private IntStream uses(int number) {
        return IntStream.range(number + 1, sequence.steps().size())
                .flatMap(user -> inputs(user).filter(input -> input == number).map(input -> user));
    }

    private IntStream inputs(int number) {
        return sequence.steps().get(number) instanceof Call call
                ? call.inputs().stream().mapToInt(Integer::intValue)
                : IntStream.empty();
    }

    private Expression expression(int number) {
        if (sequence.steps().get(number) instanceof Value value) {
            return literals.print(value.literal());
        }
        settle(number);
        var call = (Call) sequence.steps().get(number);
        return calls.print(
                call.operation(), call.inputs().stream().map(values::get).toList());
    }

    /** Decides for the pending calls that a step uses whether they stay inside it. */
    private void settle(int number) {
        List<Integer> used = inputs(number).filter(pending::contains).boxed().toList();
        int keep = pending.size() - used.size();
        if (pending.subList(keep, pending.size()).equals(used)) {
            pending.subList(keep, pending.size()).clear();
        } else {
            flush();
        }
    }

    /** Makes statements of all pending calls. */
    private void flush() {
        List<Integer> all = List.copyOf(pending);
        pending.clear();
        all.forEach(number -> statements.add(declaration(number, values.get(number))));
    }

    private JavaCode declaration(int number, Expression value) {
        JavaType type = declarable(number, value.type());
        TypeName typeName = types.name(type);
        JavaCode name = CodeBuilder.plain(names.next(typeName));
        values.set(number, Expression.primary(name, type));
        return new CodeBuilder()
                .add(typeName)
                .add(" ")
                .add(name)
                .add(" = ")
                .add(value.code())
                .build();
    }

    /** The value's type, or one that its users want if the test may not name that. */
    private JavaType declarable(int number, JavaType type) {
        return types.isAccessible(type)
                ? type
                : uses(number)
                        .boxed()
                        .flatMap(user -> wanted(number, (Call) sequence.steps().get(user)))
                        .filter(types::isAccessible)
                        .findFirst()
                        .orElse(type);
    }

    private static Stream<JavaType> wanted(int number, Call user) {
        List<JavaType> inputs = user.operation().inputs();
        return IntStream.range(0, inputs.size())
                .filter(i -> user.inputs().get(i) == number)
                .mapToObj(inputs::get);
    }
}
