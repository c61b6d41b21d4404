package dev.quintain.engine.interleave;

import dev.quintain.engine.interleave.DraftProgram.Found;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/** Writes a draft as a script. */
final class DraftWriter {
    private final List<Goal> goals;
    private final StringBuilder out = new StringBuilder();

    DraftWriter(List<Goal> goals) {
        this.goals = List.copyOf(goals);
    }

    String write(Found found) {
        String className = found.name().text();
        String inPackage = found.packageName().isEmpty()
                ? className
                : className.substring(found.packageName().length() + 1);
        line("// Drafted from " + className + ". What is expected is what was observed: confirm it, or correct it.");
        line("#cut m " + inPackage
                + found.constructor().stream().map(Argument::code).collect(Collectors.joining(", ", "(", ")")));
        line("#conditions");
        for (int i = 0; i < goals.size(); i++) {
            line("    C" + (i + 1) + " " + goals.get(i).description());
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
        found.sequences().forEach(this::sequence);
        return out.toString();
    }

    /** Whether the script names what only its own package can. */
    private static boolean isWithinPackage(Found found) {
        return found.name().withinPackage()
                || found.sequences().stream()
                        .flatMap(sequence -> sequence.calls().stream())
                        .anyMatch(call ->
                                call.exception() != null && call.exception().withinPackage());
    }

    private void line(String text) {
        out.append(text).append('\n');
    }

    private void sequence(Observed observed) {
        line("");
        line("#begin");
        var met = new ArrayList<String>();
        for (int i = 0; i < goals.size(); i++) {
            if (goals.get(i).isMet().test(observed)) {
                met.add("C" + (i + 1));
            }
        }
        line("    #test " + String.join(" ", met));
        Map<String, Integer> numbers = new HashMap<>();
        for (Observed.Call call : observed.calls()) {
            line("    #tick // time " + call.start());
            String method = call.operation().method();
            line("        #thread <" + method + numbers.merge(method, 1, Integer::sum) + ">");
            line("            " + check(call, observed));
            line("            " + time(call, observed));
            line("        #end");
            line("    #end");
        }
        line("#end");
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
