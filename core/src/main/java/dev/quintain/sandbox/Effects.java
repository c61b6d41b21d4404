package dev.quintain.sandbox;

import dev.quintain.runtime.SharedState;
import dev.quintain.runtime.Traces;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The state that tests share without wanting to, taken once before the first test and put back after each one. A test
 * that changed none of it costs next to nothing.
 *
 * <p>Belongs to the thread that runs the tests: take it and put back there, outside of any test. That thread's thread
 * locals do not survive a test, unless they are to.
 */
public final class Effects {
    /** What has to be looked at where no hooks say what was touched. */
    private static final int EVERYTHING = -1;

    private final Map<SharedState, Snapshot> snapshots = new EnumMap<>(SharedState.class);
    private final Map<SharedState, Long> undone = new EnumMap<>(SharedState.class);
    private final Snapshot testThread;
    private final @Nullable StrayThreads strayThreads;
    private boolean lasting;

    /** In a JVM without the agent: nobody reports threads, shutdown hooks and files there. */
    private Effects() {
        testThread = TestThreadSnapshot.withoutThreadLocals();
        strayThreads = null;
        addSimpleState();
    }

    private Effects(GuardAgent agent, Path scratch, Runnable poison, Snapshot testThread) throws IOException {
        this.testThread = testThread;
        strayThreads = new StrayThreads(poison, agent);
        addSimpleState();
        snapshots.put(SharedState.THREAD_GROUPS, new ThreadGroupsSnapshot(agent));
        snapshots.put(SharedState.FACTORIES, new FactoriesSnapshot(agent));
        snapshots.put(SharedState.SHUTDOWN_HOOKS, new Snapshot.ShutdownHooks());
        snapshots.put(SharedState.SCRATCH_FILES, new ScratchSnapshot(scratch));
    }

    /**
     * Takes the state as it is now.
     *
     * @param scratch the folder in which code under test may write; whatever it leaves there is deleted
     * @param poison makes rewritten code fail at its next step, so that threads which only compute end too
     */
    public static Effects take(Path scratch, Runnable poison) throws IOException {
        GuardAgent agent = GuardAgent.installed().orElse(null);
        return agent == null
                ? new Effects()
                : new Effects(agent, scratch, poison, TestThreadSnapshot.withThreadLocals(agent));
    }

    /** Likewise, but what tests leave in thread locals is there for the next one, as under a test runner. */
    public static Effects takeWithoutThreadLocals(Path scratch, Runnable poison) throws IOException {
        GuardAgent agent = GuardAgent.installed().orElse(null);
        return agent == null
                ? new Effects()
                : new Effects(agent, scratch, poison, TestThreadSnapshot.withoutThreadLocals());
    }

    /**
     * Puts everything back.
     *
     * @return threads that cannot be stopped; if there are any, no further test may run in this JVM
     */
    public List<StrayThread> putBack() {
        lasting = false;
        if (testThread.putBack()) {
            count(SharedState.TEST_THREAD);
        }
        int touched = touched();
        return touched == 0 ? List.of() : putBack(touched);
    }

    /**
     * Whether what was put back last would otherwise have disturbed those who come later, or the files in the folder where
     * they run: where no guard stands, relative paths lead elsewhere.
     */
    public boolean wasLasting() {
        return lasting;
    }

    /** In how many tests which state had to be put back. */
    public Map<SharedState, Long> undone() {
        return Collections.unmodifiableMap(undone);
    }

    private void addSimpleState() {
        snapshots.put(SharedState.STREAMS, Snapshot.Streams.take());
        snapshots.put(SharedState.LOCALE, Snapshot.Locales.take());
        // Before the properties: the JDK finds the time zone when it is first asked, and sets a property then.
        snapshots.put(SharedState.TIME_ZONE, Snapshot.Zone.take());
        snapshots.put(SharedState.DEFAULT_HANDLERS, Snapshot.Handlers.take());
        snapshots.put(SharedState.PROPERTIES, new PropertiesSnapshot());
    }

    private int touched() {
        if (strayThreads == null) {
            return EVERYTHING;
        }
        return strayThreads.isCommonPoolBusy() ? Traces.take() | SharedState.THREADS.bit() : Traces.take();
    }

    private List<StrayThread> putBack(int touched) {
        // Threads first: they may still change the rest.
        List<StrayThread> strays = SharedState.THREADS.isIn(touched) ? stopThreads() : List.of();
        int all = touched | Traces.take();
        for (Map.Entry<SharedState, Snapshot> entry : snapshots.entrySet()) {
            if (entry.getKey().isIn(all) && entry.getValue().putBack()) {
                count(entry.getKey());
            }
        }
        lasting |= SharedState.SCRATCH_FILES.isIn(all) && snapshots.containsKey(SharedState.SCRATCH_FILES);
        // Putting back touches state too.
        Traces.take();
        return strays;
    }

    private List<StrayThread> stopThreads() {
        if (strayThreads == null) {
            return List.of();
        }
        List<Thread> running = strayThreads.running();
        if (running.isEmpty()) {
            return List.of();
        }
        count(SharedState.THREADS);
        List<StrayThread> strays = strayThreads.stop(running);
        // They may have interrupted this one meanwhile.
        testThread.putBack();
        return strays;
    }

    private void count(SharedState state) {
        undone.merge(state, 1L, Long::sum);
        lasting = true;
    }
}
