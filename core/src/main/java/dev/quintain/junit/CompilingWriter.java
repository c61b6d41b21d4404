package dev.quintain.junit;

import dev.quintain.finding.GeneratedTest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

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
    public record Written(List<TestFile> files, List<GeneratedTest> dropped) {}

    public Written write(List<GeneratedTest> tests) {
        List<GeneratedTest> rest = new ArrayList<>(tests);
        var dropped = new ArrayList<GeneratedTest>();
        while (true) {
            List<TestFile> files = writer.write(rest);
            Set<GeneratedTest> bad = refused(files);
            if (bad.isEmpty()) {
                return new Written(files, dropped);
            }
            rest.stream().filter(bad::contains).forEach(dropped::add);
            rest.removeIf(bad::contains);
        }
    }

    private Set<GeneratedTest> refused(List<TestFile> files) {
        Set<GeneratedTest> refused = Collections.newSetFromMap(new IdentityHashMap<>());
        check.check(files).forEach(fault -> refused.addAll(fault.tests()));
        return refused;
    }
}
