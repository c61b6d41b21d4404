package dev.quintain.runtime.explore;

import java.util.random.RandomGenerator;

/** Chooses by chance; how often it lets a thread go on, it chooses anew for each execution. */
final class RandomWalk implements Strategy {
    private static final double[] SWITCHES = {0.05, 0.2, 0.5, 1};

    private final RandomGenerator random;
    private double switches = 1;

    RandomWalk(RandomGenerator random) {
        this.random = random;
    }

    @Override
    public void begin() {
        switches = SWITCHES[random.nextInt(SWITCHES.length)];
    }

    @Override
    public int next(Task[] tasks, long able, int last) {
        int many = Long.bitCount(able);
        boolean lastIsAble = (able >>> last & 1) != 0;
        boolean stays = many == 1 || (lastIsAble && tasks[last].kind != Kind.YIELD && random.nextDouble() >= switches);
        return Ranks.id(able, last, stays ? 0 : random.nextInt(many));
    }

    @Override
    public int pick(int many) {
        return random.nextInt(many);
    }
}
