package dev.quintain.sequence;

import dev.quintain.finding.JavaCode;
import dev.quintain.sequence.Expected.About;
import dev.quintain.sequence.Expected.Element;
import dev.quintain.subject.JavaType;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntFunction;

/** Writes what is known of steps as assertions that JUnit 4 and Jupiter both understand. */
final class Assertions {
    private final Map<Integer, Expected> expected;
    private final SourceTypes types;
    private final LiteralPrinter literals;
    private final Set<String> used = new TreeSet<>();

    Assertions(Map<Integer, Expected> expected, SourceTypes types, LiteralPrinter literals) {
        this.expected = expected;
        this.types = types;
        this.literals = literals;
    }

    /** The steps that assertions refer to, which therefore need a name. */
    Set<Integer> referredTo() {
        var steps = new TreeSet<Integer>();
        expected.values().forEach(each -> {
            if (each instanceof Expected.Same same) {
                steps.add(same.step());
            } else if (each instanceof Expected.EqualTo other) {
                steps.add(other.step());
            }
            if (each instanceof Expected.Elements list) {
                list.elements().stream()
                        .filter(Element.Made.class::isInstance)
                        .forEach(made -> steps.add(((Element.Made) made).step()));
            }
        });
        return steps;
    }

    /** Whether something is known of a step. */
    boolean knows(int step) {
        return expected.containsKey(step);
    }

    /** The names of the assertions in use. */
    Set<String> used() {
        return used;
    }

    /**
     * The statement for a step whose value nobody uses.
     *
     * @param values the expressions for earlier steps
     */
    JavaCode statement(int step, Expression value, IntFunction<Expression> values) {
        Expected known = expected.get(step);
        if (known == null) {
            return value.code();
        }
        if (known instanceof Expected.Throws thrown) {
            JavaType type = types.isAccessible(thrown.type()) ? thrown.type() : JavaType.of(Exception.class);
            return call("assertThrows")
                    .add(types.name(type))
                    .add(".class,")
                    .space()
                    .add("() -> ")
                    .add(value.code())
                    .add(")")
                    .build();
        }
        if (known instanceof Expected.Same same) {
            return comparison("assertSame", values.apply(same.step()).code(), value.code());
        }
        if (known instanceof Expected.EqualTo other) {
            return comparison("assertEquals", values.apply(other.step()).code(), value.code());
        }
        if (known instanceof Expected.Empty) {
            JavaCode empty = new CodeBuilder()
                    .add(types.name(JavaType.of(Optional.class)))
                    .add(".empty()")
                    .build();
            return comparison("assertEquals", empty, value.code());
        }
        if (known instanceof Expected.Value of) {
            return equal(of.value(), value);
        }
        if (known instanceof Expected.Says says) {
            return equal(says.value(), answer(says.about(), value));
        }
        if (known instanceof Expected.Elements list) {
            return elements(list, value, values);
        }
        String name = known instanceof Expected.Null ? "assertNull" : "assertNotNull";
        return call(name).add(value.code()).add(")").build();
    }

    private Expression answer(About about, Expression value) {
        if (about == About.TEXT) {
            JavaCode code = new CodeBuilder()
                    .add(types.name(JavaType.STRING))
                    .add(".valueOf(")
                    .add(value.code())
                    .add(")")
                    .build();
            return Expression.primary(code, JavaType.STRING);
        }
        String question = switch (about) {
            case SIZE -> ".size()";
            case LENGTH -> ".length";
            case NAME -> ".name()";
            default -> ".isPresent()";
        };
        JavaType type =
                about == About.NAME ? JavaType.STRING : new JavaType(about == About.PRESENT ? "boolean" : "int");
        return Expression.primary(
                new CodeBuilder().add(value.beforeDot()).add(question).build(), type);
    }

    private JavaCode elements(Expected.Elements list, Expression value, IntFunction<Expression> values) {
        List<JavaCode> elements = list.elements().stream()
                .map(element -> element instanceof Element.Made made
                        ? values.apply(made.step()).code()
                        : literals.element(((Element.Known) element).literal(), component(list)))
                .toList();
        JavaType array = list.array();
        if (array == null) {
            JavaCode wanted = new CodeBuilder()
                    .add(types.name(JavaType.of(Arrays.class)))
                    .add(".asList(")
                    .list(elements)
                    .add(")")
                    .build();
            return comparison("assertEquals", wanted, value.code());
        }
        return call("assertArrayEquals")
                .add(literals.array(array, elements))
                .add(",")
                .space()
                .add(value.code())
                .add(delta(array.component()) + ")")
                .build();
    }

    private static JavaType component(Expected.Elements list) {
        JavaType array = list.array();
        return array == null ? JavaType.OBJECT : array.component();
    }

    private JavaCode equal(Literal.Constant constant, Expression value) {
        Object given = constant.value();
        boolean primitive = value.type().isPrimitive();
        if (given instanceof Boolean truth && primitive) {
            return call(truth ? "assertTrue" : "assertFalse")
                    .add(value.code())
                    .add(")")
                    .build();
        }
        // As an object, where the method does not say which type it returns, and the compiler would have to choose.
        JavaCode wanted = primitive
                ? literals.unboxed(constant).code()
                : literals.print(constant).code();
        JavaType kind = new JavaType(given instanceof Double ? "double" : given instanceof Float ? "float" : "");
        return call("assertEquals")
                .add(wanted)
                .add(",")
                .space()
                .add(value.code())
                .add((primitive ? delta(kind) : "") + ")")
                .build();
    }

    /** JUnit 4 compares no floating numbers without being told how close they must be. */
    private static String delta(JavaType type) {
        return switch (type.name()) {
            case "double" -> ", 0.0";
            case "float" -> ", 0.0f";
            default -> "";
        };
    }

    private JavaCode comparison(String name, JavaCode wanted, JavaCode value) {
        return call(name).add(wanted).add(",").space().add(value).add(")").build();
    }

    private CodeBuilder call(String name) {
        used.add(name);
        return new CodeBuilder().add(name + "(");
    }
}
