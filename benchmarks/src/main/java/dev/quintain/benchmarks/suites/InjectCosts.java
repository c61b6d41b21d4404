package dev.quintain.benchmarks.suites;

import dev.quintain.benchmarks.Benchmarks.Part;
import dev.quintain.benchmarks.Sheet;
import dev.quintain.benchmarks.suites.SuiteJvm.Run;
import dev.quintain.benchmarks.suites.Turns.Way;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Real suites plain, with the agent that records their calls, and under {@code quintain inject}: table 1 of Artho, Biere
 * and Honiden 2007. The system property {@code quintain.suites} limits it to those whose names contain the text;
 * {@code quintain.turns} says how often each of them is run in each way.
 */
public final class InjectCosts implements Part {
    private static final String NONE = "^$";

    /** The shorter a suite is, the more often it can be run, and the more two runs of it differ. */
    private static final List<Wanted> SUITES = List.of(
            new Wanted("commons-fileupload:commons-fileupload:1.5", "", NONE, 21),
            new Wanted("commons-net:commons-net:3.11.1", "", ".*FunctionalTest|.*[.]POP3[^.]*Test", 5),
            new Wanted("commons-io:commons-io:2.16.1", "-Xmx128M", NONE, 5),
            new Wanted(
                    "org.apache.commons:commons-configuration2:2.10.1",
                    "--add-opens java.base/java.lang=ALL-UNNAMED",
                    ".*TestWebdavConfigurationBuilder",
                    7));

    /**
     * What is taken of a repository.
     *
     * @param jvmArguments that the library's own build gives its tests
     * @param exclude the tests that it leaves out
     * @param turns how often it is run in each way
     */
    private record Wanted(String coordinates, String jvmArguments, String exclude, int turns) {
        boolean isAskedFor() {
            return coordinates.contains(System.getProperty("quintain.suites", ""));
        }

        RealSuite fetch(Path folder) throws IOException, InterruptedException {
            List<String> arguments = jvmArguments.isEmpty() ? List.of() : List.of(jvmArguments.split(" "));
            return RealSuite.fetch(coordinates, folder.resolve(coordinates.replaceAll("\\W", "-")), arguments, exclude);
        }
    }

    private static final double GOAL = 1.1;
    private static final int TIMES = 3;

    @Override
    public void measure(Sheet sheet) throws Exception {
        Path folder = Files.createTempDirectory("quintain-suites");
        Map<RealSuite, Integer> suites = new LinkedHashMap<>();
        for (Wanted wanted : SUITES) {
            if (wanted.isAskedFor()) {
                suites.put(wanted.fetch(folder), Integer.getInteger("quintain.turns", wanted.turns()));
            }
        }
        inject(sheet, record(sheet, suites));
        sheet.remark("reports are in " + folder);
    }

    /** Returns the turns of each suite. */
    private static Map<RealSuite, Turns> record(Sheet sheet, Map<RealSuite, Integer> suites)
            throws IOException, InterruptedException {
        sheet.beginTable(
                "Suites with their calls recorded, in turns right after each other",
                List.of(
                        "suite",
                        "tests",
                        "failed",
                        "turns",
                        "plain",
                        "recorded",
                        "clock",
                        "with the start",
                        "from ... to",
                        "without",
                        "goal",
                        ""));
        Map<RealSuite, Turns> all = new LinkedHashMap<>();
        for (Map.Entry<RealSuite, Integer> suite : suites.entrySet()) {
            Turns turns = Turns.of(suite.getKey(), suite.getValue());
            sheet.row(overhead(suite.getKey(), turns));
            all.put(suite.getKey(), turns);
        }
        sheet.remark(
                "plain and recorded: the best run; ratios: medians of turns; with the start and without: of processor"
                        + " time, with that of the JVM's start and the agent's, and without");
        sheet.beginTable(
                "The first run of inject, in the same turns",
                List.of("suite", "by inject", "processor time", "from ... to", "clock", "from ... to"));
        all.forEach((suite, turns) -> sheet.row(List.of(
                suite.name(),
                seconds(turns.best(Way.BY_INJECT)),
                times(turns.median(Way.BY_INJECT, Run::cpuMillis)),
                turns.range(Way.BY_INJECT, Run::cpuMillis),
                times(turns.median(Way.BY_INJECT, Run::millis)),
                turns.range(Way.BY_INJECT, Run::millis))));
        sheet.remark("ratios of a plain run; the first run notes besides what each test leaves open, and tells of it");
        return all;
    }

    private static List<String> overhead(RealSuite suite, Turns turns) {
        double times = turns.median(Way.RECORDED, Run::cpuMillis);
        Run plain = turns.best(Way.PLAIN);
        return List.of(
                suite.name(),
                String.valueOf(plain.tests()),
                String.valueOf(plain.failed()),
                String.valueOf(turns.count()),
                seconds(plain) + start(plain),
                seconds(turns.best(Way.RECORDED)) + start(turns.best(Way.RECORDED)),
                times(turns.median(Way.RECORDED, Run::millis)),
                times(times),
                turns.range(Way.RECORDED, Run::cpuMillis),
                times(turns.median(Way.RECORDED, Run::testMillis)),
                "at most " + times(GOAL),
                times <= GOAL ? "met" : "MISSED");
    }

    private static void inject(Sheet sheet, Map<RealSuite, Turns> suites) throws IOException, InterruptedException {
        sheet.beginTable(
                "Suites under inject",
                List.of(
                        "suite",
                        "tests",
                        "time",
                        "of plain",
                        "all",
                        "executed",
                        "unexecuted",
                        "before",
                        "after",
                        "faults",
                        "repeated tests",
                        "at most",
                        ""));
        for (Map.Entry<RealSuite, Turns> suite : suites.entrySet()) {
            sheet.row(injected(suite.getKey(), suite.getValue().best(Way.PLAIN)));
        }
        sheet.remark(
                "times in seconds by the clock; time is that of the suite while inject records the calls of each test, of"
                        + " plain how many times the best plain run that is, repeated tests what those that were run again took at first, at most is "
                        + TIMES
                        + " times the plain suite and the repeated tests");
    }

    private static List<String> injected(RealSuite suite, Run plain) throws IOException, InterruptedException {
        List<String> lines = SuiteJvm.inject(suite);
        int heading = lines.indexOf(lines.stream()
                .filter(line -> line.startsWith("tests  time"))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(suite.name() + " was not injected into: " + lines)));
        var row = new ArrayList<>(List.of(suite.name()));
        row.addAll(List.of(lines.get(heading + 1).strip().split("  +")));
        double all = Double.parseDouble(row.get(3));
        double repeated = repeatedMillis(suite.report()) / 1e3;
        double goal = TIMES * plain.millis() / 1e3 + repeated;
        row.add(3, times(1e3 * Double.parseDouble(row.get(2)) / plain.millis()));
        row.addAll(List.of(one(repeated), one(goal), all <= goal ? "met" : "MISSED"));
        return row;
    }

    /** How long those tests took at first that were then run with exceptions injected, each as often as that. */
    private static long repeatedMillis(Path report) throws IOException {
        Map<String, Long> millis = new HashMap<>();
        rows(report.resolve("tests.txt")).forEach(test -> millis.merge(test[0], Long.parseLong(test[2]), Math::max));
        return rows(report.resolve("sites.txt")).stream()
                .mapToLong(site -> millis.getOrDefault(site[4], 0L))
                .sum();
    }

    private static List<String[]> rows(Path table) throws IOException {
        return Files.readAllLines(table).stream()
                .skip(1)
                .map(line -> line.split("\t", -1))
                .toList();
    }

    private static String one(double number) {
        return String.format(Locale.ROOT, "%.1f", number);
    }

    private static String seconds(Run run) {
        return String.format(
                Locale.ROOT, "%.1f s, %.1f s of processor time", run.millis() / 1e3, run.cpuMillis() / 1e3);
    }

    private static String start(Run run) {
        return String.format(Locale.ROOT, ", %.1f s of that before JUnit began", run.startMillis() / 1e3);
    }

    private static String times(double ratio) {
        return String.format(Locale.ROOT, "%.2f times", ratio);
    }
}
