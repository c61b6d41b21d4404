package dev.quintain.sequence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.sequence.Literal.Constant;
import dev.quintain.subject.BadInput;
import dev.quintain.subject.JavaType;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UserValuesTest {
    @TempDir
    Path folder;

    @Test
    void reads_values_as_java_writes_them() throws IOException {
        Path file = write("""
                # limits
                int 0xFFFF
                long -7L

                char '\\n'
                boolean true
                double 1e300
                String "a \\"b\\""
                """);

        assertEquals(
                List.of(
                        new Constant(new JavaType("int"), 65535),
                        new Constant(new JavaType("long"), -7L),
                        new Constant(new JavaType("char"), '\n'),
                        new Constant(new JavaType("boolean"), true),
                        new Constant(new JavaType("double"), 1e300),
                        new Constant(JavaType.STRING, "a \"b\"")),
                UserValues.read(file));
    }

    @ParameterizedTest
    @ValueSource(strings = {"int", "int x", "int 99999999999", "char 'ab'", "String abc", "boolean yes", "Date 1"})
    void names_the_line_that_it_cannot_read(String line) throws IOException {
        Path file = write("int 1\n" + line + "\n");

        BadInput refused = assertThrows(BadInput.class, () -> UserValues.read(file));

        assertTrue(String.valueOf(refused.getMessage()).startsWith(file + ":2: '" + line + "'"), refused.getMessage());
    }

    private Path write(String text) throws IOException {
        return Files.writeString(folder.resolve("values.txt"), text);
    }
}
