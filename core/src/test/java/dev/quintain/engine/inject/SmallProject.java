package dev.quintain.engine.inject;

import dev.quintain.bytecode.CallSite;
import dev.quintain.bytecode.CallSite.Way;
import dev.quintain.bytecode.ClassSites;
import dev.quintain.bytecode.Handler;
import dev.quintain.bytecode.Handler.Kind;
import dev.quintain.runtime.inject.TestRun;
import dev.quintain.runtime.inject.TestRun.Failure;
import dev.quintain.runtime.inject.TestRun.Status;
import dev.quintain.runtime.inject.TrialReport;
import dev.quintain.runtime.inject.TrialReport.Shot;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A class {@code shop.Prices} with two calls, each with a handler of its own, and what its tests come to. */
final class SmallProject {
    static final int READ = 1;
    static final int CLOSE = 2;
    static final String IO = "java.io.IOException";

    static final Project PROJECT = new Project(
            List.of(
                    new ClassSites(
                            "shop.Prices",
                            List.of(site(READ, 10, "read"), site(CLOSE, 20, "close")),
                            List.of(handler(1, 12), handler(2, 22))),
                    new ClassSites("shop.Till", List.of(), List.of())),
            Set.of("shop.PricesTest"),
            (name, of) -> name.equals(of));

    private SmallProject() {}

    /** The same class, where the handler of the first call takes only a special case of what is declared. */
    static Project withSpecialCase(String exception) {
        return withCall("load()V", new Way(exception, READ, true));
    }

    /** The same class, where the first call is made when it is initialised. */
    static Project withInitialiser() {
        return withCall("<clinit>()V", new Way(IO, READ, false));
    }

    /** The same class, where the handler of the first call does nothing. */
    static Project withIdleHandler() {
        Handler busy = handler(1, 12);
        var idle = new Handler(
                1, busy.kind(), busy.className(), busy.method(), busy.catches(), busy.line(), busy.lastLine(), true);
        return new Project(
                List.of(new ClassSites("shop.Prices", List.of(site(READ, 10, "read")), List.of(idle))),
                Set.of("shop.PricesTest"),
                (name, of) -> name.equals(of));
    }

    private static Project withCall(String method, Way way) {
        CallSite read = site(READ, 10, "read");
        CallSite special = new CallSite(
                read.number(),
                read.className(),
                method,
                read.line(),
                read.file(),
                read.owner(),
                read.callee(),
                read.descriptor(),
                read.open(),
                read.after(),
                List.of(way));
        return new Project(
                List.of(
                        new ClassSites("shop.Prices", List.of(special), List.of(handler(1, 12))),
                        new ClassSites("shop.Till", List.of(), List.of())),
                Set.of("shop.PricesTest"),
                (name, of) -> name.equals(of));
    }

    private static CallSite site(int number, int line, String callee) {
        return new CallSite(
                number,
                "shop.Prices",
                "load()V",
                line,
                "Prices.java",
                "java.io.Reader",
                callee,
                "()V",
                true,
                false,
                List.of(new Way(IO, number, false)));
    }

    private static Handler handler(int number, int line) {
        return new Handler(number, Kind.CATCH, "shop.Prices", "load()V", IO, line, line + 3, false);
    }

    static Pair pair(int site) {
        CallSite call = PROJECT.site(site);
        return new Pair(call, call.ways().get(0));
    }

    /** A test that passes and makes those calls. */
    static TestRun passing(String name, Integer... sites) {
        return run(name, Status.PASSED, null, List.of(), List.of(), sites);
    }

    /** A test in which an exception was injected at a call and reached its handler. */
    static TestRun injected(String name, int site, Status status, @Nullable Failure failure, String... leftOpen) {
        return run(
                name,
                status,
                failure,
                List.of(new Shot(site, IO, List.of(site), false, true, "shop.PricesTest.load:7")),
                List.of(leftOpen),
                site);
    }

    @SuppressWarnings("NullAway") // no failure is null there
    private static TestRun run(
            String name,
            Status status,
            @Nullable Failure failure,
            List<Shot> shots,
            List<String> leftOpen,
            Integer... sites) {
        Map<Integer, List<String>> hits = new TreeMap<>();
        Arrays.stream(sites).forEach(site -> hits.put(site, TrialReport.AS_DECLARED));
        return new TestRun(name, "shop.PricesTest." + name, status, failure, 1, report(hits, shots), leftOpen);
    }

    private static TrialReport report(Map<Integer, List<String>> hits, List<Shot> shots) {
        return new TrialReport(hits, List.of(), shots);
    }

    static Failure failure(String type, boolean injected, String className, int line) {
        return new Failure(
                List.of(type, "java.lang.Throwable"),
                "message",
                List.of(new StackTraceElement(className, "load", "Some.java", line)),
                injected,
                List.of());
    }
}
