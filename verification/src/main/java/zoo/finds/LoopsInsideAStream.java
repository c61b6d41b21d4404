package zoo.finds;

import java.util.OptionalLong;
import java.util.stream.LongStream;

/** Has the platform count to 2 to the power of 63. Finding: DOES_NOT_END, by the time limit. */
public class LoopsInsideAStream {
    public static OptionalLong count() {
        return LongStream.range(0, Long.MAX_VALUE).max();
    }
}
