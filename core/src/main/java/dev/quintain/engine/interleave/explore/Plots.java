package dev.quintain.engine.interleave.explore;

import dev.quintain.sandbox.CheckedClass.Call;
import dev.quintain.sandbox.CheckedClass.Plot;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Pattern;

/**
 * Makes up what several threads do with an object: calls beside each other, those first that change something, and in turns
 * with these more by chance. Threads that only look never disturb each other, and a class may have a hundred such methods.
 */
final class Plots {
    private static final int MOST_BEFORE = 3;
    private static final Pattern LOOKING =
            Pattern.compile("(get|is|has)([A-Z].*)?|size|length|contains.*|peek|toArray");

    private final List<Call> calls;
    /** The first so many of the calls, by their names, change something. */
    private final int changing;

    private final long seed;

    Plots(List<Call> calls, long seed) {
        var ordered = new ArrayList<>(calls);
        ordered.sort(Comparator.comparing(Plots::isLooking));
        this.calls = List.copyOf(ordered);
        this.changing = (int) ordered.stream().filter(call -> !isLooking(call)).count();
        this.seed = seed;
    }

    private static boolean isLooking(Call call) {
        return LOOKING.matcher(call.method().getName()).matches();
    }

    /** How many are pairs of calls. */
    private long pairs() {
        return (long) calls.size() * (calls.size() + 1) / 2;
    }

    /**
     * One of them; the same number and seed is the same one.
     *
     * @param number from 1
     */
    Plot get(long number) {
        var chance = new SplittableRandom(seed * 1_000_003 + number);
        List<Call> before = some(chance, chance.nextInt(MOST_BEFORE + 1));
        var threads = new ArrayList<List<Call>>();
        if (number % 2 == 1 && number / 2 < pairs()) {
            addPair(number / 2, threads);
        } else {
            int many = chance.nextInt(3) == 0 ? 3 : 2;
            for (int i = 0; i < many; i++) {
                threads.add(some(chance, 1 + chance.nextInt(many == 2 ? 3 : 2)));
            }
        }
        return new Plot(before, threads);
    }

    /** The first call with itself, the second with the first and with itself, and so on: the last ones come in last. */
    private void addPair(long index, List<List<Call>> threads) {
        long left = index;
        int one = 0;
        while (left > one) {
            left -= ++one;
        }
        threads.add(List.of(calls.get((int) left)));
        threads.add(List.of(calls.get(one)));
    }

    private List<Call> some(SplittableRandom chance, int many) {
        var some = new ArrayList<Call>();
        for (int i = 0; i < many; i++) {
            boolean changes = changing > 0 && chance.nextInt(4) > 0;
            some.add(calls.get(chance.nextInt(changes ? changing : calls.size())));
        }
        return some;
    }
}
