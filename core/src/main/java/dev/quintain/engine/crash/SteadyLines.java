package dev.quintain.engine.crash;

import dev.quintain.finding.Frame;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Stacks without the lines at which the JDK went through its own methods on the way from code under test to the throw:
 * which way a hash table takes depends on hash codes, which are chance. Where the JDK itself is under test, and where it
 * threw, lines stay.
 */
final class SteadyLines {
    private final Predicate<String> platform;
    private final Map<List<Frame>, List<Frame>> known = new HashMap<>();

    SteadyLines(Predicate<String> platform) {
        this.platform = platform;
    }

    List<Frame> of(List<Frame> frames) {
        return known.computeIfAbsent(frames, this::steady);
    }

    private List<Frame> steady(List<Frame> frames) {
        int outermost = frames.size() - 1;
        while (outermost >= 0 && isPlatform(frames.get(outermost))) {
            outermost--;
        }
        int last = outermost;
        return IntStream.range(0, frames.size())
                .mapToObj(i ->
                        i > 0 && i < last && isPlatform(frames.get(i)) ? withoutLine(frames.get(i)) : frames.get(i))
                .toList();
    }

    private boolean isPlatform(Frame frame) {
        return platform.test(frame.className());
    }

    private static Frame withoutLine(Frame frame) {
        return new Frame(frame.className(), frame.method(), frame.file(), 0);
    }
}
