package dev.quintain.run.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.quintain.finding.Rule;
import dev.quintain.subject.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournalTest {
    private static final List<String> CLASSES = List.of("shop.Cart");

    @TempDir
    Path folder;

    private final JobResult result = Samples.result(
            "crash-1", "crash", Samples.finding("crash", Rule.EQUALS, "", "a.equals(b)", "shop.Cart", "equals", 3));

    @Test
    void a_hunt_goes_on_with_what_was_brought_back() throws IOException {
        Journal.begin(folder, 7, CLASSES).add(result);

        assertEquals(
                List.of(result.findings()),
                Journal.resume(folder, 7, CLASSES).earlier().stream()
                        .map(JobResult::findings)
                        .toList());
    }

    @Test
    void what_was_half_written_when_the_plug_was_pulled_is_left_out() throws IOException {
        Journal journal = Journal.begin(folder, 7, CLASSES);
        journal.add(result);
        journal.add(result);
        Path file = folder.resolve("hunt.journal");
        byte[] whole = Files.readAllBytes(file);
        Files.write(file, Arrays.copyOf(whole, whole.length - 5));

        Journal.resume(folder, 7, CLASSES).add(result);

        assertEquals(2, Journal.resume(folder, 7, CLASSES).earlier().size());
    }

    @Test
    void another_hunt_cannot_be_gone_on_with() throws IOException {
        assertThrows(BadInput.class, () -> Journal.resume(folder, 7, CLASSES));
        Journal.begin(folder, 7, CLASSES);

        assertThrows(BadInput.class, () -> Journal.resume(folder, 8, CLASSES));
        assertThrows(BadInput.class, () -> Journal.resume(folder, 7, List.of("shop.Till")));
    }
}
