package dev.quintain.engine.interleave;

import dev.quintain.engine.interleave.DraftProgram.Found;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/** Writes a draft as a script. */
final class DraftWriter {
    private final StringBuilder out = new StringBuilder();

    String write(Found found) {
        String className = found.name().text();
        String inPackage = found.packageName().isEmpty()
                ? className
                : className.substring(found.packageName().length() + 1);
        line("// Drafted from " + className + ". What is expected is what was observed: confirm it, or correct it.");
        found.sketch().notes().forEach(note -> line("// " + note));
        line("#cut m " + inPackage
                + found.constructor().stream().map(Argument::code).collect(Collectors.joining(", ", "(", ")")));
        line("#conditions");
        List<String> conditions = found.sketch().conditions();
        for (int i = 0; i < conditions.size(); i++) {
            line("    C" + (i + 1) + " " + conditions.get(i));
        }
        line("#end");
        if (!found.packageName().isEmpty()) {
            line("#top");
            line(
                    isWithinPackage(found)
                            ? "package " + found.packageName() + ";"
                            : "import " + found.packageName() + "." + inPackage.replaceFirst("\\..*", "") + ";");
            line("#end");
        }
        found.sketch().exercises().forEach(exercise -> sequence(exercise, conditions));
        return out.toString();
    }

    /** Whether the script names what only its own package can. */
    private static boolean isWithinPackage(Found found) {
        return found.name().withinPackage()
                || found.sketch().exercises().stream()
                        .flatMap(exercise -> exercise.observed().calls().stream())
                        .anyMatch(call ->
                                call.exception() != null && call.exception().withinPackage());
    }

    private void line(String text) {
        out.append(text).append('\n');
    }

    private void sequence(Exercise exercise, List<String> conditions) {
        Observed observed = exercise.observed();
        line("");
        line("#begin");
        line("    #test "
                + exercise.conditions().stream()
                        .map(conditions::indexOf)
                        .sorted()
                        .map(index -> "C" + (index + 1))
                        .collect(Collectors.joining(" ")));
        Map<Integer, String> threads = threads(observed);
        for (Observed.Call call : observed.calls()) {
            if (!call.isComplete()) {
                line(
                        "    // When this was drafted, the next call did not complete: that before it seems to keep a lock.");
                line("    // It should complete at once; while it does not, this script reports a liveness error.");
            }
            line("    #tick // time " + call.start());
            line("        #thread <" + threads.get(call.thread()) + ">");
            line("            " + check(expected(call, observed), observed));
            line("            " + time(expected(call, observed), observed));
            line("        #end");
            line("    #end");
        }
        line("#end");
    }

    /** Threads have the name of the first call that they make. */
    private static Map<Integer, String> threads(Observed observed) {
        Map<Integer, String> names = new HashMap<>();
        Map<String, Integer> numbers = new HashMap<>();
        for (Observed.Call call : observed.calls()) {
            String method = call.operation().method();
            names.computeIfAbsent(call.thread(), thread -> method + numbers.merge(method, 1, Integer::sum));
        }
        return names;
    }

    /** What does not complete is expected to come to the same as the same call before it. */
    private static Observed.Call expected(Observed.Call call, Observed observed) {
        if (call.isComplete()) {
            return call;
        }
        Observed.Call before = observed.calls().get(call.start() - 2);
        return new Observed.Call(
                call.operation(), call.thread(), call.start(), call.start(), null, before.exception(), call.waits());
    }

    private static String check(Observed.Call call, Observed observed) {
        String code = "m." + call.operation().code();
        if (call.exception() != null) {
            return "#excMonitor " + code + "; # " + call.exception().text() + " #end";
        }
        boolean certain =
                rivals(call, observed).stream().allMatch(rival -> Objects.equals(rival.value(), call.value()));
        return call.value() == null || !certain
                ? "#excMonitor " + code + "; #end"
                : "#valueCheck " + code + " # " + call.value() + " #end";
    }

    /** Which of several threads that wait is woken first, Java does not say. */
    private static String time(Observed.Call call, Observed observed) {
        List<Integer> times = rivals(call, observed).stream()
                .map(Observed.Call::completion)
                .sorted()
                .toList();
        if (times.stream().distinct().count() <= 1) {
            return "#valueCheck time() # " + call.completion() + " #end";
        }
        return "#wakeCheck " + call.operation().method() + " # "
                + times.stream().map(String::valueOf).collect(Collectors.joining(", ")) + " #end";
    }

    /** Calls of the same kind that waited at the same time, itself among them. */
    private static List<Observed.Call> rivals(Observed.Call call, Observed observed) {
        if (!call.hasWaited()) {
            return List.of(call);
        }
        return observed.calls().stream()
                .filter(other -> other.hasWaited()
                        && other.operation().code().equals(call.operation().code()))
                .toList();
    }
}
