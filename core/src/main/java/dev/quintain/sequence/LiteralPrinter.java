package dev.quintain.sequence;

import dev.quintain.finding.JavaCode;
import dev.quintain.sequence.Expression.Form;
import dev.quintain.subject.ClassIndex;
import dev.quintain.subject.JavaType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Writes literals so that their static type is exactly the one they were made for. */
final class LiteralPrinter {
    /** The compiler takes no constant beyond 65535 bytes, of which a character needs three at most. */
    private static final int LONGEST_CONSTANT = 21_845;

    private static final int LINE = 80;

    /** Values that a person knows by name. */
    private static final Map<Object, String> NAMED = Map.ofEntries(
            Map.entry(Byte.MIN_VALUE, "MIN_VALUE"),
            Map.entry(Byte.MAX_VALUE, "MAX_VALUE"),
            Map.entry(Short.MIN_VALUE, "MIN_VALUE"),
            Map.entry(Short.MAX_VALUE, "MAX_VALUE"),
            Map.entry(Integer.MIN_VALUE, "MIN_VALUE"),
            Map.entry(Integer.MAX_VALUE, "MAX_VALUE"),
            Map.entry(Long.MIN_VALUE, "MIN_VALUE"),
            Map.entry(Long.MAX_VALUE, "MAX_VALUE"),
            Map.entry(Character.MAX_VALUE, "MAX_VALUE"),
            Map.entry(Float.MIN_VALUE, "MIN_VALUE"),
            Map.entry(Float.MAX_VALUE, "MAX_VALUE"),
            Map.entry(Float.NaN, "NaN"),
            Map.entry(Float.POSITIVE_INFINITY, "POSITIVE_INFINITY"),
            Map.entry(Float.NEGATIVE_INFINITY, "NEGATIVE_INFINITY"),
            Map.entry(Double.MIN_VALUE, "MIN_VALUE"),
            Map.entry(Double.MAX_VALUE, "MAX_VALUE"),
            Map.entry(Double.NaN, "NaN"),
            Map.entry(Double.POSITIVE_INFINITY, "POSITIVE_INFINITY"),
            Map.entry(Double.NEGATIVE_INFINITY, "NEGATIVE_INFINITY"));

    private final SourceTypes types;
    private final ClassIndex index;

    LiteralPrinter(SourceTypes types, ClassIndex index) {
        this.types = types;
        this.index = index;
    }

    Expression print(Literal literal) {
        if (literal instanceof Literal.Constant constant) {
            return constant(constant);
        }
        if (literal instanceof Literal.ClassOf of) {
            JavaCode code =
                    new CodeBuilder().add(types.name(of.named())).add(".class").build();
            return new Expression(code, literal.type(), Form.PRIMARY, false);
        }
        if (literal instanceof Literal.ArrayOf array) {
            return Expression.primary(array(array), array.type());
        }
        if (literal instanceof Literal.Stub stub) {
            return lambda(stub).orElseGet(() -> callOfStub(stub));
        }
        return new Expression(CodeBuilder.plain("null"), literal.type(), Form.NULL, false);
    }

    /** Whether the test class needs the method {@code stub}. */
    boolean needsStubMethod(Literal literal) {
        if (literal instanceof Literal.ArrayOf array) {
            return array.elements().stream().anyMatch(this::needsStubMethod);
        }
        return literal instanceof Literal.Stub stub && lambda(stub).isEmpty();
    }

    private Expression constant(Literal.Constant constant) {
        Expression inside = unboxed(constant);
        if (!constant.type().isBox()) {
            return inside;
        }
        JavaCode code = new CodeBuilder()
                .add(types.name(constant.type()))
                .add(".valueOf(")
                .add(inside.code())
                .add(")")
                .build();
        return Expression.primary(code, constant.type());
    }

    /** The constant without its box, for places where the compiler puts it back. */
    Expression unboxed(Literal.Constant constant) {
        return unboxed(constant.type().unboxed().orElse(constant.type()), constant.value());
    }

    private Expression unboxed(JavaType type, Object value) {
        if (value instanceof String text) {
            return string(text);
        }
        Optional<JavaCode> named = named(value);
        if (named.isPresent()) {
            return Expression.primary(named.get(), type);
        }
        if (value instanceof Byte || value instanceof Short) {
            return digits(value.toString()).castTo(type, List.of(types.name(type)));
        }
        if (value instanceof Character character) {
            return Expression.primary(CodeBuilder.plain("'" + escaped(character, '\'') + "'"), type);
        }
        Expression digits = digits(value + suffix(value));
        return new Expression(digits.code(), type, digits.form(), true);
    }

    private static String suffix(Object value) {
        return value instanceof Long ? "L" : value instanceof Float ? "f" : "";
    }

    private static Expression digits(String text) {
        Form form = text.startsWith("-") ? Form.NEGATIVE : Form.PRIMARY;
        return new Expression(CodeBuilder.plain(text), new JavaType("int"), form, true);
    }

    private Optional<JavaCode> named(Object value) {
        return Optional.ofNullable(NAMED.get(value))
                .map(name -> new CodeBuilder()
                        .add(types.name(value.getClass().getName()))
                        .add("." + name)
                        .build());
    }

    private Expression string(String text) {
        if (text.length() <= LINE) {
            return Expression.primary(quoted(text), JavaType.STRING);
        }
        if (text.length() <= LONGEST_CONSTANT) {
            var sum = new CodeBuilder();
            List<JavaCode> pieces = pieces(text, LINE);
            for (int i = 0; i < pieces.size(); i++) {
                if (i > 0) {
                    sum.space().add("+ ");
                }
                sum.add(pieces.get(i));
            }
            return new Expression(sum.build(), JavaType.STRING, Form.SUM, true);
        }
        JavaCode joined = new CodeBuilder()
                .add(types.name(JavaType.STRING))
                .add(".join(\"\",")
                .space()
                .list(pieces(text, LONGEST_CONSTANT))
                .add(")")
                .build();
        return Expression.primary(joined, JavaType.STRING);
    }

    private static List<JavaCode> pieces(String text, int length) {
        var pieces = new ArrayList<JavaCode>();
        for (int from = 0; from < text.length(); from += length) {
            pieces.add(quoted(text.substring(from, Math.min(text.length(), from + length))));
        }
        return pieces;
    }

    private static JavaCode quoted(String text) {
        var quoted = new StringBuilder("\"");
        text.chars().forEach(c -> quoted.append(escaped((char) c, '"')));
        return CodeBuilder.plain(quoted.append('"').toString());
    }

    private static String escaped(char c, char quote) {
        return switch (c) {
            case '\n' -> "\\n";
            case '\r' -> "\\r";
            case '\t' -> "\\t";
            case '\b' -> "\\b";
            case '\f' -> "\\f";
            case '\\' -> "\\\\";
            default ->
                c == quote ? "\\" + c : c >= ' ' && c < 0x7f ? String.valueOf(c) : String.format("\\u%04x", (int) c);
        };
    }

    private JavaCode array(Literal.ArrayOf array) {
        JavaType component = array.type().component();
        return array(
                array.type(),
                array.elements().stream()
                        .map(element -> element(element, component))
                        .toList());
    }

    /** A new array of the type with these elements. */
    JavaCode array(JavaType type, List<JavaCode> elements) {
        int dimensions = types.name(type).dimensions();
        var code = new CodeBuilder().add("new ").add(types.name(type.element()));
        if (elements.isEmpty()) {
            return code.add("[0]" + "[]".repeat(dimensions - 1)).build();
        }
        return code.add("[]".repeat(dimensions) + " {").list(elements).add("}").build();
    }

    private JavaCode initializer(Literal.ArrayOf array) {
        JavaType component = array.type().component();
        List<JavaCode> elements = array.elements().stream()
                .map(element -> element(element, component))
                .toList();
        return new CodeBuilder().add("{").list(elements).add("}").build();
    }

    /** A value among the elements of an array of that component. */
    JavaCode element(Literal element, JavaType component) {
        if (element instanceof Literal.ArrayOf nested && nested.type().equals(component)) {
            return initializer(nested);
        }
        if (element instanceof Literal.Constant constant
                && (constant.value() instanceof Byte || constant.value() instanceof Short)
                && constant.type().equals(component)) {
            return CodeBuilder.plain(constant.value().toString());
        }
        if (element instanceof Literal.Constant constant && constant.type().equals(component)) {
            return unboxed(constant).code();
        }
        Expression printed = print(element);
        return printed.form() == Form.LAMBDA && !element.type().equals(component)
                ? printed.castTo(element.type(), List.of(types.name(element.type())))
                        .code()
                : printed.code();
    }

    private Optional<Expression> lambda(Literal.Stub stub) {
        return StubMethod.of(stub.type(), index)
                .filter(method -> stub.functional())
                .map(method -> new Expression(CodeBuilder.plain(lambda(method)), stub.type(), Form.LAMBDA, false));
    }

    private static String lambda(StubMethod method) {
        List<String> names = StubMethod.parameterNames(method.parameters());
        String head = names.size() == 1 ? names.get(0) : "(" + String.join(", ", names) + ")";
        return head + " -> " + zero(method.result());
    }

    private static String zero(JavaType type) {
        return switch (type.name()) {
            case "void" -> "{}";
            case "boolean" -> "false";
            case "byte", "short", "int", "long" -> "0";
            case "char" -> "'\\u0000'";
            case "float" -> "0.0f";
            case "double" -> "0.0";
            default -> "null";
        };
    }

    private Expression callOfStub(Literal.Stub stub) {
        JavaCode code = new CodeBuilder()
                .add("stub(")
                .add(types.name(stub.type()))
                .add(".class)")
                .build();
        return new Expression(code, stub.type(), Form.PRIMARY, false);
    }
}
