package dev.quintain.sandbox;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.quintain.bytecode.Probe;
import dev.quintain.bytecode.ProbeTable;
import dev.quintain.subject.JavaType;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SandboxTest {
    private final InputStream in = System.in;
    private final PrintStream out = System.out;
    private final PrintStream err = System.err;

    @TempDir
    private Path folder;

    @AfterEach
    void put_back() {
        System.setIn(in);
        System.setOut(out);
        System.setErr(err);
    }

    private SandboxOptions options() {
        Path classes =
                SubjectUnderTest.compile(folder, List.of(), "class C { int f(int i) { return i > 3 ? 1 : 2; } }");
        return new SandboxOptions(List.of(classes.toString()), ResetMode.LOADER, 1000, 1000, Set.of());
    }

    private ProbeTable probesOf(SandboxOptions options) throws Exception {
        var sandbox = Sandbox.unguarded(options, folder);
        sandbox.subject().load(new JavaType("C"));
        return sandbox.probes();
    }

    @Test
    void there_are_no_probes_unless_asked_for() throws Exception {
        assertEquals(0, probesOf(options()).size());
    }

    @Test
    void probes_are_known_once_their_class_is_loaded() throws Exception {
        ProbeTable probes = probesOf(options().withProbes().with(ResetMode.REINIT));

        assertEquals(4, probes.size());
        assertEquals(new Probe("C", "f(I)I", 2, 1), probes.get(3));
    }
}
