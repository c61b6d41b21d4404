package dev.quintain.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.quintain.junit.SourceCompiler;
import dev.quintain.subject.JavaHome;
import dev.quintain.worker.JavacProcess;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class CompilersTest {
    private static final Path HOME = Path.of(System.getProperty("java.home"));
    private static final Map<String, String> NEEDS_NINE =
            Map.of("A.java", "class A {\n Object version = Runtime.version(); }");

    @Test
    void tests_may_need_what_their_jdk_has() {
        assertEquals(List.of(), complaints(OptionalInt.empty()));
        assertEquals(List.of(), complaints(OptionalInt.of(1_000)));
    }

    @Test
    void compiled_for_an_older_release_they_may_not() {
        SourceCompiler.Complaint complaint = complaints(OptionalInt.of(8)).get(0);

        assertEquals("A.java", complaint.path());
        assertEquals(2, complaint.line());
    }

    @Test
    void nor_may_they_with_the_compiler_of_another_jdk() {
        List<JavacProcess.Complaint> complaints =
                new JavacProcess(HOME, OptionalInt.of(8)).compile(NEEDS_NINE, List.of());

        assertEquals(
                List.of(2L),
                complaints.stream().map(JavacProcess.Complaint::line).toList());
    }

    private static List<SourceCompiler.Complaint> complaints(OptionalInt release) {
        return Compilers.of(JavaHome.at(HOME), release).orElseThrow().compile(NEEDS_NINE, List.of());
    }
}
