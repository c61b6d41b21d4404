package dev.quintain.engine.interleave;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The words of the script language. */
enum Command {
    TICKTIME("ticktime"),
    CUT("cut"),
    CONDITIONS("conditions"),
    TOP("top"),
    SHARED("shared"),
    BEGIN("begin"),
    TEST("test"),
    TICK("tick"),
    THREAD("thread"),
    EXC_MONITOR("excMonitor"),
    VALUE_CHECK("valueCheck"),
    WAKE_CHECK("wakeCheck"),
    END("end");

    private final String word;

    Command(String word) {
        this.word = word;
    }

    String word() {
        return word;
    }

    static Optional<Command> of(String word) {
        return Arrays.stream(values())
                .filter(command -> command.word.equals(word))
                .findFirst();
    }

    static List<String> words() {
        return Arrays.stream(values()).map(Command::word).toList();
    }

    @Override
    public String toString() {
        return "#" + word;
    }
}
