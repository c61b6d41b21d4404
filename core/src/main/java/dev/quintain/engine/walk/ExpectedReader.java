package dev.quintain.engine.walk;

import dev.quintain.sequence.Expected;
import dev.quintain.sequence.Expected.About;
import dev.quintain.sequence.Expected.Element;
import dev.quintain.sequence.Literal;
import dev.quintain.subject.JavaType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads from the symbol of a result, and the type of the method, what a test can hold the result against. */
final class ExpectedReader {
    /** Their order, and so their text, is part of what they are. */
    private static final Set<String> LISTS = Set.of(
            "java.util.List", "java.util.ArrayList", "java.util.LinkedList", "java.util.Vector", "java.util.Stack");

    private static final Set<String> SIZED = Set.of(
            "java.util.Collection",
            "java.util.Set",
            "java.util.SortedSet",
            "java.util.NavigableSet",
            "java.util.HashSet",
            "java.util.LinkedHashSet",
            "java.util.TreeSet",
            "java.util.Queue",
            "java.util.Deque",
            "java.util.ArrayDeque",
            "java.util.Map",
            "java.util.SortedMap",
            "java.util.NavigableMap",
            "java.util.HashMap",
            "java.util.LinkedHashMap",
            "java.util.TreeMap",
            "java.util.Properties");

    private static final Pattern NAME = Pattern.compile("target|[\\w.]+#\\d+");
    private static final Pattern PLAIN = Pattern.compile("-?\\d[\\w.+-]*|true|false|null");
    private static final Pattern PLATFORM_VALUE = Pattern.compile("[\\w.]+ (\".*\")");

    private final Function<String, @Nullable Integer> steps;

    /**
     * @param steps the steps that made the objects of a name
     */
    ExpectedReader(Function<String, @Nullable Integer> steps) {
        this.steps = steps;
    }

    Expected read(JavaType type, String result) {
        if (result.equals("null")) {
            return new Expected.Null();
        }
        Optional<Literal.Constant> constant = ResultReader.constant(type, result);
        if (constant.isPresent()) {
            return new Expected.Value(constant.get());
        }
        Integer made = step(result);
        if (made != null) {
            return new Expected.Same(made);
        }
        return SymbolList.parse(result)
                .map(elements -> contents(type, elements))
                .or(() -> optional(type, result))
                .or(() -> constant(type, result))
                .or(() -> text(result))
                .orElseGet(Expected.Something::new);
    }

    private @Nullable Integer step(String symbol) {
        return NAME.matcher(symbol).matches() ? steps.apply(symbol) : null;
    }

    private Expected contents(JavaType type, List<String> symbols) {
        boolean list = LISTS.contains(type.name());
        if (type.isArray() || list) {
            Optional<Expected> elements = elements(type, symbols);
            if (elements.isPresent()) {
                return elements.get();
            }
        }
        if (type.isArray()) {
            return number(About.LENGTH, symbols.size());
        }
        if (list && symbols.stream().allMatch(symbol -> PLAIN.matcher(symbol).matches())) {
            return says("[" + String.join(", ", symbols) + "]");
        }
        return list || SIZED.contains(type.name()) ? number(About.SIZE, symbols.size()) : new Expected.Something();
    }

    /** All elements, if each can be written down for what it is: of a number in a list it is not known which type it has. */
    private Optional<Expected> elements(JavaType type, List<String> symbols) {
        JavaType component = type.isArray() ? type.component() : JavaType.OBJECT;
        var elements = new ArrayList<Element>();
        for (String symbol : symbols) {
            Integer made = step(symbol);
            Optional<Literal.Constant> constant = ResultReader.constant(component, symbol)
                    .or(() -> component.isPrimitive()
                            ? Optional.empty()
                            : ResultReader.constant(JavaType.STRING, symbol));
            if (made != null) {
                elements.add(new Element.Made(made));
            } else if (constant.isPresent()) {
                elements.add(new Element.Known(constant.get()));
            } else if (symbol.equals("null") && symbols.size() > 1) {
                elements.add(new Element.Known(new Literal.Null(component)));
            } else {
                return Optional.empty();
            }
        }
        return Optional.of(new Expected.Elements(type.isArray() ? type : null, elements));
    }

    private static Optional<Expected> optional(JavaType type, String result) {
        return type.name().equals("java.util.Optional")
                ? Optional.of(new Expected.Says(
                        About.PRESENT, new Literal.Constant(new JavaType("boolean"), !result.equals("Optional.empty"))))
                : Optional.empty();
    }

    /** A constant of an enum. */
    private static Optional<Expected> constant(JavaType type, String result) {
        String prefix = Symbols.simpleName(type.name()) + ".";
        String name = result.startsWith(prefix) ? result.substring(prefix.length()) : "";
        return name.matches("\\w+") && !name.equals("class")
                ? Optional.of(new Expected.Says(About.NAME, new Literal.Constant(JavaType.STRING, name)))
                : Optional.empty();
    }

    /** Values of the JDK are known by what they say. */
    private static Optional<Expected> text(String result) {
        Matcher value = PLATFORM_VALUE.matcher(result);
        return value.matches()
                ? ResultReader.constant(JavaType.STRING, value.group(1))
                        .map(text -> new Expected.Says(About.TEXT, text))
                : Optional.empty();
    }

    private static Expected says(String text) {
        return new Expected.Says(About.TEXT, new Literal.Constant(JavaType.STRING, text));
    }

    private static Expected number(About about, int number) {
        return new Expected.Says(about, new Literal.Constant(new JavaType("int"), number));
    }
}
