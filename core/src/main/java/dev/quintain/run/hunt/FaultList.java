package dev.quintain.run.hunt;

import dev.quintain.finding.Finding;
import dev.quintain.finding.RankedFinding;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** One list of all that was found: the same fault is in it once, the likeliest come first. */
final class FaultList {
    private static final int OTHERS = 20;

    private static final Comparator<Catch> SHORTEST = Comparator.comparing(
                    (Catch each) -> !each.problem().finding().confirmed())
            .thenComparing(
                    each -> each.problem().testFile() == null && each.replay().isEmpty())
            .thenComparing(each -> Ranking.of(each.problem().finding()).rank())
            .thenComparing(each -> each.problem().finding().reproducer().length())
            .thenComparing(each -> each.problem().finding().reproducer())
            .thenComparing(Catch::engine);

    private final Map<Cause, List<Catch>> faults = new LinkedHashMap<>();

    FaultList(List<Haul> hauls) {
        hauls.forEach(haul -> haul.catches().forEach(this::add));
    }

    private void add(Catch caught) {
        faults.computeIfAbsent(Cause.of(caught.problem().finding()), cause -> new ArrayList<>())
                .add(caught);
    }

    int size() {
        return faults.size();
    }

    /** Those that stand for the faults. */
    List<Catch> leads() {
        return faults.values().stream().map(FaultList::lead).toList();
    }

    private static Catch lead(List<Catch> catches) {
        return catches.stream().min(SHORTEST).orElseThrow();
    }

    /**
     * The list.
     *
     * @param shown where the test of one is, and its source
     */
    List<RankedFinding> ranked(Function<Catch, Shown> shown) {
        Map<Cause, String> fingerprints = fingerprints();
        return faults.entrySet().stream()
                .map(fault -> ranked(fingerprints.getOrDefault(fault.getKey(), ""), fault.getValue(), shown))
                .sorted(Comparator.comparing(RankedFinding::rank)
                        .thenComparing(each -> each.finding().rule())
                        .thenComparing(each -> each.finding().className())
                        .thenComparing(each -> each.finding().reproducer()))
                .toList();
    }

    private static RankedFinding ranked(String fingerprint, List<Catch> catches, Function<Catch, Shown> shown) {
        Catch lead = lead(catches);
        Finding finding = lead.problem().finding();
        Ranking ranking = Ranking.of(finding);
        Shown test = shown.apply(lead);
        return new RankedFinding(
                finding,
                fingerprint,
                ranking.rank(),
                ranking.reason(),
                catches.stream().map(Catch::engine).distinct().sorted().toList(),
                catches.stream()
                        .map(each -> each.problem().finding().operation())
                        .filter(operation -> !operation.equals(finding.operation()))
                        .distinct()
                        .sorted()
                        .limit(OTHERS)
                        .toList(),
                catches.stream()
                        .mapToLong(each -> each.problem().finding().occurrences())
                        .sum(),
                test.file(),
                test.method(),
                test.source(),
                lead.schedule(),
                null);
    }

    /** They do without lines, which move; several in the same method are numbered as they come there. */
    private Map<Cause, String> fingerprints() {
        Map<Cause, String> names = new HashMap<>();
        Map<String, List<Cause>> alike =
                faults.keySet().stream().collect(Collectors.groupingBy(cause -> cause.kind() + "\n" + cause.place()));
        alike.forEach((key, causes) -> {
            causes.sort(Comparator.comparing(Cause::line));
            for (int i = 0; i < causes.size(); i++) {
                names.put(causes.get(i), hash(key + (i == 0 ? "" : "\n" + i)));
            }
        });
        return names;
    }

    private static String hash(String key) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(key.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every JDK has SHA-256", e);
        }
    }
}
