package dev.quintain.run.hunt;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.finding.Rule;
import dev.quintain.subject.BadInput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
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
        byte[] whole = Files.readAllBytes(file());
        Files.write(file(), Arrays.copyOf(whole, whole.length - 5));

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

    @Test
    void what_was_half_written_may_be_so_little_that_its_size_is_missing_or_nothing_but_zeros() throws IOException {
        Journal.begin(folder, 7, CLASSES).add(result);
        byte[] whole = Files.readAllBytes(file());

        Files.write(file(), Arrays.copyOf(whole, whole.length + 2));
        assertEquals(1, Journal.resume(folder, 7, CLASSES).earlier().size());
        Files.write(file(), Arrays.copyOf(whole, whole.length + 100));
        assertEquals(1, Journal.resume(folder, 7, CLASSES).earlier().size());
    }

    @Test
    void a_head_that_was_cut_off_is_told() throws IOException {
        Journal.begin(folder, 7, CLASSES);
        byte[] whole = Files.readAllBytes(file());

        for (int length : new int[] {0, 3, 4, 20, whole.length - 1}) {
            assertRefusedAndKept(Arrays.copyOf(whole, length), "it is damaged");
        }
    }

    @Test
    void garbage_is_told() throws IOException {
        Journal.begin(folder, 7, CLASSES).add(result);
        byte[] whole = Files.readAllBytes(file());
        byte[] middle = whole.clone();
        Arrays.fill(middle, whole.length - 600, whole.length - 500, (byte) 0x55);
        byte[] negative = Arrays.copyOf(whole, whole.length + 8);
        Arrays.fill(negative, whole.length, negative.length, (byte) -1);

        assertRefusedAndKept("this is no journal at all".getBytes(StandardCharsets.UTF_8), "it is damaged");
        assertRefusedAndKept(middle, "it is damaged");
        assertRefusedAndKept(negative, "it is damaged");
    }

    @Test
    void a_journal_of_another_version_is_told() throws IOException {
        Journal.begin(folder, 7, CLASSES).add(result);
        String text = new String(Files.readAllBytes(file()), StandardCharsets.ISO_8859_1);

        // A class that is not there any more, and a part of a record that was not there yet.
        assertRefusedAndKept(bytes(text.replace("run.hunt.JobResult", "run.hunt.JobResume")), "another version");
        assertRefusedAndKept(bytes(text.replace("unmakeable", "unmakeible")), "another version");
        // What says itself that it is, or did not say anything of the kind yet.
        assertRefusedAndKept(bytes(text.replaceFirst("format", "farmot")), "another version");
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    private void assertRefusedAndKept(byte[] journal, String why) throws IOException {
        Files.write(file(), journal);

        BadInput refusal = assertThrows(BadInput.class, () -> Journal.resume(folder, 7, CLASSES));

        String message = String.valueOf(refusal.getMessage());
        assertTrue(message.startsWith("cannot go on with the hunt in " + file() + ": " + why), message);
        assertEquals(1, message.lines().count());
        assertArrayEquals(journal, Files.readAllBytes(file()));
    }

    private Path file() {
        return folder.resolve("hunt.journal");
    }
}
