package dev.quintain.runtime.interleave;

import java.io.Serializable;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a sequence came to.
 *
 * @param testCases checks that were begun
 * @param faults in the order of time
 * @param leftBehind threads that did not end when they were interrupted
 * @param notes what else a reader should know, a sentence each
 */
public record Outcome(int testCases, List<Fault> faults, List<String> leftBehind, List<String> notes)
        implements Serializable {
    public Outcome {
        faults = List.copyOf(faults);
        leftBehind = List.copyOf(leftBehind);
        notes = List.copyOf(notes);
    }

    public boolean isRight() {
        return faults.isEmpty();
    }

    public long count(Fault.Kind kind) {
        return faults.stream().filter(fault -> fault.kind() == kind).count();
    }

    /** Whether another run came to the same, but for stacks, which may differ in the platform's own frames. */
    public boolean isSameAs(Outcome other) {
        return withoutRunningNumbers(brief()).equals(withoutRunningNumbers(other.brief()));
    }

    // Threads that nobody named are counted as long as the virtual machine lives.
    private static String withoutRunningNumbers(String text) {
        return text.replaceAll("\\b(Thread|pool)-\\d+\\b", "$1");
    }

    /** All of it on one line. */
    public String brief() {
        Stream<String> parts = Stream.of(
                        Stream.of(testCases + (testCases == 1 ? " test case" : " test cases")),
                        faults.isEmpty()
                                ? Stream.of("no error")
                                : faults.stream().map(Fault::toString),
                        leftBehind.isEmpty()
                                ? Stream.<String>empty()
                                : Stream.of("left behind: " + String.join(", ", leftBehind)),
                        notes.stream().sorted())
                .flatMap(part -> part);
        return parts.collect(Collectors.joining("; "));
    }

    /** All faults with their stacks, and the notes. */
    @Override
    public String toString() {
        String told = faults.stream().map(Outcome::told).collect(Collectors.joining("\n"));
        return told + notes.stream().map(note -> "\n" + note).collect(Collectors.joining());
    }

    private static String told(Fault fault) {
        return fault + fault.stack().stream().map(frame -> "\n    at " + frame).collect(Collectors.joining());
    }
}
