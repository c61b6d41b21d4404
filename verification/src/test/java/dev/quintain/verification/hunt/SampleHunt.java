package dev.quintain.verification.hunt;

import dev.quintain.finding.ClassProfile;
import dev.quintain.finding.Finding;
import dev.quintain.finding.Frame;
import dev.quintain.finding.HuntSummary;
import dev.quintain.finding.HuntSummary.CoveragePoint;
import dev.quintain.finding.HuntSummary.EngineRow;
import dev.quintain.finding.HuntSummary.HandlerRow;
import dev.quintain.finding.HuntSummary.Handlers;
import dev.quintain.finding.Rank;
import dev.quintain.finding.RankedFinding;
import dev.quintain.finding.Rule;
import dev.quintain.finding.RunSummary.Effect;
import dev.quintain.finding.RunSummary.Event;
import dev.quintain.finding.RunSummary.Gone;
import dev.quintain.finding.RunSummary.PassedOver;
import dev.quintain.finding.RunSummary.Standing;
import dev.quintain.finding.ScheduleStep;
import dev.quintain.finding.StateMachine;
import dev.quintain.finding.StateMachine.State;
import dev.quintain.finding.StateMachine.Transition;
import dev.quintain.finding.Thrown;
import dev.quintain.report.HuntReports;
import dev.quintain.report.SourceFolders;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** A hunt that never was, with something of everything that a page can show. */
final class SampleHunt {
    /** More of them than a picture shows. */
    private static final int HANDLING = 23;

    private static final String TEST = "tests/shop/CartErrorTest.java";
    private static final List<Rank> RANKS = List.of(Rank.HIGH, Rank.MEDIUM, Rank.LOW);

    private SampleHunt() {}

    /** Writes its reports: each finding in another class. */
    static Path write(Path folder, int findings, int classes) {
        return write(folder, findings, classes, number -> "shop.Cart" + number);
    }

    /** The same, with all findings but one in the same class. */
    static Path crowded(Path folder, int findings, int classes) {
        return write(folder, findings, classes, number -> "shop.Cart1");
    }

    private static Path write(Path folder, int findings, int classes, IntFunction<String> owner) {
        try {
            Files.createDirectories(folder.resolve(TEST).getParent());
            Files.writeString(folder.resolve(TEST), "class CartErrorTest {}");
            Files.createDirectories(folder.resolve("drafts"));
            Files.writeString(folder.resolve("drafts/shop.Till.conan"), "");
            HuntReports.write(summary(findings, classes, owner), folder, SourceFolders.seenFrom(folder, List.of()));
            return folder.resolve(HuntReports.PAGE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static HuntSummary summary(int count, int classes, IntFunction<String> owner) {
        var findings = new ArrayList<RankedFinding>();
        findings.add(threads());
        for (int i = 1; i < count; i++) {
            findings.add(fault(i, owner.apply(i), RANKS.get(i % 3)));
        }
        var profiles = new ArrayList<ClassProfile>();
        profiles.add(new ClassProfile(
                "shop.Till", List.of("interleave"), 2, 0, 0, 0, 0, 0, null, "drafts/shop.Till.conan", 0));
        for (int i = 1; i < classes; i++) {
            profiles.add(new ClassProfile(
                    "shop.Cart" + i,
                    List.of("crash", "generate"),
                    5,
                    1234,
                    5678,
                    12,
                    i % 41,
                    40,
                    machine(i),
                    null,
                    100));
        }
        return new HuntSummary(
                "shop",
                "quintain hunt shop",
                7,
                findings,
                profiles,
                List.of(new EngineRow("crash", "1,234 tests of single calls", 1, 2000)),
                List.of(new CoveragePoint(1000, 10), new CoveragePoint(3000, 30)),
                new Handlers("the tests in test-classes", 12, 30, 90, 110, handlers()),
                List.of(new Gone("gone", "Cart.size(): java.lang.AssertionError")),
                List.of(new PassedOver("shop.Hidden", "it is not public; --package-private tests it")),
                List.of(new Effect("writing a file", 3, "files", "prices.txt")),
                List.of(new Event("a worker died", 2, List.of("Cart.add(int)"))),
                true,
                5000,
                60000);
    }

    private static List<HandlerRow> handlers() {
        var rows = new ArrayList<HandlerRow>();
        rows.add(new HandlerRow("shop.warehouse.TheLongestNameOfAnyClassInThisWarehouse", 12, 24, 24));
        for (int i = 1; i < HANDLING; i++) {
            rows.add(new HandlerRow("shop.Cart" + i, i % 4, 25 - i, 25 - i / 2));
        }
        return rows;
    }

    private static StateMachine machine(int number) {
        return new StateMachine(
                "Cart" + number,
                List.of(new State("Empty", 0), new State("Default", 1)),
                List.of(
                        new Transition("Empty", "add(int)", "Default", ""),
                        new Transition("Default", "clear()", "Empty", "")));
    }

    private static RankedFinding fault(int number, String name, Rank rank) {
        var finding = new Finding(
                "crash",
                Rule.NULL_POINTER,
                name,
                "Cart" + number + ".add(int)",
                new Thrown(
                        "java.lang.NullPointerException",
                        "no <b>items</b>",
                        List.of(new Frame(name, "add", "Cart.java", 12))),
                "new Cart" + number + "().add(1)",
                number,
                true,
                null);
        return new RankedFinding(
                finding,
                name,
                "f" + number,
                rank,
                "a null pointer though nothing that was given is null",
                List.of("crash", "generate"),
                List.of(),
                number,
                TEST,
                "add_fails",
                "@Test\nvoid add_fails() {\n    new Cart" + number + "().add(1);\n}\n",
                List.of(),
                number % 4 == 0 ? Standing.KNOWN : Standing.NEW);
    }

    private static RankedFinding threads() {
        var finding = new Finding(
                "interleave",
                Rule.NOT_LINEARIZABLE,
                "shop.Market",
                "Till used by several threads",
                new Thrown("", "take() returned 1 twice", List.of()),
                "{take()} || {take()}",
                1,
                true,
                null);
        return new RankedFinding(
                finding,
                "shop.Till",
                "f0",
                Rank.HIGH,
                "it takes locks, so it is meant for several threads",
                List.of("interleave"),
                List.of(),
                1,
                null,
                null,
                "quintain interleave check shop.Till",
                List.of(
                        new ScheduleStep(0, "thread1", "Till.java:3", "reads count"),
                        new ScheduleStep(0, "thread2", "Till.java:3", "reads count"),
                        new ScheduleStep(0, "thread1", "Till.java:4", "writes count")),
                Standing.NEW);
    }
}
