package dev.quintain.report;

import dev.quintain.finding.ClassProfile;
import dev.quintain.finding.HuntSummary;
import dev.quintain.finding.RankedFinding;
import dev.quintain.finding.RunSummary;
import dev.quintain.finding.RunSummary.Gone;
import dev.quintain.finding.RunSummary.Problem;
import dev.quintain.finding.RunSummary.Standing;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The findings of an earlier run, against which a new one is held. */
public final class Baseline {
    private final Map<String, Known> known;

    private Baseline(Map<String, Known> known) {
        this.known = known;
    }

    /**
     * @param className the class that it is in
     * @param through the one that was called
     */
    private record Known(String className, String through, String description) {
        boolean isOfAny(Set<String> classes) {
            return classes.contains(className) || classes.contains(through);
        }
    }

    /**
     * @param summaryJson what {@link SummaryJson} or {@link HuntJson} wrote
     * @param engine whose findings it must have: each has its own names for them, so that nothing would be found again
     * @throws IOException if it cannot be read or is something else; its message says what it is
     */
    public static Baseline read(Path summaryJson, String engine) throws IOException {
        JsonNode root = parsed(Files.readAllBytes(summaryJson));
        if (!root.path("tool").asString("").equals("quintain")) {
            throw new IOException("it is no summary.json of quintain");
        }
        if (root.path("format").asInt(0) != SummaryJson.FORMAT) {
            throw new IOException("it has format " + root.path("format").asString("none")
                    + ", and this version of quintain knows format " + SummaryJson.FORMAT + " only");
        }
        String written = root.path("engine").asString("");
        if (!written.equals(engine)) {
            throw new IOException("it is of quintain " + written + ", whose findings have other names");
        }
        if (!root.path("findings").isArray()) {
            throw new IOException("it has no list of findings");
        }
        try {
            return new Baseline(known(root.path("findings")));
        } catch (JacksonException e) {
            throw new IOException("its findings are damaged", e);
        }
    }

    private static JsonNode parsed(byte[] text) throws IOException {
        try {
            return new JsonMapper().readTree(text);
        } catch (JacksonException e) {
            throw new IOException("it is no JSON", e);
        }
    }

    private static Map<String, Known> known(JsonNode findings) {
        var known = new LinkedHashMap<String, Known>();
        for (JsonNode finding : findings) {
            String className = finding.path("class").asString();
            known.put(
                    finding.path("fingerprint").asString(),
                    new Known(
                            className,
                            finding.path("through").asString(className),
                            finding.path("operation").asString() + ": "
                                    + finding.path("exception").asString()));
        }
        return known;
    }

    /** The same summary, which now says what is new, known and gone. */
    public RunSummary compare(RunSummary summary) {
        List<Problem> problems = summary.problems().stream()
                .map(problem -> problem.as(standing(problem.finding().fingerprint())))
                .toList();
        Set<String> made = summary.problems().stream()
                .map(problem -> problem.finding().fingerprint())
                .collect(Collectors.toSet());
        return summary.against(problems, gone(made, Set.of()));
    }

    /**
     * The same hunt, which now says what is new, known and gone.
     *
     * @param seen fingerprints of faults that are not gone, though they may not be in the list
     */
    public HuntSummary compare(HuntSummary summary, Set<String> seen) {
        List<RankedFinding> findings = summary.findings().stream()
                .map(finding -> finding.as(standing(finding.fingerprint())))
                .toList();
        Set<String> made = new HashSet<>(seen);
        summary.findings().forEach(finding -> made.add(finding.fingerprint()));
        Set<String> untried = summary.classes().stream()
                .filter(ClassProfile::isUntried)
                .map(ClassProfile::className)
                .collect(Collectors.toSet());
        return summary.against(findings, gone(made, untried));
    }

    /** What was not made again, but for where nothing was tried. */
    private List<Gone> gone(Set<String> made, Set<String> untried) {
        return known.entrySet().stream()
                .filter(each ->
                        !made.contains(each.getKey()) && !each.getValue().isOfAny(untried))
                .map(each -> new Gone(each.getKey(), each.getValue().description()))
                .toList();
    }

    private Standing standing(String fingerprint) {
        return known.containsKey(fingerprint) ? Standing.KNOWN : Standing.NEW;
    }
}
