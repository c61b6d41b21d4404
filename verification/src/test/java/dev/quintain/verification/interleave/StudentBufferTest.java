package dev.quintain.verification.interleave;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The sixth sequence for the students' buffers: ten producers, ten consumers, a hundred items each, and none is lost. */
class StudentBufferTest {
    private static final SourceMutant WITHOUT_MUTUAL_EXCLUSION = new SourceMutant(
            "BufferImpl",
            "without mutual exclusion",
            List.of(
                    "public synchronized void put",
                    "public void put",
                    "public synchronized Object get",
                    "public Object get",
                    "            wait();",
                    "            synchronized (this) { wait(); }",
                    "        notifyAll();",
                    "        synchronized (this) { notifyAll(); }"));

    @TempDir
    Path folder;

    private Path script() throws IOException {
        var threads = new StringBuilder();
        for (int i = 0; i < 10; i++) {
            threads.append("#thread <producer")
                    .append(i)
                    .append("> for (int i = 0; i < 100; i++) { m.put(1); } #end\n");
            threads.append("#thread <consumer")
                    .append(i)
                    .append("> for (int i = 0; i < 100; i++) { s.got[")
                    .append(i);
            threads.append("] += (Integer) m.get(); } #end\n");
        }
        return Files.writeString(folder.resolve("students.conan"), """
                #cut m BufferImpl(5)
                #top
                import dev.quintain.examples.interleave.*;
                #end
                #shared <s>
                    final int[] got = new int[10];

                    public void teardown() {
                        if (java.util.Arrays.stream(got).sum() != 1000) {
                            throw new IllegalStateException("items were lost");
                        }
                    }
                #end
                #begin
                    #tick
                %s
                    #end
                #end
                """.formatted(threads));
    }

    @Test
    void without_mutual_exclusion_it_fails_with_two_seeds() throws IOException {
        Path classes = WITHOUT_MUTUAL_EXCLUSION.compileInto(folder);

        for (int seed = 1; seed <= 2; seed++) {
            assertEquals(Interleaved.FAULTS, run(classes, seed).exitCode(), "seed " + seed);
        }
    }

    @Test
    @Tag("slow")
    void without_mutual_exclusion_it_fails_with_a_hundred_seeds() throws IOException {
        Path classes = WITHOUT_MUTUAL_EXCLUSION.compileInto(folder);

        for (int seed = 1; seed <= 100; seed++) {
            assertEquals(Interleaved.FAULTS, run(classes, seed).exitCode(), "seed " + seed);
        }
    }

    @Test
    void as_it_is_it_is_right() throws IOException {
        Interleaved run =
                Interleaved.run(Interleaved.CLASSES, List.of(script()), "--explore=overlap", "--schedules", "10");

        assertEquals(Interleaved.RIGHT, run.exitCode(), run.out() + run.err());
    }

    private Interleaved run(Path classes, int seed) throws IOException {
        return Interleaved.run(classes, List.of(script()), "--explore=overlap", "--seed", String.valueOf(seed));
    }
}
