package zoo.survives;

import java.util.ArrayList;
import java.util.List;

/** Keeps a list in a constant of an interface, which no reset may replace. Undone by a loader of its own. */
public class RemembersInAnInterface {
    /** Constants of interfaces are final for good. */
    public interface Notes {
        List<Integer> LINES = new ArrayList<>();
    }

    public static int notesAreUntouched(int line) {
        Notes.LINES.add(line);
        if (Notes.LINES.size() != 1) {
            throw new AssertionError("an earlier test wrote a note");
        }
        return line;
    }
}
