package dev.quintain.run.inject;

import dev.quintain.bytecode.CallSite;
import dev.quintain.bytecode.CallSite.Way;
import dev.quintain.bytecode.Handler;
import dev.quintain.engine.inject.Attempt;
import dev.quintain.engine.inject.InjectResult;
import dev.quintain.engine.inject.Pair;
import dev.quintain.engine.inject.Project;
import dev.quintain.engine.inject.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The file {@code sites.txt}: every call with its exceptions, their handlers, the test and what came of it. */
record SiteList(Project project, InjectResult result) {
    private static final String HEADING =
            String.join("\t", "call", "callee", "exception", "handler", "test", "outcome");

    void write(Path folder) throws IOException {
        Map<Pair, List<Attempt>> attempts = result.attempts().stream().collect(Collectors.groupingBy(Attempt::pair));
        Set<CallSite> executed = executed();
        var lines = new ArrayList<String>();
        lines.add(HEADING);
        for (CallSite site : project.sites()) {
            for (Way way : site.ways()) {
                var pair = new Pair(site, way);
                List<Attempt> tried = attempts.getOrDefault(pair, List.of());
                tried.forEach(attempt -> lines.add(line(pair, attempt.test(), told(attempt))));
                if (tried.isEmpty()) {
                    lines.add(line(pair, "", untried(pair, executed)));
                }
            }
        }
        Files.write(folder.resolve("sites.txt"), lines);
    }

    /** The calls that were made. */
    private Set<CallSite> executed() {
        var executed = new HashSet<>(result.impossible());
        Stream.of(
                        result.byTests(),
                        result.open(),
                        result.attempts().stream().map(Attempt::pair).toList())
                .flatMap(List::stream)
                .forEach(pair -> executed.add(pair.site()));
        return executed;
    }

    private String untried(Pair pair, Set<CallSite> executed) {
        if (result.byTests().contains(pair)) {
            return "covered by the suite";
        }
        if (result.open().contains(pair)) {
            return "not covered";
        }
        return executed.contains(pair.site()) ? "the callee declares no such exception" : "not executed";
    }

    private static String told(Attempt attempt) {
        Verdict verdict = attempt.verdict();
        return verdict.outcome().title()
                + (verdict.detail().isEmpty() ? "" : ": " + verdict.detail().replaceAll("\\s+", " "))
                + (attempt.isOnTheWay() ? "; its handler was not reached" : "");
    }

    private String line(Pair pair, String test, String outcome) {
        Optional<Handler> handler = project.handler(pair.way().handler());
        return String.join(
                "\t",
                pair.site().className() + ":" + pair.site().line(),
                pair.site().calleeName(),
                pair.exception(),
                pair.way().isShort() ? "none" : handler.map(Handler::title).orElse("further up"),
                test,
                outcome);
    }
}
