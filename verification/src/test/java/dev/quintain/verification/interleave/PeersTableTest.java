package dev.quintain.verification.interleave;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.verification.interleave.ExploredMutants.Result;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The faults of monitors that were tried on other tools, each under the scenario of its component. */
class PeersTableTest {
    private static final String RECEIVE_LOOP = "while (taken == contents.length()) {";
    private static final String SEND_LOOP = "while (taken < contents.length()) {";
    private static final String WRITE_LOOP = "while (writing || readers > 0) {";

    private static final List<SourceMutant> FAULTY = List.of(
            producerConsumer("notify in both methods", "notifyAll();", "notify();"),
            producerConsumer("if for while, receive", RECEIVE_LOOP, RECEIVE_LOOP.replace("while", "if")),
            producerConsumer("if for while, send", SEND_LOOP, SEND_LOOP.replace("while", "if")),
            producerConsumer("no synchronized", "public synchronized ", "public "),
            producerConsumer(
                    "synchronized narrowed",
                    "public synchronized char receive() throws InterruptedException {\n        " + RECEIVE_LOOP
                            + "\n            wait();\n        }\n",
                    "public char receive() throws InterruptedException {\n        synchronized (this) {\n"
                            + RECEIVE_LOOP + "\n            wait();\n        }\n        }\n",
                    "        notifyAll();\n        return next;",
                    "        synchronized (this) { notifyAll(); }\n        return next;"),
            producerConsumer("no notify, receive", "taken++;\n        notifyAll();", "taken++;"),
            producerConsumer("no notify, send", "taken = 0;\n        notifyAll();", "taken = 0;"),
            producerConsumer("wrong condition, send", SEND_LOOP, "while (taken + 1 < contents.length()) {"),
            producerConsumer("wrong condition, receive", RECEIVE_LOOP, "while (contents.length() == 0) {"),
            readerWriter("notify for notifyAll in endWrite", "= false;\n        notifyAll();", "= false;\n notify();"),
            readerWriter("if for while, startRead", "while (writing) {", "if (writing) {"),
            readerWriter("if for while, startWrite", WRITE_LOOP, WRITE_LOOP.replace("while", "if")),
            readerWriter("no notify, endRead", "if (readers == 0) {\n            notifyAll();", "if (readers == 0) {"),
            readerWriter("no notify, endWrite", "= false;\n        notifyAll();", "= false;"),
            readerWriter("wrong condition", WRITE_LOOP, "while (writing) {"),
            readerWriter(
                    "synchronized narrowed",
                    "public synchronized void startWrite() throws InterruptedException {\n        " + WRITE_LOOP
                            + "\n            wait();\n        }",
                    "public void startWrite() throws InterruptedException {\n        synchronized (this) {\n"
                            + WRITE_LOOP + "\n            wait();\n        }\n        }"),
            new SourceMutant(
                    "ReadWritePriority",
                    "notify in releaseRead",
                    List.of(
                            "if (readers == 0) {\n            notifyAll();",
                            "if (readers == 0) {\n            notify();")),
            terminalPool("unsynchronised Vector", "new java.util.Vector<>()"),
            terminalPool("unsynchronised ArrayList", "new ArrayList<>()"));

    private static final List<SourceMutant> RIGHT = List.of(
            producerConsumer("as it is"),
            producerConsumer("notify in receive only", "taken++;\n        notifyAll();", "taken++;\n        notify();"),
            producerConsumer(
                    "notify in send only", "taken = 0;\n        notifyAll();", "taken = 0;\n        notify();"),
            readerWriter("as it is"),
            readerWriter(
                    "notify in endRead",
                    "if (readers == 0) {\n            notifyAll();",
                    "if (readers == 0) {\n            notify();"),
            new SourceMutant("ReadWritePriority", "as it is", List.of()),
            new SourceMutant("BlockingTerminalPool", "as it is", List.of()));

    @TempDir
    Path folder;

    private static SourceMutant producerConsumer(String name, String... changes) {
        return new SourceMutant("ProducerConsumer", name, List.of(changes));
    }

    private static SourceMutant readerWriter(String name, String... changes) {
        return new SourceMutant("ReaderWriter", name, List.of(changes));
    }

    private static SourceMutant terminalPool(String name, String list) {
        return new SourceMutant(
                "BlockingTerminalPool",
                name,
                List.of(
                        "List<Terminal> terminals = new ArrayList<>()",
                        "List<Terminal> terminals = " + list,
                        "public synchronized String[] names()",
                        "public String[] names()",
                        "public synchronized void add(Terminal terminal) {\n        terminals.add(terminal);\n"
                                + "        free.add(terminal);\n        notifyAll();",
                        "public void add(Terminal terminal) {\n        terminals.add(terminal);\n"
                                + "        synchronized (this) {\n free.add(terminal); notifyAll(); }",
                        "public synchronized boolean remove(Terminal terminal) {\n        free.remove(terminal);",
                        "public boolean remove(Terminal terminal) {\n synchronized (this) { free.remove(terminal); }"));
    }

    @Test
    void all_nineteen_faults_are_found() {
        Map<SourceMutant, Result> results =
                new ExploredMutants(folder).explore(FAULTY, "--explore=overlap", "--time", "5m");

        assertAll(results.entrySet().stream()
                .map(one -> () -> assertTrue(
                        one.getValue().isFound(),
                        one.getKey() + " " + one.getValue().out())));
        print(results);
    }

    @Test
    void all_seven_that_are_right_stay_green_in_every_schedule() {
        Map<SourceMutant, Result> results = new ExploredMutants(folder)
                .explore(RIGHT, "--explore=overlap", "--search", "depth_first", "--time", "5m");

        assertAll(results.entrySet().stream()
                .map(one -> () -> assertTrue(
                        one.getValue().exhausted(),
                        one.getKey() + " " + one.getValue().out())));
        print(results);
    }

    /** For the table in the documentation. */
    private static void print(Map<SourceMutant, Result> results) {
        results.forEach((mutant, result) -> System.out.println("| " + mutant + " | " + result.run() + " | "
                + (result.isFound() ? result.failing() : result.exhausted() ? "exhausted" : "more") + " |"));
    }
}
