package dev.quintain.run.interleave;

import dev.quintain.runtime.explore.Mode;
import dev.quintain.runtime.explore.Schedule;
import dev.quintain.subject.BadInput;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a schedule is called: {@code t2:4.1-0.2} is one of sequence 2, tick by tick, and {@code o2:...} one without ticks.
 */
public record ReplayName(Mode mode, int sequence, String schedule) {
    private static final Pattern NAME = Pattern.compile("([to])(\\d{1,6}):([0-9a-z.-]+)");

    public static ReplayName parse(String name) {
        Matcher parts = NAME.matcher(name);
        if (!parts.matches() || Schedule.parse(parts.group(3)) == null) {
            throw new BadInput("'" + name + "' is not the name of a schedule; one looks like t2:4.1-0.2, as the report"
                    + " of --explore has it");
        }
        Mode mode = parts.group(1).equals("t") ? Mode.TICKS : Mode.OVERLAP;
        return new ReplayName(mode, Integer.parseInt(parts.group(2)), parts.group(3));
    }

    @Override
    public String toString() {
        return (mode == Mode.TICKS ? "t" : "o") + sequence + ":" + schedule;
    }
}
