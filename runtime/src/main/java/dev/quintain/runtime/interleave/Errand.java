package dev.quintain.runtime.interleave;

import java.util.List;
import java.util.Optional;

/**
 * What comes before or after the threads of a sequence. It has a thread of its own: it calls the component too, and where
 * that suspends it, nobody is there to wake it.
 */
final class Errand {
    private static final String HARNESS = "main";

    private final String what;
    private final Action action;
    private final Company company;
    private final DaemonThread daemon;
    private volatile Throwable thrown;

    Errand(String what, Action action, Company company) {
        this.what = what;
        this.action = action;
        this.company = company;
        this.daemon = new DaemonThread(HARNESS, this::run, company::newThread, company.asksKernel());
    }

    private void run() {
        try {
            action.run();
        } catch (Throwable e) {
            thrown = e;
        }
    }

    /**
     * Runs it to its end, however long it computes or sleeps, or until it is suspended.
     *
     * @param patience for others that keep working while it is, in nanoseconds
     * @param time of the clock
     * @return what is wrong with it, if anything is
     */
    Optional<Fault> run(Observer observer, long patience, int time) {
        var quiescence = new Quiescence(observer, List.of(daemon), company, patience);
        daemon.start();
        List<Sight> restless;
        do {
            restless = quiescence.await(daemon::isDone);
        } while (restless.stream().anyMatch(sight -> sight.thread() == daemon.thread()));
        if (daemon.isDone()) {
            return Optional.ofNullable(thrown).map(e -> fault(e, time));
        }
        Fault suspended = daemon.liveness(observer, time, 0, what);
        daemon.thread().interrupt();
        return Optional.of(suspended);
    }

    private Fault fault(Throwable e, int time) {
        return new Fault(
                Fault.Kind.EXCEPTION,
                time,
                HARNESS,
                0,
                what,
                "throws " + e,
                e.getClass().getName(),
                List.of(e.getStackTrace()));
    }
}
