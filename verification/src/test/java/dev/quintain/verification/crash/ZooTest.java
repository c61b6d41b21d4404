package dev.quintain.verification.crash;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.verification.crash.Summary.Effect;
import dev.quintain.verification.crash.Summary.PassedOver;
import dev.quintain.verification.crash.Summary.Reported;
import dev.quintain.verification.crash.Summary.Space;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every class of the zoo gets the report that its package and its comment promise. */
class ZooTest {
    @TempDir
    Path folder;

    @Test
    void finds() throws Exception {
        Map<String, String> rules = Zoo.rulesInComments();
        Map<Boolean, List<String>> classes = rules.entrySet().stream()
                .collect(Collectors.partitioningBy(
                        entry -> entry.getValue().equals("MEMORY"),
                        Collectors.mapping(Map.Entry::getKey, Collectors.toList())));

        CommandRun memory = Zoo.run(
                folder.resolve("memory"), classes.getOrDefault(true, List.of()), "--heap", "64", "--test-limit", "20s");
        CommandRun rest =
                Zoo.run(folder.resolve("rest"), classes.getOrDefault(false, List.of()), "--test-limit", "400ms");

        var found = new TreeMap<String, List<String>>();
        Stream.of(memory, rest)
                .flatMap(run -> run.summary().findings().stream())
                .collect(Collectors.groupingBy(Reported::className))
                .forEach((name, findings) ->
                        found.put(name, findings.stream().map(Reported::rule).toList()));
        var expected = new TreeMap<String, List<String>>();
        rules.forEach((name, rule) -> expected.put(name, List.of(rule)));
        assertEquals(lines(expected), lines(found));
        assertAll(Stream.of(memory, rest).map(run -> () -> assertRanToTheEnd(run)));
        assertTrue(rest.summary().events().stream()
                .anyMatch(event -> event.what().startsWith("a worker died")
                        && event.where().equals(List.of("KillsItsWorker.kill()"))));
    }

    @Test
    void a_subject_that_exits_as_if_it_was_interrupted_does_not_hold_up_the_rest() {
        CommandRun run = Zoo.run(folder, List.of("zoo.allowed.ExitsAsIfInterrupted"), "--allow", "exit");

        assertEquals(
                List.of("KILLED_WORKER"),
                run.summary().findings().stream().map(Reported::rule).toList(),
                run.out());
        assertRanToTheEnd(run);
    }

    @Test
    void nor_does_one_that_exits_like_that_whenever_it_is_confirmed() {
        CommandRun run = Zoo.run(folder, List.of("zoo.allowed.ExitsWhenConfirmed"), "--allow", "exit");

        assertEquals(List.of(), run.summary().findings());
        assertEquals(
                List.of("a crash did not show again from a clean slate and is not reported"),
                run.summary().events().stream().map(Summary.Event::what).toList());
    }

    @ParameterizedTest
    @CsvSource({"files, writes", "network, connects", "processes, starts"})
    void what_is_allowed_happens_and_the_rest_is_refused(String allowed, String method) {
        CommandRun run = Zoo.run(folder, List.of("zoo.allowed.ReachesOut"), "--allow", allowed);

        assertEquals(
                List.of("ReachesOut." + method + "()"),
                run.summary().findings().stream().map(Reported::operation).toList(),
                run.out());
        var refused = new TreeSet<>(Set.of("files", "network", "processes"));
        refused.remove(allowed);
        assertEquals(
                refused,
                run.summary().effects().stream()
                        .map(Effect::allow)
                        .filter(allow -> !allow.isEmpty())
                        .collect(Collectors.toCollection(TreeSet::new)));
    }

    @Test
    void classes_of_the_jdk_are_guarded_too() throws Exception {
        Path victim = Files.writeString(folder.resolve("victim.txt"), "unharmed");
        Path values = Files.writeString(folder.resolve("values.txt"), "String \"" + victim + "\"\n");

        CommandRun run = CommandRun.crash(
                folder.resolve("out"), "--depth", "1", "--values", values.toString(), "java.util.Formatter");

        assertEquals("unharmed", Files.readString(victim));
        assertTrue(run.out().contains("such as writing " + victim), run.out());
        assertEquals(
                List.of("files"),
                run.summary().effects().stream()
                        .map(Effect::allow)
                        .filter(allow -> !allow.isEmpty())
                        .toList());
    }

    @Test
    void survives() throws Exception {
        Path victim = Path.of(System.getenv("ZOO_VICTIM"));
        Files.writeString(victim, "unharmed");

        CommandRun run = Zoo.run(folder, List.of("zoo.survives.*"), "--test-limit", "2s");

        assertEquals("unharmed", Files.readString(victim));
        assertTrue(Files.isWritable(victim));
        assertEquals(CommandRun.NOTHING_FOUND, run.exitCode(), run.out());
        assertEquals(List.of(), run.summary().findings());
        assertRanToTheEnd(run);
        assertEquals(
                Set.of("exit", "files", "network", "processes"),
                run.summary().effects().stream()
                        .map(Effect::allow)
                        .filter(allow -> !allow.isEmpty())
                        .collect(Collectors.toSet()));
        var undone = new TreeMap<>(run.summary().effects().stream()
                .filter(effect -> effect.allow().isEmpty())
                .collect(Collectors.toMap(Effect::what, Effect::tests)));
        // Whether the common pool is still busy at the end of the test that uses it is chance.
        String threads = "leaving threads running";
        assertTrue(undone.getOrDefault(threads, 0L) >= 5, undone.toString());
        undone.remove(threads);
        // Four of ours; in a fifth test the JDK of Java 17 sets one itself, which that of Java 25 does not.
        String properties = "changing system properties";
        assertTrue(List.of(4L, 5L).contains(undone.getOrDefault(properties, 0L)), undone.toString());
        undone.remove(properties);
        assertEquals(
                lines(new TreeMap<>(Map.of(
                        "replacing, closing or reading a standard stream", 7,
                        "changing the default locale", 1,
                        "changing the default time zone", 1,
                        "changing the handler of uncaught exceptions", 1,
                        "adding a shutdown hook", 1,
                        "changing the thread that runs the tests", 5,
                        "making or changing thread groups", 2))),
                lines(undone),
                "in how many tests of all classes");
        assertEquals(Zoo.methodsThatAreRefused(), refused(run));
        assertEquals(
                List.of(
                        "zoo.survives.HasAMutableEnum$Lamp: fields of the enum's constants cannot be put back",
                        "zoo.survives.RemembersInAnInterface$Notes: constants of an interface cannot be put back"),
                run.summary().events().stream()
                        .filter(event -> event.what().equals("needed a new class loader for the next test"))
                        .flatMap(event -> event.where().stream())
                        .toList());
    }

    @Test
    void classes_without_end_do_not_eat_the_memory_of_the_machine() throws Exception {
        CommandRun run = Zoo.run(folder, List.of("zoo.finds.DefinesClassesForever"), "--test-limit", "20s");

        assertEquals(
                List.of("MEMORY"),
                run.summary().findings().stream().map(Reported::rule).toList());
        assertTrue(Files.readString(folder.resolve("summary.json")).contains("\"message\": \"Metaspace\""));
        assertEquals(
                List.of("a worker was replaced: the memory was used up"),
                run.summary().events().stream().map(Summary.Event::what).toList());
    }

    @Test
    void files_without_end_are_refused() {
        CommandRun run = Zoo.run(folder, List.of("zoo.survives.FillsTheDisk"));

        assertTrue(
                run.out()
                        .contains("changing files in 9 tests: refused, such as writing more than 64 MB in a test;"
                                + " --allow files permits it"),
                run.out());
    }

    @Test
    void a_crash_of_the_virtual_machine_is_told_with_its_last_words() {
        CommandRun run = Zoo.run(folder, List.of("zoo.finds.KillsItsWorker"));

        assertTrue(
                run.summary().events().stream()
                        .anyMatch(event -> event.what().matches("a worker died \\(exit code \\d+, SIGSEGV in .*\\)")),
                run.out());
    }

    @Test
    void what_only_another_order_of_initialisers_gives_is_told_but_not_reported() {
        // One worker, so that one test meets what the other left behind.
        CommandRun run = Zoo.run(folder, List.of("zoo.survives.CyclicInitialisers"), "--workers", "1");

        assertEquals(List.of(), run.summary().findings());
        assertEquals(
                List.of("a crash did not show again from a clean slate and is not reported"),
                run.summary().events().stream().map(Summary.Event::what).toList());
    }

    @Test
    void messages_do_not_hang_on_identity_hash_codes() throws Exception {
        for (String name : List.of("one", "two")) {
            Zoo.run(folder.resolve(name), List.of("zoo.finds.CountsDigitsOfAHashCode"));
        }

        String message = "\"message\": \"Index " + 100 * "java.lang.Object@1".length() + " out of bounds";
        assertTrue(Files.readString(folder.resolve("one/summary.json")).contains(message));
        assertTrue(Files.readString(folder.resolve("two/summary.json")).contains(message));
    }

    private static Map<String, Long> refused(CommandRun run) {
        var refused = new TreeMap<String, Long>();
        run.summary().classes().stream()
                .filter(row -> row.refusedEffects() > 0)
                .forEach(row -> refused.put(row.name(), row.refusedEffects()));
        return refused;
    }

    @Test
    void passes() {
        CommandRun run = Zoo.run(folder, List.of("zoo.passes.*"));

        assertEquals(CommandRun.NOTHING_FOUND, run.exitCode(), run.out());
        assertEquals(List.of(), run.summary().findings());
        assertEquals(
                List.of(),
                run.summary().effects().stream()
                        .filter(effect -> !effect.allow().isEmpty())
                        .toList());
        assertRanToTheEnd(run);
    }

    @Test
    void blame() {
        assertOneFindingFor(
                Zoo.run(folder, List.of("zoo.blame.*"), "--test-limit", "1s"),
                "\\.reported\\w*\\(|^new (\\w+\\.)*Reported\\w*\\(");
    }

    @Test
    void shapes() {
        CommandRun run = Runs.shapes();

        assertOneFindingFor(run, "\\.divide\\(");
        assertEquals(
                Zoo.publicMethods("zoo/shapes", "divide") + 1,
                run.summary().findings().size());
        assertEquals(
                Set.of("java.lang.ArithmeticException"),
                run.summary().findings().stream().map(Reported::exception).collect(Collectors.toSet()));
    }

    private static void assertOneFindingFor(CommandRun run, String operations) {
        Pattern faulty = Pattern.compile(operations);
        var expected = new TreeMap<String, Long>();
        run.summary().spaces().stream()
                .map(Space::operation)
                .filter(operation -> faulty.matcher(operation).find())
                .forEach(operation -> expected.put(operation, 1L));
        var found = new TreeMap<>(run.summary().findings().stream()
                .collect(Collectors.groupingBy(Reported::operation, Collectors.counting())));
        assertEquals(CommandRun.FINDINGS, run.exitCode());
        assertEquals(lines(expected), lines(found));
        assertEquals(
                List.of(),
                run.summary().findings().stream()
                        .filter(finding -> finding.testFile().isEmpty())
                        .toList(),
                "findings without a test");
    }

    @Test
    void passes_over_what_cannot_be_tested_and_says_why() {
        CommandRun run = Zoo.run(folder, List.of("zoo.passedover.*"));

        Map<String, String> reasons = run.summary().passedOver().stream()
                .collect(Collectors.toMap(PassedOver::className, PassedOver::reason));
        assertEquals(
                Map.of(
                        "zoo.passedover.ASealedInterface", "it is an interface with no code of its own",
                        "zoo.passedover.AnAnnotation", "it is an interface with no code of its own",
                        "zoo.passedover.AnInterface", "it is an interface with no code of its own",
                        "zoo.passedover.OnlyConstants", "it has no public operation",
                        "zoo.passedover.OnlyPrivateMethods", "it has no public operation",
                        "zoo.passedover.PackagePrivate", "it is not public; --package-private tests it"),
                reasons);
        assertEquals(
                List.of(new Summary.Event(
                        "found no way to make the arguments",
                        2,
                        List.of("ASealedInterface.Never.divide(int)", "AnAbstractClass.divide(int)"))),
                run.summary().events());
        reasons.forEach((name, reason) -> assertTrue(
                run.out()
                        .lines()
                        .anyMatch(line -> line.strip().startsWith("passed over ")
                                && line.contains(name)
                                && line.endsWith(": " + reason)),
                run.out()));
    }

    @Test
    void package_private_classes_are_tested_if_asked_for() {
        CommandRun run = Zoo.run(folder, List.of("zoo.passedover.PackagePrivate"), "--package-private");

        assertEquals(
                List.of("PackagePrivate.divide(int)"),
                run.summary().findings().stream().map(Reported::operation).toList());
    }

    private static void assertRanToTheEnd(CommandRun run) {
        assertEquals(
                List.of(),
                run.summary().spaces().stream()
                        .filter(space -> space.run() != space.size().longValueExact())
                        .toList(),
                "operations of which not all tests were run");
    }

    /** One on each line, so that a difference is easy to see. */
    private static String lines(Map<String, ?> entries) {
        return entries.entrySet().stream().map(Object::toString).collect(Collectors.joining("\n"));
    }
}
