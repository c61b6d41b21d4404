package dev.quintain.sequence;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The part of a method's generic signature (JVMS 4.7.9.1) that decides how arguments must be written.
 *
 * @param bounds of each type variable of the method's own, as signatures
 * @param parameters as signatures
 */
record GenericSignature(Map<String, List<String>> bounds, List<String> parameters) {
    private static final String OBJECT = "Ljava/lang/Object;";

    static GenericSignature parse(@Nullable String signature) {
        var bounds = new HashMap<String, List<String>>();
        var parameters = new ArrayList<String>();
        if (signature != null) {
            int at = signature.startsWith("<") ? readVariables(signature, bounds) : 0;
            if (signature.startsWith("(", at)) {
                for (at++; signature.charAt(at) != ')'; ) {
                    int end = endOfType(signature, at);
                    parameters.add(signature.substring(at, end));
                    at = end;
                }
            }
        }
        return new GenericSignature(bounds, parameters);
    }

    private static int readVariables(String signature, Map<String, List<String>> bounds) {
        int at = 1;
        while (signature.charAt(at) != '>') {
            int colon = signature.indexOf(':', at);
            var ofOne = new ArrayList<String>();
            bounds.put(signature.substring(at, colon), ofOne);
            for (at = colon; signature.charAt(at) == ':'; ) {
                at++;
                if (signature.charAt(at) != ':') {
                    int end = endOfType(signature, at);
                    ofOne.add(signature.substring(at, end));
                    at = end;
                }
            }
        }
        return at + 1;
    }

    private static int endOfType(String signature, int from) {
        int at = from;
        while (signature.charAt(at) == '[') {
            at++;
        }
        if (signature.charAt(at) != 'L' && signature.charAt(at) != 'T') {
            return at + 1;
        }
        int depth = 0;
        while (depth > 0 || signature.charAt(at) != ';') {
            depth += signature.charAt(at) == '<' ? 1 : signature.charAt(at) == '>' ? -1 : 0;
            at++;
        }
        return at + 1;
    }

    /** The signature of a parameter counted from the last: those that the compiler added come first and have none. */
    private @Nullable String fromLast(int distance) {
        int index = parameters.size() - 1 - distance;
        return index < 0 ? null : parameters.get(index);
    }

    /** How a parameter's generic type limits the arguments that the compiler accepts. */
    enum Limit {
        NONE,
        /** Takes raw types, and no types that are parameterised otherwise. */
        PARAMETERISED,
        /** A bounded type variable, or an array of type variables: what is inferred may break a bound. */
        VARIABLE
    }

    Limit limit(int fromLast) {
        String parameter = fromLast(fromLast);
        if (parameter == null
                || (parameter.startsWith("T") && boundsOf(parameter).equals(List.of(OBJECT)))) {
            return Limit.NONE;
        }
        if (parameter.replace("[", "").startsWith("T")) {
            return Limit.VARIABLE;
        }
        return parameter.replace("<*>", "").contains("<") ? Limit.PARAMETERISED : Limit.NONE;
    }

    /** The binary names of the bounds of a parameter that is a type variable with several of them; else empty. */
    List<String> severalBounds(int fromLast) {
        String parameter = fromLast(fromLast);
        if (parameter == null || !parameter.startsWith("T")) {
            return List.of();
        }
        List<String> all = boundsOf(parameter);
        return all.size() < 2 || all.stream().anyMatch(bound -> bound.startsWith("T"))
                ? List.of()
                : all.stream().map(GenericSignature::erasure).toList();
    }

    private List<String> boundsOf(String variable) {
        return bounds.getOrDefault(variable.substring(1, variable.length() - 1), List.of());
    }

    private static String erasure(String signature) {
        var name = new StringBuilder();
        int depth = 0;
        for (char c : signature.substring(1, signature.length() - 1).toCharArray()) {
            depth += c == '<' ? 1 : c == '>' ? -1 : 0;
            if (depth == 0 && c != '>') {
                name.append(c == '/' ? '.' : c == '.' ? '$' : c);
            }
        }
        return name.toString();
    }
}
