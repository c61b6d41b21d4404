package dev.quintain.engine.interleave;

import dev.quintain.engine.interleave.Script.ExcMonitor;
import dev.quintain.engine.interleave.Script.Piece;
import dev.quintain.engine.interleave.Script.ThreadBlock;
import dev.quintain.engine.interleave.Script.ValueCheck;
import dev.quintain.engine.interleave.Script.WakeCheck;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** What a thread does as calls with expectations, which is how a tester would write it by hand. */
final class CallChains {
    private static final Pattern LITERALS = Pattern.compile("\"(\\\\.|[^\"\\\\])*+\"|'(\\\\.|[^'\\\\])*+'");
    private static final Pattern ONE_CALL = Pattern.compile(
            "(?!(if|for|while|switch|synchronized|try|throw|assert|return|do)\\b)[\\w.$\\[\\]]+\\(.*\\)");
    private static final String COMPLETES = "completesAt";

    private final Predicate<String> constant;
    private final Map<String, String> wakeTimes;
    private final List<List<String>> chains = new ArrayList<>();

    /**
     * @param constant whether an expression has the same value before the sequence as in it
     * @param wakeTimes lists of wake-up times, and the variables they are in
     */
    CallChains(Predicate<String> constant, Map<String, String> wakeTimes) {
        this.constant = constant;
        this.wakeTimes = Map.copyOf(wakeTimes);
    }

    /** A chain for each call, as its links; empty if the block is more than calls and checks of them. */
    Optional<List<List<String>>> of(ThreadBlock thread) {
        chains.clear();
        boolean all = thread.pieces().stream().allMatch(this::add);
        return all && !chains.isEmpty() ? Optional.of(List.copyOf(chains)) : Optional.empty();
    }

    private boolean add(Piece piece) {
        if (piece instanceof WakeCheck wake) {
            return completes(COMPLETES + "OneOf(" + wakeTimes.get(wake.list().text()) + ")");
        }
        if (piece instanceof ValueCheck value) {
            return value.isOfTime()
                    ? completes(COMPLETES + "(" + value.expected().text() + ")")
                    : returns(value.actual().text(), value.expected().text());
        }
        return piece instanceof ExcMonitor monitor && throwing(monitor);
    }

    private boolean completes(String link) {
        if (chains.isEmpty() || chains.get(chains.size() - 1).stream().anyMatch(other -> other.startsWith(COMPLETES))) {
            return false;
        }
        return chains.get(chains.size() - 1).add(link);
    }

    private boolean returns(String actual, String expected) {
        return isOneLine(actual)
                && constant.test(expected)
                && begin("calls(() -> " + actual + ")").add("returns(" + expected + ")");
    }

    private boolean throwing(ExcMonitor monitor) {
        String code = monitor.statements().text();
        if (code.isEmpty() || code.contains("return")) {
            return false;
        }
        List<String> chain =
                begin(oneCall(code).map(call -> "calls(() -> " + call + ")").orElseGet(() -> block(code)));
        monitor.exception().ifPresent(type -> chain.add("fails(" + type.text() + ".class)"));
        return true;
    }

    /** Statements that are a single call, without the semicolon; empty if they are not. */
    static Optional<String> oneCall(String statements) {
        String call = statements.replaceFirst("\\s*;$", "");
        boolean one = isOneLine(call)
                && ONE_CALL.matcher(call).matches()
                && !LITERALS.matcher(call).replaceAll("").contains(";");
        return one ? Optional.of(call) : Optional.empty();
    }

    private static String block(String statements) {
        boolean complete = statements.endsWith(";") || statements.endsWith("}");
        return "calls(() -> {\n" + JavaText.indented(statements + (complete ? "" : ";"), 12) + "\n        })";
    }

    private List<String> begin(String call) {
        var chain = new ArrayList<>(List.of(call));
        chains.add(chain);
        return chain;
    }

    private static boolean isOneLine(String code) {
        return !code.contains("\n") && !LITERALS.matcher(code).replaceAll("").contains("//");
    }
}
