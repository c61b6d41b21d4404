package dev.quintain.verification.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** What programs can rely on is written down. */
class SummaryShapeTest {
    @TempDir
    Path folder;

    @Test
    void the_guide_has_every_member_of_the_summary() throws IOException {
        SampleHunt.write(folder, 3, 3);
        String guide = Files.readString(Path.of("..", "docs", "hunt.md"));
        String table = guide.substring(guide.indexOf("### summary.json"), guide.indexOf("## In a build"));

        Set<String> missing = new TreeSet<>();
        collect(new Hunted(0, "", "", folder).summary(), missing);
        missing.removeIf(name -> table.contains("`" + name + "`"));

        assertEquals(Set.of(), missing);
    }

    private static void collect(JsonNode node, Set<String> names) {
        if (node.isObject()) {
            names.addAll(node.propertyNames());
        }
        node.forEach(child -> collect(child, names));
    }
}
