package dev.quintain.run.hunt;

import dev.quintain.finding.GeneratedTest;
import dev.quintain.finding.HuntSummary;
import dev.quintain.finding.RankedFinding;
import dev.quintain.report.Baseline;
import dev.quintain.report.HuntReports;
import dev.quintain.report.SourceFolders;
import dev.quintain.run.PlaceNames;
import dev.quintain.run.TestFiles.Place;
import dev.quintain.subject.BadInput;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** Writes the reports of a hunt: while it goes on, so that whoever ends it has something, and at its end. */
final class HuntReporter {
    /** A report that is written too often costs time that the hunt needs. */
    private static final long BETWEEN_MILLIS = 5000;

    /** So many times as long as writing one takes nothing is written, if that is longer: of many classes it is large. */
    private static final long TIMES_AS_LONG = 20;

    /** So many times as long as one on the way takes the last report: its tests are compiled and copied first. */
    private static final int LAST_TAKES_TIMES = 3;

    private final HuntSetup setup;
    private final Stopwatch watch;
    private final Optional<Baseline> baseline;
    private final SourceFolders sources;
    private final Set<String> classes;
    private final Fingerprints fingerprints;
    private final AtomicInteger faults = new AtomicInteger();
    private @Nullable List<JobResult> unreported;
    private long next;
    private volatile long longestMillis;

    HuntReporter(HuntSetup setup, Stopwatch watch, Optional<Baseline> baseline) {
        this.setup = setup;
        this.watch = watch;
        this.baseline = baseline;
        this.sources = SourceFolders.seenFrom(Path.of(""), setup.target().sources());
        this.classes = Set.copyOf(setup.target().classNames());
        this.fingerprints = new Fingerprints(new PlaceNames(new ClassFiles(setup.target())::of));
    }

    /** How many there were when last something was told. */
    int faults() {
        return faults.get();
    }

    /** How long the last report will take, as far as those on the way tell. */
    Duration timeOfLast() {
        return Duration.ofMillis(longestMillis * LAST_TAKES_TIMES);
    }

    /** Reports what there is so far; if it just did, that waits for {@link #catchUp}. */
    synchronized void meanwhile(List<JobResult> results) {
        faults.set(new FaultList(results).size());
        unreported = results;
        try {
            writeIfDue();
        } catch (IOException e) {
            throw new BadInput("cannot write to " + out() + " (" + e.getMessage() + "); choose another --out");
        }
    }

    /** Reports what had to wait, when it is time. */
    synchronized void catchUp() {
        try {
            writeIfDue();
        } catch (IOException e) {
            // Who brings the next result is told, and ends the hunt.
            next = watch.millis() + BETWEEN_MILLIS;
        }
    }

    private void writeIfDue() throws IOException {
        long begun = watch.millis();
        List<JobResult> results = unreported;
        if (results == null || begun < next) {
            return;
        }
        var list = new FaultList(results);
        List<RankedFinding> findings = list.ranked(classes, fingerprints, new TestExcerpts(out())::shown);
        HuntReports.write(summary(results, list, findings, false), out(), sources);
        unreported = null;
        long now = watch.millis();
        // The first one, of nothing, has other things to wait for.
        longestMillis = results.isEmpty() ? longestMillis : Math.max(longestMillis, now - begun);
        next = now + Math.max(BETWEEN_MILLIS, (now - begun) * TIMES_AS_LONG);
    }

    /** Reports all when it is over; the tests of the list are put in one place then. */
    synchronized HuntSummary last(List<JobResult> results, boolean complete) throws IOException {
        unreported = null;
        var list = new FaultList(results);
        var tests = new HuntTests(setup);
        Map<GeneratedTest, Place> places = tests.write(list.leads());
        var excerpts = new TestExcerpts(out());
        List<RankedFinding> findings =
                list.ranked(classes, fingerprints, found -> shown(found, places, excerpts)).stream()
                        .filter(HuntReporter::canBeShown)
                        .toList();
        HuntSummary summary = summary(results, list, findings, complete);
        HuntReports.write(summary, out(), sources);
        // What is to be gone on with needs its tests.
        if (complete) {
            tests.cleanUp();
        }
        return summary;
    }

    /** What no test can show, as a call that no compiler takes for one method, only a note tells of. */
    private static boolean canBeShown(RankedFinding finding) {
        return finding.testFile() != null || !finding.source().isEmpty();
    }

    private Path out() {
        return setup.request().out();
    }

    private static Shown shown(EngineFinding found, Map<GeneratedTest, Place> places, TestExcerpts excerpts) {
        GeneratedTest test = found.problem().finding().test();
        Place place = test == null ? null : places.get(test);
        if (place != null) {
            return excerpts.shown(found, place.file(), place.method());
        }
        String file = found.problem().testFile();
        return test == null && file != null
                ? excerpts.shown(
                        found,
                        file.replaceFirst("^jobs/[^/]+/", ""),
                        found.problem().testMethod())
                : excerpts.shown(found, null, null);
    }

    private HuntSummary summary(
            List<JobResult> results, FaultList list, List<RankedFinding> findings, boolean complete) {
        HuntSummary summary = new HuntTotals(setup, results).summary(findings, list.notes(), complete, watch.millis());
        return baseline.map(since -> since.compare(summary, list.seen(fingerprints)))
                .orElse(summary);
    }
}
