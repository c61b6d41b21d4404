package dev.quintain.runtime.interleave;

import java.util.List;
import java.util.concurrent.ThreadFactory;

/** A thread of a sequence: it carries out its steps, each when its time has come. */
final class TestThread implements Watched {
    private final String name;
    private final List<Step> steps;
    private final TickClock clock;
    private final Checks checks;
    private final DaemonThread daemon;
    private volatile int time;

    TestThread(String name, List<Step> steps, TickClock clock, SequenceLog log, ThreadFactory factory, boolean kernel) {
        this.name = name;
        this.steps = List.copyOf(steps);
        this.clock = clock;
        this.checks = new Checks(name, clock, log);
        this.daemon = new DaemonThread(name, this::run, factory, kernel);
    }

    void start() {
        daemon.start();
    }

    private void run() {
        try {
            for (Step step : steps) {
                clock.await(step.time());
                time = step.time();
                step.block().run(checks);
            }
        } catch (SequenceOver ended) {
            // as we wanted
        } catch (Throwable e) {
            checks.escaped(e);
        }
    }

    String name() {
        return name;
    }

    boolean isDone() {
        return daemon.isDone();
    }

    void interrupt() {
        daemon.thread().interrupt();
    }

    @Override
    public Sight look(Observer observer) {
        return clock.look(daemon.thread())
                .map(condition -> Sight.of(daemon.thread(), condition))
                .orElseGet(() -> daemon.look(observer));
    }

    /** The fault of not being done when everything is over. */
    Fault liveness(Observer observer) {
        return daemon.liveness(observer, time, checks.line(), checks.code());
    }
}
