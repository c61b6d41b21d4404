package dev.quintain.run.interleave;

import dev.quintain.engine.interleave.ScriptUnderTest;
import dev.quintain.runtime.explore.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A schedule as text: a lane for each thread, a line for each step, time going down. */
final class Lanes {
    private static final int MOST_LINES = 120;
    private static final int MARGIN = 2;
    private static final int NARROWEST = 12;

    private final List<Step> steps;
    private final ScriptUnderTest script;

    Lanes(List<Step> steps, ScriptUnderTest script) {
        this.steps = steps;
        this.script = script;
    }

    List<String> lines() {
        List<Step> shown =
                steps.stream().filter(step -> step.frame().getLineNumber() > 0).toList();
        List<String> threads = shown.stream().map(Step::thread).distinct().toList();
        int width = shown.stream().mapToInt(step -> text(step).length()).max().orElse(NARROWEST) + MARGIN;
        var lines = new ArrayList<String>();
        lines.add("time  " + lanes(threads, width, threads));
        int time = -1;
        for (Step step : shown.stream().limit(MOST_LINES).toList()) {
            var cells = new ArrayList<String>();
            threads.forEach(thread -> cells.add(thread.equals(step.thread()) ? text(step) : "."));
            String clock = step.time() == time ? "" : String.valueOf(step.time());
            lines.add(String.format("%4s  ", clock) + lanes(threads, width, cells));
            time = step.time();
        }
        if (shown.size() > MOST_LINES) {
            lines.add("      ... " + (shown.size() - MOST_LINES) + " more steps");
        }
        return lines;
    }

    private static String lanes(List<String> threads, int width, List<String> cells) {
        var line = new StringBuilder();
        for (int i = 0; i < threads.size(); i++) {
            line.append(cells.get(i))
                    .append(" ".repeat(Math.max(1, width - cells.get(i).length())));
        }
        return line.toString().stripTrailing();
    }

    private String text(Step step) {
        StackTraceElement frame = step.frame();
        Optional<Integer> own = script.lineOf(frame);
        String place =
                own.isPresent() ? script.file() + ":" + own.get() : frame.getFileName() + ":" + frame.getLineNumber();
        return (step.verb() + " " + step.what()).strip() + "  " + place;
    }
}
