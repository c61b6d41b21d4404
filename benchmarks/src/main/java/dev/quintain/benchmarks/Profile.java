package dev.quintain.benchmarks;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordedStackTrace;
import jdk.jfr.consumer.RecordingFile;

/**
 * Where the time of generation goes, by samples that the JDK's Flight Recorder took.
 *
 * @param samples how many there are
 * @param inside the share of those in the code under test and in what it calls, our probes in it excluded
 * @param calling the share of those in our code that calls it, watches it, and puts back what it changed
 * @param watching the part of that in the probes and steps of rewritten code
 */
record Profile(int samples, double inside, double calling, double watching) {
    private static final String OURS = "dev.quintain.";
    /** Where sequences enter what they call. */
    private static final String DOOR = "dev.quintain.sandbox.Invoker";

    private static final String WATCHING = "dev.quintain.runtime.";
    private static final String HELPER = "helper";
    private static final List<String> CALLING =
            List.of(WATCHING, "dev.quintain.sandbox.", "dev.quintain.sequence.SequenceRunner");

    /**
     * @param underTest what names of classes under test begin with
     */
    static Profile of(Path recording, String underTest) throws IOException {
        List<String> places = RecordingFile.readAllEvents(recording).stream()
                .flatMap(event -> place(event, underTest).stream())
                .toList();
        return new Profile(
                places.size(),
                share(places, List.of(underTest)),
                share(places, CALLING),
                share(places, List.of(WATCHING)));
    }

    private static double share(List<String> places, List<String> prefixes) {
        return places.stream()
                .mapToInt(place -> prefixes.stream().anyMatch(place::startsWith) ? 1 : 0)
                .average()
                .orElse(Double.NaN);
    }

    /**
     * Whose code it is: what the JDK does is done for the one who called it. What a sequence itself calls of the JDK, to make
     * a list for instance, is neither the code under test nor ours.
     */
    private static Optional<String> place(RecordedEvent event, String underTest) {
        RecordedStackTrace stack = event.getStackTrace();
        if (!event.getEventType().getName().equals("jdk.ExecutionSample") || stack == null) {
            return Optional.empty();
        }
        List<String> names = stack.getFrames().stream()
                .filter(RecordedFrame::isJavaFrame)
                .map(frame -> frame.getMethod().getType().getName())
                .toList();
        for (int i = 0; i < names.size(); i++) {
            String name = names.get(i);
            if (name.startsWith(underTest) || (name.startsWith(OURS) && !name.startsWith(DOOR))) {
                return Optional.of(name);
            }
            if (name.startsWith(DOOR)) {
                return Optional.of(names.subList(0, i).stream().allMatch(Profile::isReflection) ? name : HELPER);
            }
        }
        return Optional.empty();
    }

    private static boolean isReflection(String name) {
        return name.startsWith("java.lang.reflect.") || name.startsWith("jdk.internal.reflect.");
    }
}
