package dev.quintain.benchmarks;

import dev.quintain.benchmarks.GenerationProgram.Target;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Where the time goes with several seeds. One profile would say little: what a search hits on decides whether most of its
 * time goes into a few dear operations.
 *
 * @param profiles by how much is inside the code under test, the least first
 */
record Shares(List<Profile> profiles) {
    static final int SEEDS = 3;

    static Shares of(Target target) throws IOException, InterruptedException {
        var profiles = new ArrayList<Profile>();
        for (int seed = 1; seed <= SEEDS; seed++) {
            profiles.add(GenerationProgram.profile(target, seed));
        }
        profiles.sort(Comparator.comparingDouble(Profile::inside));
        return new Shares(List.copyOf(profiles));
    }

    Profile median() {
        return profiles.get(SEEDS / 2);
    }

    String range() {
        Profile most = profiles.get(SEEDS - 1);
        return Sheet.text(100 * profiles.get(0).inside(), " %") + " to " + Sheet.text(100 * most.inside(), " %");
    }
}
