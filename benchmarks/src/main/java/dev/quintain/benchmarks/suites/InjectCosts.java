package dev.quintain.benchmarks.suites;

import dev.quintain.benchmarks.Benchmarks.Part;
import dev.quintain.benchmarks.Sheet;
import dev.quintain.benchmarks.suites.SuiteJvm.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Real suites plain, with the agent that records their calls, and under {@code quintain inject}: table 1 of Artho, Biere
 * and Honiden 2007. The system property {@code quintain.suites} limits it to those whose names contain the text.
 */
public final class InjectCosts implements Part {
    private static final List<String> SUITES = List.of(
            "commons-fileupload:commons-fileupload:1.5",
            "commons-net:commons-net:3.11.1",
            "commons-io:commons-io:2.16.1",
            "org.apache.commons:commons-configuration2:2.10.1");

    private static final int ROUNDS = 3;
    private static final double GOAL = 1.1;

    @Override
    public void measure(Sheet sheet) throws Exception {
        Path folder = Files.createTempDirectory("quintain-suites");
        var suites = new ArrayList<RealSuite>();
        for (String coordinates : SUITES) {
            if (coordinates.contains(System.getProperty("quintain.suites", ""))) {
                suites.add(RealSuite.fetch(coordinates, folder.resolve(coordinates.replaceAll("\\W", "-"))));
            }
        }
        sheet.beginTable(
                "Suites with their calls recorded, the best of " + ROUNDS + " runs each",
                List.of("suite", "tests", "failed", "plain", "recorded", "clock", "processor time", "goal", ""));
        for (RealSuite suite : suites) {
            sheet.row(overhead(suite));
        }
        sheet.beginTable(
                "Suites under inject",
                List.of("suite", "tests", "time", "all", "executed", "unexecuted", "before", "after", "faults"));
        for (RealSuite suite : suites) {
            sheet.row(injected(suite));
        }
        sheet.remark("reports are in " + folder);
    }

    private static List<String> overhead(RealSuite suite) throws IOException, InterruptedException {
        Run plain = SuiteJvm.plain(suite);
        Run recording = SuiteJvm.recording(suite);
        for (int round = 1; round < ROUNDS; round++) {
            plain = plain.best(SuiteJvm.plain(suite));
            recording = recording.best(SuiteJvm.recording(suite));
        }
        double times = (double) recording.cpuMillis() / plain.cpuMillis();
        return List.of(
                suite.name(),
                String.valueOf(plain.tests()),
                String.valueOf(plain.failed()),
                seconds(plain),
                seconds(recording),
                times((double) recording.millis() / plain.millis()),
                times(times),
                "at most " + times(GOAL),
                times <= GOAL ? "met" : "MISSED");
    }

    private static List<String> injected(RealSuite suite) throws IOException, InterruptedException {
        List<String> lines = SuiteJvm.inject(suite);
        int heading = lines.indexOf(lines.stream()
                .filter(line -> line.startsWith("tests  time"))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(suite.name() + " was not injected into: " + lines)));
        var row = new ArrayList<>(List.of(suite.name()));
        row.addAll(List.of(lines.get(heading + 1).strip().split("  +")));
        return row;
    }

    private static String seconds(Run run) {
        return String.format(
                Locale.ROOT, "%.1f s, %.1f s of processor time", run.millis() / 1e3, run.cpuMillis() / 1e3);
    }

    private static String times(double ratio) {
        return String.format(Locale.ROOT, "%.2f times", ratio);
    }
}
