package dev.quintain.runtime.inject;

import dev.quintain.runtime.inject.TestRun.Failure;
import dev.quintain.runtime.inject.TrialReport.Caught;
import dev.quintain.runtime.inject.TrialReport.Shot;
import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes words, for {@link WordsIn} to read. By hand: what the platform has for any object takes a JVM longer to get ready
 * than many a suite has tests.
 */
public final class WordsOut {
    /** The kinds of words, and what they begin with on the wire. */
    enum Kind {
        HELLO('h'),
        BEGIN('b'),
        RUN_ALL('*'),
        RUN_ONE('1'),
        STARTING('s'),
        AT('@'),
        REACHED('!'),
        RAN('r'),
        DONE('.'),
        FAILED('f');

        private final char sign;

        Kind(char sign) {
            this.sign = sign;
        }

        static Kind of(int sign) throws IOException {
            for (Kind kind : values()) {
                if (kind.sign == sign) {
                    return kind;
                }
            }
            throw new IOException("not a word of ours");
        }
    }

    /** Longer ones are written in parts: the platform's form of texts has a limit. */
    static final int LONGEST_PART = 20_000;

    private final DataOutputStream out;
    /** Texts of the same words, which often come again. */
    private final Map<String, Integer> known = new HashMap<>();

    public WordsOut(OutputStream out) {
        this.out = new DataOutputStream(new BufferedOutputStream(out));
    }

    /** Writes one, and all that belongs to it. */
    public void write(Words words) throws IOException {
        known.clear();
        if (words instanceof Words.Ran ran) {
            begin(Kind.RAN);
            run(ran.run());
        } else if (words instanceof Words.Starting starting) {
            begin(Kind.STARTING);
            text(starting.uniqueId());
            text(starting.name());
        } else if (words instanceof Words.Aside aside) {
            aside(aside);
        } else {
            rare(words);
        }
        out.flush();
    }

    private void aside(Words.Aside words) throws IOException {
        if (words instanceof Words.At at) {
            begin(Kind.AT);
            place(at.test());
            out.writeInt(at.others().size());
            for (Place other : at.others()) {
                place(other);
            }
        } else if (words instanceof Words.Reached reached) {
            begin(Kind.REACHED);
            out.writeInt(reached.site());
            out.writeInt(reached.handler());
        }
    }

    private void rare(Words words) throws IOException {
        if (words instanceof Words.Hello hello) {
            begin(Kind.HELLO);
            text(hello.token());
        } else if (words instanceof Words.Begin begin) {
            begin(Kind.BEGIN);
            setup(begin.setup());
        } else if (words instanceof Words.RunAll all) {
            begin(Kind.RUN_ALL);
            texts(all.done());
        } else if (words instanceof Words.RunOne one) {
            begin(Kind.RUN_ONE);
            text(one.uniqueId());
            arms(one.arms());
        } else if (words instanceof Words.Done done) {
            begin(Kind.DONE);
            texts(done.notes());
        } else if (words instanceof Words.Failed failed) {
            begin(Kind.FAILED);
            text(failed.what());
            text(failed.stackTrace());
        }
    }

    private void begin(Kind kind) throws IOException {
        out.writeByte(kind.sign);
    }

    private void setup(Setup setup) throws IOException {
        out.writeInt(setup.classes().size());
        for (Map.Entry<String, Numbers> each : setup.classes().entrySet()) {
            text(each.getKey());
            out.writeInt(each.getValue().firstSite());
            out.writeInt(each.getValue().sites());
            out.writeInt(each.getValue().firstHandler());
            out.writeInt(each.getValue().handlers());
        }
        out.writeBoolean(setup.loadTime());
        out.writeInt(setup.sites().size());
        for (SiteInfo site : setup.sites()) {
            text(site.className());
            text(site.method());
            text(site.callee());
            text(site.descriptor());
            out.writeBoolean(site.open());
        }
        out.writeBoolean(setup.wholeStack());
        texts(setup.also());
        out.writeBoolean(setup.partial());
        out.writeBoolean(setup.showInjected());
        texts(setup.testRoots());
        text(setup.include());
        text(setup.exclude());
    }

    private void arms(List<Arm> arms) throws IOException {
        out.writeInt(arms.size());
        for (Arm arm : arms) {
            out.writeInt(arm.site());
            text(arm.exception());
            text(arm.message());
        }
    }

    private void run(TestRun run) throws IOException {
        text(run.uniqueId());
        text(run.name());
        text(run.status().name());
        out.writeBoolean(run.failure() != null);
        if (run.failure() != null) {
            failure(run.failure());
        }
        out.writeLong(run.nanos());
        report(run.trial());
        texts(run.leftOpen());
    }

    private void failure(Failure failure) throws IOException {
        texts(failure.types());
        text(failure.message());
        frames(failure.frames());
        out.writeBoolean(failure.injected());
        out.writeInt(failure.causes().size());
        for (Failure cause : failure.causes()) {
            failure(cause);
        }
    }

    private void report(TrialReport report) throws IOException {
        out.writeInt(report.hits().size());
        for (Map.Entry<Integer, List<String>> hit : report.hits().entrySet()) {
            out.writeInt(hit.getKey());
            texts(hit.getValue());
        }
        out.writeInt(report.caught().size());
        for (Caught caught : report.caught()) {
            out.writeInt(caught.site());
            out.writeInt(caught.handler());
            texts(caught.types());
        }
        out.writeInt(report.shots().size());
        for (Shot shot : report.shots()) {
            shot(shot);
        }
    }

    private void shot(Shot shot) throws IOException {
        out.writeInt(shot.site());
        text(shot.type());
        out.writeInt(shot.handlers().size());
        for (int handler : shot.handlers()) {
            out.writeInt(handler);
        }
        out.writeBoolean(shot.restored());
        out.writeBoolean(shot.goesOn());
        text(shot.entry());
    }

    private void place(Place place) throws IOException {
        out.writeBoolean(place.waits());
        frames(place.frames());
    }

    /** As a reader sees them: not with the loader, and with no version of a module. */
    private void frames(List<StackTraceElement> frames) throws IOException {
        out.writeInt(frames.size());
        for (StackTraceElement frame : frames) {
            text(frame.getModuleName());
            text(frame.getClassName());
            text(frame.getMethodName());
            text(frame.getFileName());
            out.writeInt(frame.getLineNumber());
        }
    }

    private void texts(List<String> texts) throws IOException {
        out.writeInt(texts.size());
        for (String text : texts) {
            text(text);
        }
    }

    /** Its number if it came before; 0 for none; the next number, and then its parts, for one that is new. */
    private void text(String text) throws IOException {
        if (text == null) {
            out.writeInt(0);
            return;
        }
        Integer number = known.putIfAbsent(text, known.size() + 1);
        out.writeInt(number == null ? known.size() : number);
        if (number == null) {
            out.writeInt(text.length());
            for (int from = 0; from < text.length(); from += LONGEST_PART) {
                out.writeUTF(text.substring(from, Math.min(text.length(), from + LONGEST_PART)));
            }
        }
    }
}
