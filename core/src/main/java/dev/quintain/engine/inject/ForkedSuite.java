package dev.quintain.engine.inject;

import dev.quintain.runtime.inject.Arm;
import dev.quintain.runtime.inject.Setup;
import dev.quintain.runtime.inject.TestRun;
import dev.quintain.runtime.inject.Words;
import dev.quintain.worker.SuiteProcess;
import dev.quintain.worker.WorkerDied;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A suite in a JVM of its own. */
public final class ForkedSuite implements Suite {
    private final SuiteProcess.Command command;
    private final Setup setup;
    private final Duration firstLimit;
    private volatile @Nullable SuiteProcess process;
    private List<StackTraceElement> whereabouts = List.of();

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
        return ask(new Words.RunAll(List.copyOf(done)), listener, firstLimit);
    }

    @Override
    public TestRun run(String uniqueId, List<Arm> arms, Duration limit) throws WorkerDied {
        var runs = new ArrayList<TestRun>();
        whereabouts = List.of();
        ask(
                new Words.RunOne(uniqueId, List.copyOf(arms)),
                words -> {
                    if (words instanceof Words.Ran ran) {
                        runs.add(ran.run());
                    } else if (words instanceof Words.At at) {
                        whereabouts = at.frames();
                    }
                },
                limit);
        return runs.get(0);
    }

    @Override
    public List<StackTraceElement> whereabouts() {
        return List.copyOf(whereabouts);
    }

    private List<String> ask(Words request, Consumer<Words> listener, Duration limit) throws WorkerDied {
        try {
            SuiteProcess current = process;
            if (current == null) {
                current = SuiteProcess.start(command, setup);
                process = current;
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
