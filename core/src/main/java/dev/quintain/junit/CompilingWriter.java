package dev.quintain.junit;

import dev.quintain.finding.GeneratedTest;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Writes those tests that compile, and says which do not. */
public final class CompilingWriter {
    private final JUnitWriter writer;
    private final CompileCheck check;

    public CompilingWriter(JUnitWriter writer, CompileCheck check) {
        this.writer = writer;
        this.check = check;
    }

    /**
     * @param dropped the tests that are in no file
     */
    public record Written(List<TestFile> files, List<Dropped> dropped) {}

    /**
     * @param message the compiler's
     */
    public record Dropped(GeneratedTest test, String message) {}

    public Written write(List<GeneratedTest> tests) {
        List<GeneratedTest> rest = new ArrayList<>(tests);
        var dropped = new ArrayList<Dropped>();
        while (true) {
            List<TestFile> files = writer.write(rest);
            Map<GeneratedTest, String> bad = refused(files);
            if (bad.isEmpty()) {
                return new Written(files, dropped);
            }
            rest.stream()
                    .filter(bad::containsKey)
                    .map(test -> new Dropped(test, bad.getOrDefault(test, "")))
                    .forEach(dropped::add);
            rest.removeIf(bad::containsKey);
        }
    }

    private Map<GeneratedTest, String> refused(List<TestFile> files) {
        var refused = new IdentityHashMap<GeneratedTest, String>();
        for (CompileCheck.Fault fault : check.check(files)) {
            fault.tests().forEach(test -> refused.putIfAbsent(test, fault.message()));
        }
        return refused;
    }
}
