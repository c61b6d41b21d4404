package dev.quintain.benchmarks;

import dev.quintain.benchmarks.libraries.Libraries;
import dev.quintain.benchmarks.suites.InjectCosts;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Measures the engines and prints what it measured beside the goals, as tables. From the root of the project:
 *
 * <pre>
 * mvn -q -Dquick -pl benchmarks -am package
 * java -jar benchmarks/target/benchmarks.jar
 * </pre>
 *
 * <p>All of it takes more than two hours, most of them for {@code libraries}, {@code undirected} and {@code inject}; the names
 * of parts, given as arguments, run only those. Ratios are of figures from the same run. What it printed on one machine is in docs/benchmarks.md.
 */
public final class Benchmarks {
    private static final Map<String, Part> PARTS = parts();

    private Benchmarks() {}

    /** Something to measure. */
    public interface Part {
        void measure(Sheet sheet) throws Exception;
    }

    private static Map<String, Part> parts() {
        var parts = new LinkedHashMap<String, Part>();
        parts.put("reset", new ResetCosts());
        parts.put("outcomes", new OutcomeCosts());
        parts.put("memory", new MemoryUse());
        parts.put("planning", new Planning());
        parts.put("harness", new HarnessParts());
        parts.put("walk", new WalkCosts());
        parts.put("generate", new GenerateCosts());
        parts.put("interleave", new InterleaveCosts());
        parts.put("explore", new ExploreCosts());
        parts.put("inject", new InjectCosts());
        parts.put("figure5", new Figure5());
        parts.put("libraries", Libraries.directed());
        parts.put("undirected", Libraries.undirected());
        return parts;
    }

    public static void main(String[] args) throws Exception {
        var out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
        List<String> chosen = args.length == 0 ? List.copyOf(PARTS.keySet()) : List.of(args);
        for (String name : chosen) {
            Part part = PARTS.get(name);
            if (part == null) {
                out.println("no part " + name + "; there are " + String.join(", ", PARTS.keySet()));
                System.exit(2);
                return;
            }
            part.measure(new Sheet(out));
        }
    }
}
