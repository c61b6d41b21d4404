package dev.quintain.runtime.inject;

import dev.quintain.runtime.inject.TestRun.Failure;
import dev.quintain.runtime.inject.TestRun.Status;
import dev.quintain.runtime.inject.TrialReport.Caught;
import dev.quintain.runtime.inject.TrialReport.Shot;
import dev.quintain.runtime.inject.WordsOut.Kind;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Reads words that {@link WordsOut} wrote. Nothing that comes makes anything but words. */
public final class WordsIn {
    private final DataInputStream in;
    private final List<String> known = new ArrayList<>();

    public WordsIn(InputStream in) {
        this.in = new DataInputStream(new BufferedInputStream(in));
    }

    /** Reads the next one, when it comes. */
    public Words read() throws IOException {
        known.clear();
        return switch (Kind.of(in.readUnsignedByte())) {
            case HELLO -> new Words.Hello(text());
            case BEGIN -> new Words.Begin(setup());
            case RUN_ALL -> new Words.RunAll(texts());
            case RUN_ONE -> new Words.RunOne(text(), arms());
            case STARTING -> new Words.Starting(text(), text());
            case AT -> new Words.At(place(), places());
            case REACHED -> new Words.Reached(in.readInt(), in.readInt());
            case RAN -> new Words.Ran(run());
            case DONE -> new Words.Done(texts());
            case FAILED -> new Words.Failed(text(), text());
        };
    }

    private Setup setup() throws IOException {
        Map<String, Numbers> classes = new LinkedHashMap<>();
        for (int left = in.readInt(); left > 0; left--) {
            classes.put(text(), new Numbers(in.readInt(), in.readInt(), in.readInt(), in.readInt()));
        }
        return new Setup(
                classes,
                in.readBoolean(),
                sites(),
                in.readBoolean(),
                texts(),
                in.readBoolean(),
                in.readBoolean(),
                texts(),
                text(),
                text());
    }

    private List<SiteInfo> sites() throws IOException {
        var sites = new ArrayList<SiteInfo>();
        for (int left = in.readInt(); left > 0; left--) {
            sites.add(new SiteInfo(text(), text(), text(), text(), in.readBoolean()));
        }
        return sites;
    }

    private List<Arm> arms() throws IOException {
        var arms = new ArrayList<Arm>();
        for (int left = in.readInt(); left > 0; left--) {
            arms.add(new Arm(in.readInt(), text(), text()));
        }
        return arms;
    }

    private TestRun run() throws IOException {
        return new TestRun(
                text(),
                text(),
                Status.valueOf(text()),
                in.readBoolean() ? failure() : null,
                in.readLong(),
                new TrialReport(hits(), caught(), shots()),
                texts());
    }

    private Failure failure() throws IOException {
        return new Failure(texts(), text(), frames(), in.readBoolean(), causes());
    }

    private List<Failure> causes() throws IOException {
        var causes = new ArrayList<Failure>();
        for (int left = in.readInt(); left > 0; left--) {
            causes.add(failure());
        }
        return causes;
    }

    private Map<Integer, List<String>> hits() throws IOException {
        Map<Integer, List<String>> hits = new TreeMap<>();
        for (int left = in.readInt(); left > 0; left--) {
            hits.put(in.readInt(), texts());
        }
        return hits;
    }

    private List<Caught> caught() throws IOException {
        var caught = new ArrayList<Caught>();
        for (int left = in.readInt(); left > 0; left--) {
            caught.add(new Caught(in.readInt(), in.readInt(), texts()));
        }
        return caught;
    }

    private List<Shot> shots() throws IOException {
        var shots = new ArrayList<Shot>();
        for (int left = in.readInt(); left > 0; left--) {
            shots.add(new Shot(in.readInt(), text(), handlers(), in.readBoolean(), in.readBoolean(), text()));
        }
        return shots;
    }

    private List<Integer> handlers() throws IOException {
        var handlers = new ArrayList<Integer>();
        for (int left = in.readInt(); left > 0; left--) {
            handlers.add(in.readInt());
        }
        return handlers;
    }

    private List<Place> places() throws IOException {
        var places = new ArrayList<Place>();
        for (int left = in.readInt(); left > 0; left--) {
            places.add(place());
        }
        return places;
    }

    private Place place() throws IOException {
        return new Place(in.readBoolean(), frames());
    }

    private List<StackTraceElement> frames() throws IOException {
        var frames = new ArrayList<StackTraceElement>();
        for (int left = in.readInt(); left > 0; left--) {
            frames.add(new StackTraceElement(null, text(), null, text(), text(), text(), in.readInt()));
        }
        return frames;
    }

    private List<String> texts() throws IOException {
        var texts = new ArrayList<String>();
        for (int left = in.readInt(); left > 0; left--) {
            texts.add(text());
        }
        return texts;
    }

    private String text() throws IOException {
        int number = in.readInt();
        if (number == 0) {
            return null;
        }
        if (number > known.size()) {
            known.add(newText(in.readInt()));
        }
        return known.get(number - 1);
    }

    private String newText(int length) throws IOException {
        if (length <= WordsOut.LONGEST_PART) {
            return length == 0 ? "" : in.readUTF();
        }
        var text = new StringBuilder();
        while (text.length() < length) {
            text.append(in.readUTF());
        }
        return text.toString();
    }
}
