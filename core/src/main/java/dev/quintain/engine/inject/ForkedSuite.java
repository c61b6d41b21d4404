package dev.quintain.engine.inject;

import dev.quintain.runtime.inject.Arm;
import dev.quintain.runtime.inject.Place;
import dev.quintain.runtime.inject.Setup;
import dev.quintain.runtime.inject.TestRun;
import dev.quintain.runtime.inject.Words;
import dev.quintain.worker.SuiteProcess;
import dev.quintain.worker.TimeLimit;
import dev.quintain.worker.WorkerDied;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A suite in a JVM of its own. */
public final class ForkedSuite implements Suite {
    private final SuiteProcess.Command command;
    private final Setup setup;
    private final Duration firstLimit;
    private volatile @Nullable SuiteProcess process;
    /** A stop may come while one JVM is gone and the next not there yet. */
    private volatile boolean stopped;

    private Whereabouts whereabouts = Whereabouts.UNKNOWN;
    private final Map<Integer, Set<Integer>> reached = new HashMap<>();

    /**
     * @param firstLimit how long a test may take when nothing is known of it yet
     */
    public ForkedSuite(SuiteProcess.Command command, Setup setup, Duration firstLimit) {
        this.command = command;
        this.setup = setup;
        this.firstLimit = firstLimit;
    }

    @Override
    public List<String> runAll(List<String> done, Consumer<Words> listener) throws WorkerDied {
        return ask(
                new Words.RunAll(List.copyOf(done)), listener, new TimeLimit(firstLimit, firstLimit.multipliedBy(2)));
    }

    @Override
    public TestRun run(String uniqueId, List<Arm> arms, TimeLimit limit) throws WorkerDied {
        var runs = new ArrayList<TestRun>();
        whereabouts = Whereabouts.UNKNOWN;
        reached.clear();
        var waits = new HashSet<Place>();
        ask(
                new Words.RunOne(uniqueId, List.copyOf(arms)),
                words -> {
                    if (words instanceof Words.Ran ran) {
                        runs.add(ran.run());
                    } else if (words instanceof Words.At at) {
                        at.others().stream().filter(Place::waits).forEach(waits::add);
                        whereabouts = new Whereabouts(Optional.of(at.test()), at.others(), waits);
                    } else if (words instanceof Words.Reached now) {
                        reached.computeIfAbsent(now.site(), first -> new HashSet<>())
                                .add(now.handler());
                    }
                },
                limit);
        return runs.get(0);
    }

    @Override
    public Whereabouts whereabouts() {
        return whereabouts;
    }

    @Override
    public Map<Integer, Set<Integer>> reached() {
        return Map.copyOf(reached);
    }

    private List<String> ask(Words request, Consumer<Words> listener, TimeLimit limit) throws WorkerDied {
        try {
            SuiteProcess current = process;
            if (current == null) {
                current = SuiteProcess.start(command, setup);
                process = current;
            }
            // Single tests still run, to see once more what was found.
            if (stopped && request instanceof Words.RunAll) {
                current.stop();
            }
            return current.ask(request, listener, limit);
        } catch (WorkerDied e) {
            renew();
            throw e;
        }
    }

    @Override
    public void renew() {
        SuiteProcess current = process;
        if (current != null) {
            current.close();
            process = null;
        }
    }

    @Override
    public void stop() {
        stopped = true;
        SuiteProcess current = process;
        if (current != null) {
            current.stop();
        }
    }

    @Override
    public void close() {
        renew();
    }
}
