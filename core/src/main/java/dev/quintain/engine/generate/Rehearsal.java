package dev.quintain.engine.generate;

import dev.quintain.sandbox.Sandbox;
import dev.quintain.sequence.Sequence;
import dev.quintain.subject.ClassPath;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * Grows sequences in this JVM, one at a time, so that it can be measured what each of them adds. For code that can be
 * trusted, since there is no worker that could die in our place.
 */
public final class Rehearsal {
    private final Generator generator;

    /**
     * @param ran is told each sequence that runs, just before it does
     */
    public Rehearsal(GenerateEngine engine, long seed, Sandbox sandbox, Consumer<Sequence> ran) {
        GenerateSetup setup = engine.setup();
        ClassPath classPath =
                ClassPath.of(setup.sandbox().classPath().stream().map(Path::of).toList());
        var request = new Request.Explore(
                IntStream.range(0, setup.targets()).boxed().toList(),
                Set.of(),
                Set.of(),
                List.of(),
                seed,
                Long.MAX_VALUE,
                Long.MAX_VALUE,
                Long.MAX_VALUE);
        this.generator = new Generator(
                setup,
                request,
                List.of(),
                classPath,
                new Bench(sandbox, setup.sandbox().reset(), () -> {}),
                Exceptions.of(setup, classPath),
                System::nanoTime,
                new Finds(setup.operations()),
                (number, sequence) -> ran.accept(sequence));
    }

    /** Tries one more sequence; false if there seems to be no new one left. */
    public boolean step() {
        return generator.step();
    }
}
