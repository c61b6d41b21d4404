package dev.quintain.verification.generate;

import dev.quintain.bytecode.Probe;
import dev.quintain.run.TestConditions;
import dev.quintain.runtime.Probes;
import dev.quintain.sandbox.ResetMode;
import dev.quintain.sandbox.Sandbox;
import dev.quintain.sandbox.SubjectAccess;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;

/** Where a container is used in this JVM, to see which of its branches that reaches. */
final class Laboratory implements AutoCloseable {
    private static final Comparator<Probe> IN_ORDER =
            Comparator.comparing(Probe::className).thenComparing(Probe::line).thenComparing(Probe::number);

    private final InputStream in = System.in;
    private final PrintStream out = System.out;
    private final PrintStream err = System.err;
    private final Sandbox sandbox;

    Laboratory(Container container, Path scratch) throws IOException {
        var conditions = TestConditions.of(container.subject().classPath(), ResetMode.REINIT, Set.of())
                .withProbes();
        this.sandbox = Sandbox.unguarded(conditions, scratch);
        sandbox.setLimited(false);
    }

    /** What is reached by what is done with the container's class. */
    Set<Probe> reached(Consumer<SubjectAccess> uses) {
        Probes.forget();
        sandbox.begin();
        uses.accept(sandbox.subject());
        sandbox.end();
        return probes(Probes.freshSince(0));
    }

    /** All there is to reach in what was used. */
    int size() {
        return sandbox.probes().size();
    }

    private Set<Probe> probes(int[] numbers) {
        var probes = new TreeSet<>(IN_ORDER);
        Arrays.stream(numbers).mapToObj(sandbox.probes()::get).forEach(probes::add);
        return probes;
    }

    @Override
    public void close() {
        System.setIn(in);
        System.setOut(out);
        System.setErr(err);
    }
}
