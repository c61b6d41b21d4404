package dev.quintain.benchmarks;

import dev.quintain.benchmarks.Benchmarks.Part;
import dev.quintain.engine.generate.Heuristics;
import dev.quintain.examples.generate.BinarySearchTree;
import dev.quintain.examples.generate.BinomialHeap;
import dev.quintain.examples.generate.FibonacciHeap;
import dev.quintain.examples.generate.RedBlackTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/**
 * The experiment on containers of Pacheco and others (2007, figure 5): what generation covers with all its heuristics and
 * with none, and how long it takes until nothing is added any more. Means of ten seeds.
 */
final class Figure5 implements Part {
    private static final List<Class<?>> CONTAINERS =
            List.of(BinarySearchTree.class, BinomialHeap.class, FibonacciHeap.class, RedBlackTree.class);
    private static final int SEEDS = 10;

    @Override
    public void measure(Sheet sheet) {
        CONTAINERS.forEach(container -> means(container, Heuristics.STANDARD, 1));
        sheet.beginTable(
                "Containers, with all heuristics / with none, means of " + SEEDS + " seeds",
                List.of("container", "branches", "seconds to them", "predicates", "seconds to them", "sequences"));
        for (Class<?> container : CONTAINERS) {
            List<Growth> on = means(container, Heuristics.STANDARD, SEEDS);
            List<Growth> off = means(container, Heuristics.UNDIRECTED, SEEDS);
            sheet.row(List.of(
                    container.getSimpleName(),
                    both(on, off, growth -> growth.branches().count(), "%.1f") + " of "
                            + on.get(0).probes(),
                    both(on, off, growth -> growth.branches().seconds(), "%.3f"),
                    both(on, off, growth -> growth.combinations().count(), "%.1f"),
                    both(on, off, growth -> growth.combinations().seconds(), "%.3f"),
                    both(on, off, Growth::sequences, "%,.0f")));
        }
    }

    private static List<Growth> means(Class<?> container, Heuristics heuristics, int seeds) {
        var runs = new ArrayList<Growth>();
        for (int seed = 1; seed <= seeds; seed++) {
            runs.add(Growth.of(container, heuristics, seed));
        }
        return runs;
    }

    private static String both(List<Growth> on, List<Growth> off, ToDoubleFunction<Growth> figure, String format) {
        return mean(on, figure, format) + " / " + mean(off, figure, format);
    }

    private static String mean(List<Growth> runs, ToDoubleFunction<Growth> figure, String format) {
        double mean = runs.stream().mapToDouble(figure).average().orElseThrow();
        return String.format(Locale.ROOT, format, mean);
    }
}
