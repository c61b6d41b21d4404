package dev.quintain.engine.generate;

import dev.quintain.engine.generate.Variation.Place;
import dev.quintain.runtime.Comparison;
import dev.quintain.sequence.Literal;
import dev.quintain.sequence.Literal.ArrayOf;
import dev.quintain.sequence.Literal.Constant;
import dev.quintain.sequence.Sequence;
import dev.quintain.sequence.Sequence.Step;
import dev.quintain.sequence.Sequence.Value;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Makes sequences that may go the other way at a comparison: where a literal came to be compared as it is, it becomes what
 * it was compared with, or what is next to that (input-to-state correspondence: Aschermann and others 2019).
 */
final class Aim {
    /** Of one sequence; some comparisons are made in loops, and of some nothing is to be learnt. */
    private static final int MOST = 40;

    private static final int MOST_OF_ONE = 6;
    private static final int LONGEST_TEXT = 80;
    private static final int LONGEST_ARRAY = 40;

    private final SequenceHashes hashes;

    Aim(SequenceHashes hashes) {
        this.hashes = hashes;
    }

    /**
     * Sequences like one that was seen to compare something.
     *
     * @param places its literals
     */
    List<Hashed> at(List<Comparison> comparisons, Hashed told, List<Place> places) {
        Set<Hashed> aimed = new LinkedHashSet<>();
        for (Comparison comparison : comparisons) {
            places.stream()
                    .flatMap(place -> at(comparison, told, place.step()))
                    .limit(MOST_OF_ONE)
                    .forEach(aimed::add);
            if (aimed.size() > MOST) {
                break;
            }
        }
        return List.copyOf(aimed);
    }

    private Stream<Hashed> at(Comparison comparison, Hashed told, int place) {
        Value old = (Value) told.sequence().steps().get(place);
        return Stream.concat(
                        others(old.literal(), comparison.left(), comparison.right()),
                        others(old.literal(), comparison.right(), comparison.left()))
                .map(literal -> with(told, place, old, new Value(literal)));
    }

    private Hashed with(Hashed told, int place, Value old, Value by) {
        var steps = new ArrayList<Step>(told.sequence().steps());
        steps.set(place, by);
        return new Hashed(new Sequence(steps), hashes.replaced(told.hash(), old, by, steps.size() - 1 - place));
    }

    /** What a literal may become so that what was one thing is another. */
    private static Stream<Literal> others(Literal literal, Object from, Object to) {
        if (literal instanceof ArrayOf array) {
            return others(array, from, to);
        }
        if (literal instanceof Constant constant) {
            Stream<? extends Serializable> values = constant.value() instanceof String text
                    ? texts(text, from, to)
                    : from instanceof Number one && to instanceof Number other
                            ? numbers(constant.value(), one, other)
                            : Stream.empty();
            return values.map(value -> new Constant(constant.type(), value));
        }
        return Stream.empty();
    }

    private static Stream<String> texts(String text, Object from, Object to) {
        if (from instanceof String one && to instanceof String other) {
            return replaced(text, one, other).filter(each -> each.length() <= LONGEST_TEXT);
        }
        if (from instanceof Integer one && to instanceof Integer other) {
            Stream<String> resized = text.length() == one ? resized(text, other) : Stream.empty();
            return isCharacter(one) && isCharacter(other)
                    ? Stream.concat(
                            replaced(
                                    text, Character.toString((char) (int) one), Character.toString((char) (int) other)),
                            resized)
                    : resized;
        }
        return Stream.empty();
    }

    private static boolean isCharacter(int number) {
        return number >= '\t' && number <= Character.MAX_VALUE && !Character.isSurrogate((char) number);
    }

    /** The whole, the first one, the last one. */
    private static Stream<String> replaced(String text, String one, String other) {
        if (text.equalsIgnoreCase(one)) {
            return Stream.of(other);
        }
        int first = text.indexOf(one);
        if (first < 0 || one.isEmpty()) {
            return Stream.empty();
        }
        int last = text.lastIndexOf(one);
        return first == last
                ? Stream.of(replacedAt(first, text, one, other))
                : Stream.of(replacedAt(first, text, one, other), replacedAt(last, text, one, other));
    }

    private static String replacedAt(int at, String text, String one, String other) {
        return text.substring(0, at) + other + text.substring(at + one.length());
    }

    private static Stream<String> resized(String text, int length) {
        if (length < 0 || length > LONGEST_TEXT) {
            return Stream.empty();
        }
        String more = text.isEmpty() ? "a" : text.substring(text.length() - 1);
        return Stream.of(
                length <= text.length() ? text.substring(0, length) : text + more.repeat(length - text.length()));
    }

    private static Stream<Serializable> numbers(Serializable value, Number from, Number to) {
        Number known = value instanceof Character c ? Integer.valueOf(c) : value instanceof Number n ? n : null;
        if (known == null || known.doubleValue() != from.doubleValue()) {
            return Stream.empty();
        }
        boolean whole = !(to instanceof Double || to instanceof Float);
        // What is not equal to it may have to be more, or less.
        return whole
                ? Stream.of(to.longValue(), to.longValue() + 1, to.longValue() - 1)
                        .flatMap(number -> like(value, number, number))
                : Stream.of(to.doubleValue(), to.doubleValue() + 1, to.doubleValue() - 1)
                        .flatMap(number -> like(value, (long) (double) number, number));
    }

    /** The same number of the type of another; none if the type has not got it. */
    private static Stream<Serializable> like(Serializable value, long whole, double number) {
        boolean isWhole = whole == number;
        if (value instanceof Double) {
            return Stream.of(number);
        }
        if (value instanceof Float) {
            return Stream.of((float) number);
        }
        if (!isWhole) {
            return Stream.empty();
        }
        if (value instanceof Long) {
            return Stream.of(whole);
        }
        if (value instanceof Integer) {
            return whole == (int) whole ? Stream.of((int) whole) : Stream.empty();
        }
        if (value instanceof Short) {
            return whole == (short) whole ? Stream.of((short) whole) : Stream.empty();
        }
        if (value instanceof Byte) {
            return whole == (byte) whole ? Stream.of((byte) whole) : Stream.empty();
        }
        return whole == (char) whole ? Stream.of((char) whole) : Stream.empty();
    }

    private static Stream<Literal> others(ArrayOf array, Object from, Object to) {
        List<Literal> elements = array.elements();
        Stream<Literal> resized = from instanceof Integer one && to instanceof Integer other && elements.size() == one
                ? resized(array, other)
                : Stream.empty();
        for (int i = 0; i < elements.size(); i++) {
            int at = i;
            List<Literal> found = others(elements.get(i), from, to).toList();
            if (!found.isEmpty()) {
                return Stream.concat(found.stream().map(literal -> replacedAt(at, array, literal)), resized);
            }
        }
        return resized;
    }

    private static Literal replacedAt(int at, ArrayOf array, Literal literal) {
        var elements = new ArrayList<>(array.elements());
        elements.set(at, literal);
        return new ArrayOf(array.type(), elements);
    }

    private static Stream<Literal> resized(ArrayOf array, int length) {
        List<Literal> elements = array.elements();
        if (length < 0 || length > LONGEST_ARRAY || elements.isEmpty()) {
            return Stream.empty();
        }
        var resized = new ArrayList<>(elements.subList(0, Math.min(length, elements.size())));
        resized.addAll(Collections.nCopies(length - resized.size(), elements.get(elements.size() - 1)));
        return Stream.of(new ArrayOf(array.type(), resized));
    }
}
