package dev.quintain.verification.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What code hosts read is as the standard's schema wants it. */
class SarifSchemaTest {
    @TempDir
    Path folder;

    @Test
    void findings_are_valid_against_the_schema_of_sarif() throws IOException {
        SampleHunt.write(folder, 20, 5);

        assertEquals(List.of(), errors(Files.readString(folder.resolve("findings.sarif"))));
    }

    @Test
    void the_schema_finds_faults() throws IOException {
        SampleHunt.write(folder, 20, 5);
        String sarif = Files.readString(folder.resolve("findings.sarif"));

        assertFalse(errors(sarif.replace("\"error\"", "\"severe\"")).isEmpty());
        assertFalse(errors(sarif.replace("\"ruleId\"", "\"kindOfFault\"")).isEmpty());
    }

    static List<String> errors(String sarif) {
        try (InputStream file = SarifSchemaTest.class.getResourceAsStream("/schema/sarif-schema-2.1.0.json")) {
            String text = new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8);
            Schema schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_7)
                    .getSchema(text, InputFormat.JSON);
            return schema.validate(sarif, InputFormat.JSON).stream()
                    .map(Error::toString)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
