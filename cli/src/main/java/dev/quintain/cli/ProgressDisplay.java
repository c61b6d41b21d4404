package dev.quintain.cli;

import dev.quintain.engine.Progress;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.Locale;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarConsumer;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/** Shows how far a run is: a bar for a person, a line now and then for a log, nothing if so asked. */
interface ProgressDisplay extends Progress.Listener, AutoCloseable {
    @Override
    void close();

    static ProgressDisplay on(PrintWriter err, Terminal terminal, boolean quiet) {
        if (quiet) {
            return new Silent();
        }
        return terminal.interactive() ? new Bar(new Line(err, terminal.columns() - 1)) : new Lines(err);
    }

    /** What was found, and how long it goes on if that is known. */
    private static String findings(Progress progress) {
        String left = progress.left()
                .map(time -> String.format(Locale.ROOT, ", %d:%02d left", time.toMinutes(), time.toSecondsPart()))
                .orElse("");
        return progress.problems() + " problems" + left;
    }

    /** No display at all. */
    record Silent() implements ProgressDisplay {
        @Override
        public void update(Progress progress) {}

        @Override
        public void close() {}
    }

    /** Rare lines, for logs. */
    final class Lines implements ProgressDisplay {
        private static final long EVERY_NANOS = Duration.ofSeconds(10).toNanos();

        private final PrintWriter err;
        private long last = System.nanoTime();

        Lines(PrintWriter err) {
            this.err = err;
        }

        @Override
        public synchronized void update(Progress progress) {
            long now = System.nanoTime();
            if (now - last > EVERY_NANOS) {
                last = now;
                String planned = progress.planned() > 0 ? " of " + progress.planned() : "";
                err.println(progress.activity() + ": " + progress.tests() + planned + ", " + findings(progress));
            }
        }

        @Override
        public void close() {}
    }

    /** A bar with count, rate and time left. */
    final class Bar implements ProgressDisplay {
        private final Line line;
        private @Nullable ProgressBar bar;
        private String activity = "";

        Bar(Line line) {
            this.line = line;
        }

        @Override
        public synchronized void update(Progress progress) {
            if (bar == null || !progress.activity().equals(activity)) {
                close();
                activity = progress.activity();
                bar = new ProgressBarBuilder()
                        .setTaskName(activity)
                        .setInitialMax(progress.planned() > 0 ? progress.planned() : -1)
                        .setStyle(ProgressBarStyle.ASCII)
                        .setUnit(activity.equals("testing") ? " tests" : "", 1)
                        .showSpeed()
                        .setConsumer(line)
                        .clearDisplayOnFinish()
                        .build();
            }
            // Of what has no plan, the end is not known.
            bar.maxHint(progress.planned() > 0 ? progress.planned() : -1);
            bar.stepTo(progress.tests());
            bar.setExtraMessage(" " + findings(progress));
        }

        @Override
        public synchronized void close() {
            if (bar != null) {
                bar.close();
                bar = null;
            }
        }
    }

    /**
     * The line of the terminal that a bar is drawn on. The library's own would take over the terminal, and with it
     * Ctrl-C.
     */
    record Line(PrintWriter err, int width) implements ProgressBarConsumer {
        @Override
        public int getMaxRenderedLength() {
            return width;
        }

        @Override
        public void accept(String text) {
            err.print("\r" + text);
            err.flush();
        }

        @Override
        public void clear() {
            accept(" ".repeat(width) + "\r");
        }

        @Override
        public void close() {}
    }
}
