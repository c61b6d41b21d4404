package dev.quintain.benchmarks.libraries;

import dev.quintain.benchmarks.Benchmarks.Part;
import dev.quintain.benchmarks.Sheet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The experiment on libraries of Pacheco and others (2007, figure 7), with what users ask of the suites today: that they
 * compile, hold, and cover something. The system property {@code quintain.libraries} limits it to those whose names
 * contain the text, {@code quintain.time} sets the time for each.
 */
public final class Libraries implements Part {
    private final List<String> options;
    private final String title;

    private Libraries(String title, List<String> options) {
        this.title = title;
        this.options = options;
    }

    public static Libraries directed() {
        return new Libraries("Libraries", List.of());
    }

    /** The same without any guidance (section 3.2.3). */
    public static Libraries undirected() {
        return new Libraries("Libraries, undirected", List.of("--undirected"));
    }

    /** One of the jars. */
    public static Path jar(String name) {
        return Library.file(Tools.libraries(), name);
    }

    private static List<Library> all() {
        Path folder = Tools.libraries();
        return List.of(
                Library.jar(
                        folder,
                        "commons-chain-1.1",
                        0,
                        "commons-logging-1.1.1",
                        "commons-digester-1.6",
                        "commons-beanutils-1.7.0"),
                Library.jar(folder, "commons-collections-3.2.1", 65),
                Library.jar(
                        folder,
                        "commons-jelly-1.0",
                        0,
                        "commons-logging-1.1.1",
                        "commons-beanutils-1.7.0",
                        "commons-collections-3.2.1",
                        "commons-jexl-1.0",
                        "dom4j-1.5.2"),
                Library.jar(folder, "commons-logging-1.1.1", 0),
                Library.jar(folder, "commons-math-1.1", 90, "commons-logging-1.1.1"),
                Library.jar(folder, "commons-primitives-1.0", 85),
                Library.jar(folder, "commons-lang3-3.14.0", 65),
                Library.jar(folder, "commons-codec-1.16.0", 86),
                Library.jar(folder, "commons-csv-1.10.0", 86),
                Library.jar(folder, "commons-collections4-4.4", 65),
                Library.ofJdk("java.util.*"),
                Library.ofJdk("javax.xml..*"));
    }

    @Override
    public void measure(Sheet sheet) throws Exception {
        String time = System.getProperty("quintain.time", "60s");
        String wanted = System.getProperty("quintain.libraries", "");
        sheet.beginTable(
                title + ", " + time + " each",
                List.of(
                        "library",
                        "classes",
                        "tests",
                        "violations",
                        "reports",
                        "lines",
                        "branches",
                        "goal",
                        "sequences/s",
                        "calls/s",
                        "wall time",
                        "peak memory",
                        "passed twice, in any order",
                        "error tests that fail"));
        Path folder = Files.createTempDirectory("quintain-libraries");
        for (Library library : all()) {
            if (library.name().contains(wanted)) {
                Path out = folder.resolve(library.name().replaceAll("\\W+", "-"));
                try {
                    sheet.row(row(library, out, time));
                } catch (IllegalStateException e) {
                    // The others can still be measured.
                    sheet.row(List.of(
                            library.name(),
                            "FAILED: "
                                    + String.valueOf(e.getMessage())
                                            .lines()
                                            .findFirst()
                                            .orElse("")));
                }
            }
        }
        sheet.remark("suites and reports are in " + folder);
    }

    private List<String> row(Library library, Path out, String time) throws IOException, InterruptedException {
        var arguments = new ArrayList<>(List.of("--time", time));
        arguments.addAll(options);
        Generation run = Generation.of(library, out, arguments);
        Suites suites = Suites.compile(library, out);
        Suites.Result once = suites.regressions(1);
        Suites.Result twice = suites.regressions(2);
        Suites.Result errors = suites.errors();
        Covered covered =
                library.jar().isPresent() ? Covered.of(library.jar().get(), once.coverage()) : new Covered(0, 0);
        boolean measured = library.jar().isPresent();
        double seconds = run.seconds();
        return List.of(
                library.name(),
                count(run.classes()),
                count(once.found()),
                count(run.violations()),
                count(run.reports()),
                measured ? percent(covered.lines()) : "",
                measured ? percent(covered.branches()) : "",
                library.goal() == 0
                        ? ""
                        : library.goal() + " %" + (covered.branches() >= library.goal() ? "" : " MISSED"),
                count(Math.round(run.sequences() / seconds)),
                count(Math.round(run.calls() / seconds)),
                String.format(Locale.ROOT, "%.0f s", seconds),
                count(run.peakMegabytes()) + " MB",
                count(once.passed()) + ", " + count(twice.passed()),
                count(errors.failed()) + " of " + count(errors.found()));
    }

    private static String count(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f %%", share);
    }
}
