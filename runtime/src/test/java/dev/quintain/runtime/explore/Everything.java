package dev.quintain.runtime.explore;

import java.util.ArrayList;
import java.util.List;

/** Goes through all schedules, whatever they come to. */
final class Everything implements Strategy {
    private final List<int[]> branches = new ArrayList<>();
    private int depth;

    @Override
    public void begin() {
        depth = 0;
    }

    @Override
    public int next(Task[] tasks, long able, int last) {
        int many = Long.bitCount(able);
        return Ranks.id(able, last, many == 1 ? 0 : pick(many));
    }

    @Override
    public int pick(int many) {
        if (depth == branches.size()) {
            branches.add(new int[] {0, many});
        }
        return branches.get(depth++)[0];
    }

    boolean advance() {
        while (!branches.isEmpty()) {
            int[] top = branches.get(branches.size() - 1);
            if (++top[0] < top[1]) {
                return true;
            }
            branches.remove(branches.size() - 1);
        }
        return false;
    }
}
