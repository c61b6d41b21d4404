package dev.quintain.report;

import dev.quintain.finding.HuntSummary;
import dev.quintain.finding.RankedFinding;
import dev.quintain.finding.RunSummary;
import dev.quintain.finding.RunSummary.Gone;
import dev.quintain.finding.RunSummary.Problem;
import dev.quintain.finding.RunSummary.Standing;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
    private final Map<String, String> descriptions;

    private Baseline(Map<String, String> descriptions) {
        this.descriptions = descriptions;
    }

    /**
     * @param summaryJson what {@link SummaryJson} wrote
     * @throws IOException if it cannot be read or is something else
     */
    public static Baseline read(Path summaryJson) throws IOException {
        try {
            JsonNode findings =
                    new JsonMapper().readTree(Files.readString(summaryJson)).path("findings");
            if (!findings.isArray()) {
                throw new IOException(summaryJson + " is no summary.json of quintain");
            }
            var descriptions = new LinkedHashMap<String, String>();
            for (JsonNode finding : findings) {
                descriptions.put(
                        finding.path("fingerprint").asString(),
                        finding.path("operation").asString() + ": "
                                + finding.path("exception").asString());
            }
            return new Baseline(descriptions);
        } catch (JacksonException e) {
            throw new IOException(summaryJson + " is no JSON: " + e.getOriginalMessage(), e);
        }
    }

    /** The same summary, which now says what is new, known and gone. */
    public RunSummary compare(RunSummary summary) {
        List<Problem> problems = summary.problems().stream()
                .map(problem -> problem.as(standing(problem.finding().fingerprint())))
                .toList();
        Set<String> made = summary.problems().stream()
                .map(problem -> problem.finding().fingerprint())
                .collect(Collectors.toSet());
        return summary.against(problems, gone(made));
    }

    /** The same hunt, which now says what is new, known and gone. */
    public HuntSummary compare(HuntSummary summary) {
        List<RankedFinding> findings = summary.findings().stream()
                .map(finding -> finding.as(standing(finding.fingerprint())))
                .toList();
        Set<String> made =
                summary.findings().stream().map(RankedFinding::fingerprint).collect(Collectors.toSet());
        return summary.against(findings, gone(made));
    }

    private List<Gone> gone(Set<String> made) {
        return descriptions.entrySet().stream()
                .filter(known -> !made.contains(known.getKey()))
                .map(known -> new Gone(known.getKey(), known.getValue()))
                .toList();
    }

    private Standing standing(String fingerprint) {
        return descriptions.containsKey(fingerprint) ? Standing.KNOWN : Standing.NEW;
    }
}
