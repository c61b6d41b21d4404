package dev.quintain.engine.interleave.explore;

import dev.quintain.engine.interleave.explore.ExploreProgram.Reply;
import dev.quintain.runtime.explore.Explored;
import dev.quintain.runtime.explore.Limits;
import dev.quintain.runtime.explore.Mode;
import dev.quintain.runtime.explore.Plan;
import dev.quintain.subject.BadInput;
import dev.quintain.worker.WorkerDied;
import dev.quintain.worker.WorkerSlot;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Before anything is explored: whether a known race is found in this worker, and none where there is none. */
final class SelfCheck {
    private static final int NUMBER = -1;
    private static final String COUNTER = KnownRace.class.getName() + "$Counter";

    private SelfCheck() {}

    /**
     * @throws BadInput if the race is not found, or one is where there is none
     */
    static void run(WorkerSlot slot) throws WorkerDied {
        judge(
                explore(slot, KnownRace.RACE).explored(),
                explore(slot, KnownRace.NO_RACE).explored());
    }

    static void judge(Explored race, Explored noRace) {
        boolean missed = race.failure().isEmpty();
        if (missed || !noRace.failure().isEmpty() || !noRace.exhausted()) {
            throw new BadInput("the self-check failed: a known race was "
                    + (missed ? "not found" : "found, but the same without it was not gone through without one")
                    + "; nothing was explored. Something is wrong with quintain, or with the Java that runs the"
                    + " component (--java). " + race.trouble() + noRace.trouble());
        }
    }

    private static Reply explore(WorkerSlot slot, int sequence) throws WorkerDied {
        var plan =
                new Plan(Plan.Search.DEPTH_FIRST, 0, 1000, Duration.ofMinutes(1).toNanos(), Limits.of(Mode.TICKS));
        List<Reply> replies = new ArrayList<>();
        slot.run(
                new Explore(NUMBER, classes(), KnownRace.class.getName(), sequence, plan, ""),
                reply -> replies.add((Reply) reply));
        return replies.get(0);
    }

    private static Map<String, byte[]> classes() {
        var classes = new HashMap<String, byte[]>();
        for (String name : List.of(KnownRace.class.getName(), COUNTER)) {
            String file = name.substring(name.lastIndexOf('.') + 1) + ".class";
            try (InputStream in = KnownRace.class.getResourceAsStream(file)) {
                classes.put(name, in == null ? new byte[0] : in.readAllBytes());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return classes;
    }
}
