package dev.quintain.run.hunt;

import dev.quintain.bytecode.Synchronisation;
import dev.quintain.engine.StopSignal;
import dev.quintain.engine.interleave.Draft;
import dev.quintain.finding.RunSummary.Event;
import dev.quintain.run.TimedStop;
import dev.quintain.run.interleave.DraftRun;
import dev.quintain.subject.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Drafts scripts for classes in which threads wait for each other, or take locks. */
final class HuntDrafts {
    /** A draft that takes longer is for those who ask for it. */
    private static final Duration LONGEST = Duration.ofSeconds(20);

    /** So long it may take on a busy machine until a worker is there and has tried every call. */
    private static final Duration SHORTEST = Duration.ofSeconds(10);

    private final HuntSetup setup;
    private final Map<String, String> files = new HashMap<>();
    private final List<Event> events = new ArrayList<>();

    HuntDrafts(HuntSetup setup) {
        this.setup = setup;
    }

    /** Those of some classes that there is something to draft for. */
    List<String> applicable(List<String> classes) {
        return classes.stream().filter(this::isApplicable).toList();
    }

    private boolean isApplicable(String className) {
        Synchronisation how = setup.target().synchronisation(className);
        return how.waiting() || how.locking();
    }

    /** Drafts one, in about so much time. */
    void write(String className, Duration share, StopSignal stop) {
        Duration longest = Collections.min(List.of(Collections.max(List.of(share, SHORTEST)), LONGEST));
        Draft draft = draft(className, longest, stop);
        if (!draft.trouble().isEmpty()) {
            tell("could not draft a script: " + draft.trouble(), className);
            return;
        }
        draft.suspects().forEach(suspect -> tell("a draft has a call that does not complete: " + suspect, className));
        files.put(className, write(draft, className));
    }

    private Draft draft(String className, Duration longest, StopSignal stop) {
        List<Path> paths = setup.target().subject().classPath().paths();
        try (var end = TimedStop.within(longest, stop)) {
            return new DraftRun(paths, setup.request().javaHome()).run(className, end.signal());
        }
    }

    private void tell(String what, String className) {
        events.add(new Event(what, 1, List.of(className)));
    }

    /** Returns the name of the file, relative to the folder of the hunt. */
    private String write(Draft draft, String className) {
        String file = "drafts/" + className + ".conan";
        Path target = setup.request().out().resolve(file);
        try {
            Files.createDirectories(target.getParent());
            Files.writeString(target, draft.script());
            return file;
        } catch (IOException e) {
            throw new BadInput(
                    "cannot write to " + setup.request().out() + " (" + e.getMessage() + "); choose another --out");
        }
    }

    /** The scripts by class, relative to the folder of the hunt. */
    Map<String, String> files() {
        return files;
    }

    List<Event> events() {
        return events;
    }
}
