package zoo.finds;

import java.util.stream.Stream;

/** The platform calls its lambda without end. Finding: DOES_NOT_END, by the step budget. */
public class LoopsInsideALambda {
    public long loop() {
        return Stream.generate(() -> "again").filter(String::isEmpty).count();
    }
}
