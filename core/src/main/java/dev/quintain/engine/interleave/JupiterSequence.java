package dev.quintain.engine.interleave;

import dev.quintain.engine.interleave.Script.Condition;
import dev.quintain.engine.interleave.Script.ExcMonitor;
import dev.quintain.engine.interleave.Script.Piece;
import dev.quintain.engine.interleave.Script.Plain;
import dev.quintain.engine.interleave.Script.Sequence;
import dev.quintain.engine.interleave.Script.SharedBlock;
import dev.quintain.engine.interleave.Script.ThreadBlock;
import dev.quintain.engine.interleave.Script.Tick;
import dev.quintain.engine.interleave.Script.ValueCheck;
import dev.quintain.engine.interleave.Script.WakeCheck;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A sequence as a test method. */
final class JupiterSequence {
    private static final int LONGEST_LINE = 120;
    private static final String INDENT = " ".repeat(8);

    private final Script script;
    private final Sequence sequence;
    private final Names names;
    private final String test;
    private final Map<String, String> wakeTimes = new LinkedHashMap<>();
    private final StringBuilder out = new StringBuilder();

    JupiterSequence(Script script, Sequence sequence, Names names, String test) {
        this.script = script;
        this.sequence = sequence;
        this.names = names;
        this.test = test;
    }

    String method(int number) {
        conditions().forEach(condition -> out.append("    // " + condition + "\n"));
        out.append("    @Test\n    void sequence" + number + "() {\n");
        shared();
        sequence.wakeChecks().forEach(this::declare);
        int time = 1;
        for (Tick tick : sequence.ticks()) {
            for (ThreadBlock thread : tick.threads()) {
                thread(thread, time);
            }
            time++;
        }
        if (isLastTickEmpty()) {
            out.append(INDENT + test + ".ticks(" + sequence.ticks().size() + ");\n");
        }
        return out.append(INDENT + test + ".verify();\n    }\n").toString();
    }

    private List<String> conditions() {
        return sequence.tests().stream()
                .flatMap(id -> script.conditions().stream()
                        .filter(condition -> condition.id().equals(id.text())))
                .map(Condition::toString)
                .toList();
    }

    private void shared() {
        Optional<SharedBlock> own = sequence.shared();
        String common = script.shared().map(block -> block.id().text()).orElse("");
        own.ifPresent(block -> out.append(INDENT + "class OwnShared extends "
                + (common.isEmpty() ? "Shared" : "CommonShared") + " {\n"
                + JavaText.indented(block.body().text(), 12) + "\n" + INDENT + "}\n\n" + INDENT + "var "
                + block.id().text() + " = new OwnShared();\n"));
        String id = own.map(block -> block.id().text()).orElse(common);
        if (!common.isEmpty() && (own.isEmpty() || !common.equals(id))) {
            out.append(INDENT + "CommonShared " + common + " = " + (own.isEmpty() ? "new CommonShared()" : id) + ";\n");
        }
        if (!id.isEmpty()) {
            out.append(INDENT + test + ".shares(" + id + ");\n");
        }
    }

    private void declare(WakeCheck check) {
        String list = check.list().text();
        if (!wakeTimes.containsKey(list)) {
            String variable = names.variable(list, wakeTimes.values());
            wakeTimes.put(list, variable);
            out.append(INDENT + "var " + variable + " = WakeTimes.of("
                    + check.times().stream().map(String::valueOf).collect(Collectors.joining(", ")) + ");\n");
        }
    }

    private void thread(ThreadBlock thread, int time) {
        String place = test + ".at(" + time + ", " + JavaText.literal(thread.id()) + ")";
        Optional<List<List<String>>> chains = new CallChains(this::isConstant, wakeTimes).of(thread);
        if (chains.isPresent()) {
            chains.get().forEach(chain -> out.append(statement(place, chain)));
        } else {
            var source = new MappedSource();
            boolean variables = thread.pieces().stream()
                    .anyMatch(piece ->
                            piece instanceof Plain plain && plain.code().text().contains("="));
            new ThreadTranslator(source, names, piece -> brief(piece, variables)).write(thread);
            out.append(INDENT + place + ".runs(" + source.text() + ");\n");
        }
    }

    private static String statement(String place, List<String> chain) {
        String line = INDENT + place + "." + String.join(".", chain) + ";\n";
        boolean fits = line.lines().allMatch(one -> one.length() <= LONGEST_LINE);
        return fits
                ? line
                : INDENT + place + "\n" + INDENT + "        ." + String.join("\n" + INDENT + "        .", chain)
                        + ";\n";
    }

    /**
     * Checks that need no try statement around them.
     *
     * @param variables whether the block has variables, which a lambda might not be allowed to use
     */
    private Optional<String> brief(Piece piece, boolean variables) {
        if (piece instanceof WakeCheck wake) {
            return Optional.of("completesAtOneOf(" + wakeTimes.get(wake.list().text()) + ")");
        }
        if (piece instanceof ExcMonitor monitor && monitor.exception().isEmpty() && !variables) {
            return CallChains.oneCall(monitor.statements().text()).map(call -> "calls(() -> " + call + ")");
        }
        return piece instanceof ValueCheck value && value.isOfTime()
                ? Optional.of("completesAt(" + value.expected().text() + ")")
                : Optional.empty();
    }

    /** Whether an expression has the same value before the sequence as in it: a literal, or a final field that is shared. */
    private boolean isConstant(String expression) {
        return Names.isLiteral(expression)
                || Stream.of(script.shared(), sequence.shared())
                        .flatMap(Optional::stream)
                        .anyMatch(shared -> shared.isFinalField(expression));
    }

    private boolean isLastTickEmpty() {
        List<Tick> ticks = sequence.ticks();
        return !ticks.isEmpty() && ticks.get(ticks.size() - 1).threads().isEmpty();
    }
}
