package dev.quintain.verification.interleave;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.quintain.verification.interleave.MutantRuns.Detected;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Faulty components that their scripts must see. */
class MutantsTest {
    @TempDir
    Path folder;

    /** Two are in the paper's own words; the others are of the same kind. */
    private static final List<SourceMutant> READERS_WRITERS = List.of(
            readerWriter(
                    "notify for notifyAll",
                    "        writing = false;\n        notifyAll();",
                    "        writing = false;\n        notify();"),
            readerWriter("if for while: readers", "while (writing) {", "if (writing) {"),
            readerWriter("if for while: writers", "while (writing || readers > 0) {", "if (writing || readers > 0) {"),
            readerWriter(
                    "readers do not notify", "        if (readers == 0) {\n            notifyAll();\n        }\n", ""),
            readerWriter(
                    "writers do not notify",
                    "        writing = false;\n        notifyAll();",
                    "        writing = false;"),
            readerWriter("writers do not wait for readers", "while (writing || readers > 0)", "while (writing)"),
            readerWriter("readers do not wait", "while (writing) {", "while (readers < 0) {"));

    private static SourceMutant readerWriter(String name, String from, String to) {
        return new SourceMutant("ReaderWriter", name, List.of(from, to));
    }

    @Test
    void all_seven_mutants_of_readers_and_writers_die() {
        Map<SourceMutant, Detected> results = new MutantRuns(folder).run(READERS_WRITERS, Interleaved.SCRIPTS);

        assertEquals(7, results.values().stream().filter(Detected::isDead).count(), results.toString());
    }

    /** Section 5.8: the faults of the three components from industry, found in the way that the paper says. */
    @Test
    void the_faults_of_the_components_from_industry_are_found() {
        var list = new SourceMutant(
                "BlockingTerminalPool",
                "the list is made, and changed, without synchronisation",
                List.of(
                        "public synchronized String[] names()",
                        "public String[] names()",
                        "public synchronized void add(Terminal terminal) {\n        terminals.add(terminal);\n        free.add(terminal);\n        notifyAll();",
                        "public void add(Terminal terminal) {\n        terminals.add(terminal);\n        synchronized (this) {\n            free.add(terminal);\n            notifyAll();\n        }",
                        "public synchronized boolean remove(",
                        "public boolean remove("));
        var timeout = new SourceMutant(
                "JDBCConnectionPool",
                "what throws at the end of the time is never reached",
                List.of(
                        "            if (timeout > 0 && left <= 0) {\n                throw new IllegalStateException(\"no connection was free for \" + timeout + \" ms\");\n            }\n            wait(timeout == 0 ? 0 : left);\n        }",
                        "            wait(timeout == 0 ? 0 : Math.max(1, left));\n        }\n        if (free.isEmpty()) {\n            throw new IllegalStateException(\"no connection was free for \" + timeout + \" ms\");\n        }"));
        var race = new SourceMutant(
                "RecordInputStream",
                "the check of the size and the removal are not one",
                List.of(
                        "public synchronized int read() throws InterruptedException {\n        while (size == 0 && !closed) {\n            wait();\n        }",
                        "public int read() throws InterruptedException {\n        while (size == 0 && !closed) {\n            synchronized (this) {\n                if (size == 0 && !closed) wait();\n            }\n        }",
                        "private int remove() {",
                        "private synchronized int remove() {"));
        var one = new SourceMutant(
                "RecordInputStream",
                "only one is notified when it is closed",
                List.of("        closed = true;\n        notifyAll();", "        closed = true;\n        notify();"));
        var flag = new SourceMutant(
                "RecordInputStream",
                "a flag stops further notifications",
                List.of(
                        "    private boolean closed;",
                        "    private boolean closed;\n    private boolean notified;",
                        "        size++;\n        notifyAll();",
                        "        size++;\n        if (!notified) {\n            notified = true;\n            notifyAll();\n        }"));

        Map<SourceMutant, Detected> results =
                new MutantRuns(folder).run(List.of(list, timeout, race, one, flag), Interleaved.SCRIPTS);

        assertEquals(Map.of(8, "value", 9, "exception, value"), found(results, list));
        assertEquals(Map.of(2, "liveness"), found(results, timeout));
        assertEquals("exception, value", found(results, race).get(8));
        assertEquals("liveness", found(results, one).get(6));
        // The thread that is not woken also leaves its record to the next one.
        assertEquals("liveness, value", found(results, flag).get(4));
    }

    private static Map<Integer, String> found(Map<SourceMutant, Detected> results, SourceMutant mutant) {
        return Objects.requireNonNull(results.get(mutant)).kinds();
    }
}
