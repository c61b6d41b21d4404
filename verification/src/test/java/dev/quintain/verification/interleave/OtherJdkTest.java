package dev.quintain.verification.interleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Scripts on a later JDK, where one is installed beside the one that runs these tests: its monitors are others. */
class OtherJdkTest {
    private static final int VIRTUAL_THREADS = 21;
    private static final Pattern VERSION = Pattern.compile("JAVA_VERSION=\"(\\d+)");

    @TempDir
    Path folder;

    private Path later = Path.of("");

    @BeforeEach
    void find() throws IOException {
        Path home = Path.of(System.getProperty("java.home"));
        try (Stream<Path> beside = Files.list(Objects.requireNonNull(home.getParent()))) {
            Optional<Path> found = Stream.concat(Stream.of(home), beside)
                    .filter(candidate -> version(candidate) >= VIRTUAL_THREADS)
                    .findFirst();
            assumeTrue(found.isPresent(), "no JDK 21 or later beside this one");
            later = found.get();
        }
    }

    private static int version(Path home) {
        try {
            Matcher version = VERSION.matcher(Files.readString(home.resolve("release")));
            return version.find() ? Integer.parseInt(version.group(1)) : 0;
        } catch (IOException notThere) {
            return 0;
        }
    }

    @Test
    void the_scripts_are_green_there_too() {
        List<Path> scripts = Table2Test.NAMES.stream()
                .map(name -> Interleaved.SCRIPTS.resolve(name + ".conan"))
                .toList();

        Interleaved run = Interleaved.run(Interleaved.CLASSES, scripts, "--java", later.toString());

        assertEquals(Interleaved.RIGHT, run.exitCode(), run.out() + run.err());
        assertEquals(scripts.size(), run.each().size());
    }

    @Test
    void virtual_threads_are_given_a_settle_time_which_is_named() {
        Interleaved run = Interleaved.script(folder, """
                #cut m ProducerConsumer
                #top
                import dev.quintain.examples.interleave.*;
                #end
                #begin
                    #tick #thread <receiver> #valueCheck m.receive() # 'a' #end #end #end
                    #tick #thread <sender> #excMonitor m.send("a"); #end #end #end
                    // A settle time can be too short; these ticks make up for it.
                    #tick #end #tick #end #tick #end #tick #end
                #end
                """, "--threads", "virtual", "--java", later.toString());

        assertTrue(run.isGreen(), run.out() + run.err());
        assertTrue(
                run.out()
                        .contains("Note: sequence 1: of receiver the system does not say whether they sleep; the clock"
                                + " gave them a settle time of 50 ms at each tick\n"),
                run.out());
    }
}
