package dev.quintain.run.interleave;

import dev.quintain.runtime.explore.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** A schedule as text: a lane for each thread, a line for each of its lines of source, time going down. */
final class Lanes {
    private static final int MOST_LINES = 100;
    private static final int MARGIN = 2;
    private static final int NARROWEST = 12;

    private final List<Step> steps;
    private final Function<StackTraceElement, String> places;

    Lanes(List<Step> steps) {
        this(steps, Lanes::place);
    }

    /**
     * @param places how a place in the source is told; empty if it is none of the user's
     */
    Lanes(List<Step> steps, Function<StackTraceElement, String> places) {
        this.steps = steps;
        this.places = places;
    }

    static String place(StackTraceElement frame) {
        return frame.getLineNumber() > 0 ? frame.getFileName() + ":" + frame.getLineNumber() : "";
    }

    /** What a thread did on one line. */
    private static final class Cell {
        final int time;
        final String thread;
        final String place;
        final List<String> done = new ArrayList<>();

        Cell(int time, String thread, String place) {
            this.time = time;
            this.thread = thread;
            this.place = place;
        }

        String text() {
            return place + " " + String.join(", ", done);
        }
    }

    List<String> lines() {
        List<Cell> cells = cells();
        List<String> threads =
                cells.stream().map(cell -> cell.thread).distinct().toList();
        int width = cells.stream().mapToInt(cell -> cell.text().length()).max().orElse(NARROWEST) + MARGIN;
        var lines = new ArrayList<String>();
        lines.add("time  " + lanes(width, threads));
        int time = -1;
        for (Cell cell : cells.subList(0, Math.min(MOST_LINES, cells.size()))) {
            List<String> row = threads.stream()
                    .map(thread -> thread.equals(cell.thread) ? cell.text() : ".")
                    .toList();
            lines.add(String.format("%4s  ", cell.time == time ? "" : String.valueOf(cell.time)) + lanes(width, row));
            time = cell.time;
        }
        if (cells.size() > MOST_LINES) {
            lines.add("      ... " + (cells.size() - MOST_LINES) + " more");
        }
        return lines;
    }

    private List<Cell> cells() {
        var cells = new ArrayList<Cell>();
        for (Step step : steps) {
            String place = places.apply(step.frame());
            if (place.isEmpty()) {
                continue;
            }
            Cell last = cells.isEmpty() ? null : cells.get(cells.size() - 1);
            if (last == null || !last.thread.equals(step.thread()) || !last.place.equals(place)) {
                last = new Cell(step.time(), step.thread(), place);
                cells.add(last);
            }
            String done = (step.verb() + " " + step.what()).strip();
            if (last.done.isEmpty() || !last.done.get(last.done.size() - 1).equals(done)) {
                last.done.add(done);
            }
        }
        return cells;
    }

    private static String lanes(int width, List<String> cells) {
        var line = new StringBuilder();
        for (String cell : cells) {
            line.append(cell).append(" ".repeat(Math.max(1, width - cell.length())));
        }
        return line.toString().stripTrailing();
    }
}
