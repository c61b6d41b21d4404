package dev.quintain.runtime.interleave;

import java.io.Serializable;
import java.util.List;
import java.util.Map;

/**
 * What was seen of the calls of a sequence.
 *
 * @param suspended at each moment at which all was quiet: how many threads waited, by the method that they were in
 * @param wokeNobody whether somebody notified others while nobody waited
 */
public record Seen(List<Call> calls, List<Map<String, Long>> suspended, boolean wokeNobody) implements Serializable {
    public static final Seen NOTHING = new Seen(List.of(), List.of(), false);

    public Seen {
        calls = List.copyOf(calls);
        suspended = List.copyOf(suspended);
    }

    /**
     * A call of the component.
     *
     * @param waits how often it waited
     */
    public record Call(String method, int waits) implements Serializable {}
}
