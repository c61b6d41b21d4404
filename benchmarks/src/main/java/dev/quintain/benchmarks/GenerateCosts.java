package dev.quintain.benchmarks;

import dev.quintain.benchmarks.Benchmarks.Part;
import dev.quintain.benchmarks.GenerationProgram.Target;
import dev.quintain.benchmarks.libraries.Libraries;
import dev.quintain.engine.StopSignal;
import dev.quintain.engine.generate.ExceptionPolicy;
import dev.quintain.engine.generate.GenerateEngine;
import dev.quintain.engine.generate.GenerateOptions;
import dev.quintain.engine.generate.GenerateResult;
import dev.quintain.engine.generate.Heuristics;
import dev.quintain.run.TestConditions;
import dev.quintain.sandbox.SandboxOptions;
import dev.quintain.subject.ClassPath;
import dev.quintain.subject.SubjectFinder;
import dev.quintain.worker.WorkerOptions;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/**
 * What generation costs on a library that does real work, in one worker: new sequences per second, where the time goes, and
 * how both fare over a long run. The system property {@code quintain.time} sets how long that is.
 */
final class GenerateCosts implements Part {
    private static final String JAR = "commons-codec-1.16.0";
    /** Libraries whose calls take little, and two of which many calls compute something. */
    private static final List<Target> OTHERS = List.of(
            Target.jar("commons-csv-1.10.0", "org.apache.commons.csv."),
            Target.jar("commons-math-1.1", "org.apache.commons.math."),
            Target.jar("commons-text-1.11.0", "org.apache.commons.text.", "commons-lang3-3.14.0"),
            Target.packageOf("bcprov-jdk18on-1.78.1", "org.bouncycastle.crypto.digests", "org.bouncycastle."));

    private static final int HEAP = 512;
    private static final double MEGABYTE = 1 << 20;

    @Override
    public void measure(Sheet sheet) throws IOException, InterruptedException {
        Duration time = Duration.parse("PT" + System.getProperty("quintain.time", "60s"));
        var watch = new Watch(time);
        GenerateResult result = engine(time).run(new StopSignal(), watch);
        Watch.Stretch whole = watch.whole();
        Shares shares = Shares.of(Target.jar(JAR, "org.apache.commons.codec."));
        Profile profile = shares.median();
        double nanosPerCall = 1e9 / whole.perCpuSecond() * result.sequences() / result.calls();

        sheet.begin("Generating for " + JAR + " in one worker, " + time.toSeconds() + " s");
        sheet.atLeast("new sequences per second of processor time", whole.perCpuSecond(), 20_000, "/s");
        sheet.note("the same by the clock", Sheet.text(whole.perSecond(), "/s"));
        sheet.note("calls in a sequence", Sheet.text((double) result.calls() / result.sequences(), ""));
        inside(sheet, shares);
        sheet.atMost("what a call costs for that", nanosPerCall * profile.calling(), 1_000, " ns");
        sheet.note(
                "with all else that is not the code under test",
                Sheet.text(nanosPerCall * (1 - profile.inside()), " ns"));
        for (Watch.Stretch stretch : watch.stretches()) {
            sheet.note(
                    "until " + stretch.untilSeconds() + " s",
                    Sheet.text(stretch.perCpuSecond(), "/s") + ", " + Sheet.text(stretch.liveBytes() / MEGABYTE, " MB")
                            + " alive of " + HEAP);
        }
        for (Target target : OTHERS) {
            sheet.begin("The same for " + target.name());
            inside(sheet, Shares.of(target));
        }
    }

    private static void inside(Sheet sheet, Shares shares) {
        Profile profile = shares.median();
        sheet.atLeast("processor time inside the code under test", 100 * profile.inside(), 50, " %");
        sheet.note("the least and the most of " + Shares.SEEDS + " seeds", shares.range());
        sheet.note("in calling it, and in putting back what it changed", Sheet.text(100 * profile.calling(), " %"));
        sheet.note("of that in probes and steps of its own code", Sheet.text(100 * profile.watching(), " %"));
    }

    private static GenerateEngine engine(Duration time) {
        Path jar = Libraries.jar(JAR);
        ClassPath classPath = ClassPath.of(List.of(jar));
        return engine(jar.toString(), classPath, time, TestConditions.generating(classPath, Set.of()));
    }

    /** As the command line sets it up, with one worker. */
    static GenerateEngine engine(String wanted, ClassPath classPath, Duration time, SandboxOptions conditions) {
        var options = new GenerateOptions(
                1,
                Optional.of(time),
                OptionalLong.empty(),
                OptionalLong.empty(),
                Heuristics.STANDARD,
                ExceptionPolicy.PAPER,
                List.of(),
                List.of(),
                GenerateOptions.Keep.NEW);
        var worker = new WorkerOptions(Path.of(System.getProperty("java.home")), HEAP, Duration.ofSeconds(10));
        return new GenerateEngine(
                SubjectFinder.find(List.of(wanted), classPath, false),
                options,
                conditions,
                worker.withQuickCompiler(),
                1,
                System::nanoTime);
    }
}
