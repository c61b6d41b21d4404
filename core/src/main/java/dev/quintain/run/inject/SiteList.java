package dev.quintain.run.inject;

import dev.quintain.bytecode.CallSite;
import dev.quintain.bytecode.CallSite.Way;
import dev.quintain.bytecode.Handler;
import dev.quintain.engine.inject.Attempt;
import dev.quintain.engine.inject.InjectResult;
import dev.quintain.engine.inject.Pair;
import dev.quintain.engine.inject.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/** The file {@code sites.txt}: every call with its exceptions, their handlers, the test and what came of it. */
record SiteList(Project project, InjectResult result) {
    private static final String HEADING =
            String.join("\t", "call", "callee", "exception", "handler", "test", "outcome");

    void write(Path folder) throws IOException {
        var lines = new ArrayList<String>();
        lines.add(HEADING);
        var byTests = new HashSet<>(result.byTests());
        var impossible = new HashSet<>(result.impossible());
        for (CallSite site : project.sites()) {
            for (Way way : site.ways()) {
                var pair = new Pair(site, way);
                List<Attempt> attempts = result.attempts().stream()
                        .filter(attempt -> attempt.pair().equals(pair))
                        .toList();
                attempts.forEach(attempt -> lines.add(line(pair, attempt.test(), told(attempt))));
                if (attempts.isEmpty()) {
                    lines.add(line(
                            pair,
                            "",
                            byTests.contains(pair)
                                    ? "covered by the suite"
                                    : impossible.contains(site)
                                            ? "the callee declares no such exception"
                                            : result.open().contains(pair) ? "not covered" : "not executed"));
                }
            }
        }
        Files.write(folder.resolve("sites.txt"), lines);
    }

    private static String told(Attempt attempt) {
        String detail = attempt.verdict().detail();
        return attempt.verdict().outcome().title() + (detail.isEmpty() ? "" : ": " + detail.replaceAll("\\s+", " "));
    }

    private String line(Pair pair, String test, String outcome) {
        Optional<Handler> handler = project.handler(pair.way().handler());
        return String.join(
                "\t",
                pair.site().className() + ":" + pair.site().line(),
                pair.site().calleeName(),
                pair.exception(),
                handler.map(each -> each.kind().name().toLowerCase(java.util.Locale.ROOT) + " " + each.catches()
                                + " at " + each.line())
                        .orElse("further up"),
                test,
                outcome);
    }
}
