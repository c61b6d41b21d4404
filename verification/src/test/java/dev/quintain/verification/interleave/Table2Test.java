package dev.quintain.verification.interleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Table 2: the components of ours that stand for the paper's, and how many conditions, sequences and test cases they have. */
class Table2Test {
    static final List<String> NAMES = List.of(
            "ProducerConsumer",
            "ConAnClock",
            "ReaderWriter",
            "ReadWriteFair",
            "ReadWritePriority",
            "ReadWriteSafe",
            "FairBridge",
            "SafeBridge",
            "BufferImpl",
            "Semaphore",
            "CarParkControl",
            "SimpleAllocator",
            "FairAllocator",
            "BoundedOvertakingAllocator",
            "BlastServer",
            "BlockingTerminalPool",
            "JDBCConnectionPool",
            "ConnectionBroker",
            "ObjectPool",
            "RecordInputStream");

    /** All of them in one run, made when it is first needed. */
    private static final class Whole {
        static final Interleaved RUN = Interleaved.run(Interleaved.CLASSES, scripts());
    }

    static List<Path> scripts() {
        return NAMES.stream()
                .map(name -> Interleaved.SCRIPTS.resolve(name + ".conan"))
                .toList();
    }

    @ParameterizedTest
    @CsvSource({
        "ProducerConsumer,12,5,36",
        "ConAnClock,6,3,18",
        "ReaderWriter,15,8,84",
        "ReadWriteFair,15,9,88",
        "ReadWritePriority,16,10,100",
        "ReadWriteSafe,15,9,88",
        "FairBridge,19,8,80",
        "SafeBridge,17,6,48",
        "BufferImpl,13,6,52",
        "Semaphore,6,3,16",
        "CarParkControl,13,5,34",
        "SimpleAllocator,6,3,14",
        "FairAllocator,8,5,34",
        "BoundedOvertakingAllocator,9,6,54",
        "BlastServer,6,3,16",
        "BlockingTerminalPool,15,10,106",
        "JDBCConnectionPool,6,3,18",
        "ConnectionBroker,8,5,36",
        "ObjectPool,8,5,36",
        "RecordInputStream,12,8,74"
    })
    void has_as_many_conditions_sequences_and_test_cases(String name, int conditions, int sequences, int testCases)
            throws IOException {
        String text = Files.readString(Interleaved.SCRIPTS.resolve(name + ".conan"));
        Interleaved run = Whole.RUN.each().get(NAMES.indexOf(name));

        assertTrue(run.out().startsWith(name + ".conan"), run.out());
        assertEquals(conditions, count(text, "(?m)^    C\\d+ "));
        assertEquals(sequences, count(text, "(?m)^#begin$"));
        assertEquals(testCases, run.testCases());
        assertTrue(run.isGreenItself(), run.out());
        assertEquals(List.of(), notes(run), "all conditions are tested, and nothing else is worth a note");
    }

    static List<String> notes(Interleaved run) {
        var notes = new ArrayList<String>();
        run.out().lines().filter(line -> line.startsWith("Note:")).forEach(notes::add);
        return notes;
    }

    static int sequences(String component) throws IOException {
        return (int) count(Files.readString(Interleaved.SCRIPTS.resolve(component + ".conan")), "(?m)^#begin$");
    }

    static long count(String text, String pattern) {
        return Pattern.compile(pattern).matcher(text).results().count();
    }

    @Test
    void the_run_as_a_whole_is_green() {
        assertEquals(Interleaved.RIGHT, Whole.RUN.exitCode(), Whole.RUN.err());
    }
}
