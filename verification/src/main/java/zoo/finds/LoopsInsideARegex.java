package zoo.finds;

import java.util.regex.Pattern;

/** Leaves the loop to the platform's regular expressions. Finding: DOES_NOT_END, by the time limit. */
public class LoopsInsideARegex {
    private static final Pattern BACKTRACKS = Pattern.compile("(?:(a+)+\\1)+b");

    public static boolean match() {
        return BACKTRACKS.matcher("a".repeat(200)).matches();
    }
}
