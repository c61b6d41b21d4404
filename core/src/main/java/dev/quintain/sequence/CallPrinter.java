package dev.quintain.sequence;

import dev.quintain.bytecode.ClassFile;
import dev.quintain.finding.JavaCode;
import dev.quintain.finding.TypeName;
import dev.quintain.sequence.Expression.Form;
import dev.quintain.sequence.GenericSignature.Limit;
import dev.quintain.subject.ClassIndex;
import dev.quintain.subject.JavaType;
import dev.quintain.subject.Operation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes a call so that the compiler takes it for the very operation that is meant, and accepts it. */
final class CallPrinter {
    private final ClassIndex index;
    private final SourceTypes types;
    private final Overloads overloads;

    CallPrinter(ClassIndex index, SourceTypes types) {
        this.index = index;
        this.types = types;
        this.overloads = new Overloads(index);
    }

    /**
     * @param inputs one for each of the operation's inputs
     */
    Expression print(Operation operation, List<Expression> inputs) {
        return switch (operation.kind()) {
            case STATIC_FIELD -> field(operation, new CodeBuilder().add(types.name(operation.owner())));
            case STATIC_METHOD -> staticCall(operation, inputs);
            case CONSTRUCTOR -> creation(operation, inputs);
            case METHOD -> call(operation, inputs);
        };
    }

    private Expression staticCall(Operation operation, List<Expression> inputs) {
        boolean ambiguous = overloads.isAmbiguous(operation, new JavaType(operation.owner()), inputs);
        return member(
                operation,
                new CodeBuilder().add(types.name(operation.owner())),
                arguments(operation, inputs, ambiguous, false),
                operation.signature() == null);
    }

    private Expression call(Operation operation, List<Expression> inputs) {
        List<Expression> given = inputs.subList(1, inputs.size());
        Expression receiver = receiver(operation, inputs.get(0), given);
        boolean erased = types.isGeneric(new JavaType(operation.owner()));
        boolean ambiguous = overloads.isAmbiguous(operation, receiver.type(), given);
        List<JavaCode> arguments = arguments(operation, given, ambiguous, erased);
        boolean raw = erased
                // What is not raw, or has a supertype that is not, may return something that is not.
                ? receiver.raw() && receiver.type().equals(new JavaType(operation.owner()))
                : operation.signature() == null;
        return member(operation, new CodeBuilder().add(receiver.beforeDot()), arguments, raw);
    }

    private static Expression field(Operation operation, CodeBuilder before) {
        JavaCode code = before.add("." + operation.name()).build();
        return new Expression(code, operation.result(), Form.PRIMARY, operation.signature() == null);
    }

    private static Expression member(Operation operation, CodeBuilder before, List<JavaCode> arguments, boolean raw) {
        JavaCode code = before.add("." + operation.name() + "(")
                .list(arguments)
                .add(")")
                .build();
        return new Expression(code, operation.result(), Form.PRIMARY, raw);
    }

    private Expression creation(Operation operation, List<Expression> inputs) {
        boolean ambiguous = overloads.isAmbiguous(operation, operation.result(), inputs);
        List<JavaCode> arguments = arguments(operation, inputs, ambiguous, types.isGeneric(operation.result()));
        TypeName name = types.name(operation.owner());
        Optional<ClassFile> inner = index.find(operation.owner()).filter(ClassFile::isInner);
        var code = new CodeBuilder();
        if (inner.isPresent()) {
            JavaType outer = operation.parameters().get(0);
            Expression given = inputs.get(0);
            Expression instance = given.type().equals(outer) && !given.isNull() ? given : cast(given, outer);
            code.add(instance.beforeDot())
                    .add(".new " + name.simpleNames().get(name.simpleNames().size() - 1));
            arguments = arguments.subList(1, arguments.size());
        } else {
            code.add("new ").add(name);
        }
        return Expression.primary(code.add("(").list(arguments).add(")").build(), operation.result());
    }

    private Expression receiver(Operation operation, Expression given, List<Expression> arguments) {
        var owner = new JavaType(operation.owner());
        if (given.form() == Form.LAMBDA) {
            return receiver(operation, cast(given, given.type()), arguments);
        }
        // What takes nothing does not care for the types that stand for its own.
        boolean typed = types.isGeneric(owner) && !arguments.isEmpty();
        if (given.type().equals(owner)) {
            boolean fits = !given.isNull() && (given.raw() || !typed);
            return fits ? given : cast(given, owner);
        }
        boolean cast = !index.isSubtype(given.type(), owner)
                || typed
                || overloads.isRedeclaredBelow(operation, given.type(), arguments);
        return cast && types.isAccessible(owner) ? cast(given, owner) : given;
    }

    /**
     * @param erased whether the operation is used through a raw type, so that its generic signature does not count
     */
    private List<JavaCode> arguments(Operation operation, List<Expression> given, boolean ambiguous, boolean erased) {
        GenericSignature signature = GenericSignature.parse(erased ? null : operation.signature());
        var arguments = new ArrayList<JavaCode>();
        for (int i = 0; i < given.size(); i++) {
            int fromLast = given.size() - 1 - i;
            boolean array = operation.isVarargs() && fromLast == 0;
            JavaType parameter = operation.parameters().get(i);
            List<String> bounds = signature.severalBounds(fromLast);
            Expression argument = bounds.isEmpty()
                    ? argument(given.get(i), parameter, ambiguous || array, signature.limit(fromLast))
                    : given.get(i)
                            .castTo(parameter, bounds.stream().map(types::name).toList());
            arguments.add(argument.code());
        }
        return arguments;
    }

    private Expression argument(Expression given, JavaType parameter, boolean exactly, Limit limit) {
        boolean differs = !given.type().equals(parameter);
        if (given.form() == Form.LAMBDA && (exactly || limit != Limit.NONE || differs)) {
            // The compiler must be told what it is before it can be anything else.
            return argument(cast(given, given.type()), parameter, exactly, limit);
        }
        boolean cast = given.isNull()
                ? exactly
                : (exactly && differs) || limited(given, parameter, limit) || !isTaken(given, parameter);
        return cast && types.isAccessible(parameter) ? cast(given, parameter) : given;
    }

    private boolean isTaken(Expression given, JavaType parameter) {
        JavaType type = given.type();
        return index.isSubtype(type, parameter)
                || type.boxed().filter(box -> index.isSubtype(box, parameter)).isPresent();
    }

    private boolean limited(Expression given, JavaType parameter, Limit limit) {
        boolean same = given.raw() && given.type().equals(parameter);
        return switch (limit) {
            case NONE -> false;
            case PARAMETERISED -> !same && !(given.raw() && types.isGeneric(given.type()));
            case VARIABLE -> !same;
        };
    }

    private Expression cast(Expression given, JavaType to) {
        return given.castTo(to, List.of(types.name(to)));
    }
}
