package dev.quintain.sequence;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.quintain.CompiledSources;
import dev.quintain.subject.ClassPath;
import dev.quintain.subject.Operation;
import dev.quintain.subject.Operations;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OperationNamesTest {
    @TempDir
    Path folder;

    @Test
    void a_dollar_sign_in_a_name_is_no_nesting() throws IOException {
        ClassPath classPath =
                CompiledSources.in(folder, "p/Dollar$Sign.java", """
                        package p;
                        public class Dollar$Sign {
                            public void use(Inner$Too[] given, java.util.Map.Entry<?, ?> entry) {}
                            public static class Inner$Too {}
                        }
                        """).classPath();
        List<Operation> operations = new Operations(classPath)
                .testable(classPath.find("p.Dollar$Sign").orElseThrow(), Operations.ELSEWHERE);

        var names = new OperationNames(classPath);

        assertEquals(
                List.of("new Dollar$Sign()", "Dollar$Sign.use(Dollar$Sign.Inner$Too[], Map.Entry)"),
                operations.stream().map(names::describe).toList());
    }
}
