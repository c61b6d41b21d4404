package dev.quintain.verification.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.cli.Main;
import dev.quintain.engine.StopSignal;
import dev.quintain.verification.CtrlC;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A hunt that is ended, however, leaves a report and goes on later. */
@Timeout(600)
@Tag("slow")
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "there is no kill")
class HuntInterruptionTest {
    private static final String[] CLASSES = {
        Hunted.PAGER, "dev.quintain.examples.shop.Money", "dev.quintain.examples.shop.Rota"
    };

    @TempDir
    Path folder;

    @Test
    void ctrl_c_ends_a_hunt_as_its_end_does_and_it_goes_on_later() throws Exception {
        Process process = begin("10m");
        Thread.sleep(8000);

        CtrlC.press(process);

        assertEquals(130, process.waitFor());
        assertTrue(printed().contains("--resume goes on"), printed());
        assertTrue(printed().contains("report: "), printed());
        assertTrue(Files.exists(folder.resolve("out/report.html")));
        assertGoesOn();
    }

    @Test
    void a_hunt_that_is_killed_has_left_a_report_and_goes_on_later() throws Exception {
        Process process = begin("25s");
        long bare = sizeOfJournal();
        while (process.isAlive() && (sizeOfJournal() == bare || !Files.exists(folder.resolve("out/report.html")))) {
            Thread.sleep(50);
        }
        // The first report is written just after the first job was noted down.
        Thread.sleep(2000);

        process.destroyForcibly().waitFor();

        assertTrue(new Hunted(0, "", "", folder.resolve("out")).summary().has("findings"));
        assertFalse(new Hunted(0, "", "", folder.resolve("out"))
                .summary()
                .path("complete")
                .asBoolean());
        assertGoesOn();
    }

    /** What was found is kept, the rest is done, and then there is nothing left to go on with. */
    private void assertGoesOn() {
        Hunted before = new Hunted(0, "", "", folder.resolve("out"));
        var found = before.fingerprints();

        Hunted resumed = Hunted.hunt(folder.resolve("out"), arguments("--resume", "--time", "15s"));
        // On a busy machine it may take more than one go.
        for (int i = 0; i < 3 && !resumed.summary().path("complete").asBoolean(); i++) {
            resumed = Hunted.hunt(folder.resolve("out"), arguments("--resume", "--time", "30s"));
        }

        assertEquals(Hunted.FINDINGS, resumed.exitCode(), resumed.err());
        assertTrue(resumed.fingerprints().containsAll(found), found + " " + resumed.out());
        assertTrue(resumed.summary().path("complete").asBoolean(), resumed.out());
        assertTrue(resumed.stream("classes").allMatch(each -> each.path("tests").asLong() > 0), resumed.out());
        Hunted again = Hunted.hunt(folder.resolve("out"), new StopSignal(), arguments("--resume"));
        assertTrue(again.err().contains("nothing to go on with"), again.err());
    }

    private static String[] arguments(String... options) {
        var all = new ArrayList<>(List.of(options));
        all.addAll(List.of("-cp", Hunted.EXAMPLES.toString()));
        all.addAll(List.of(CLASSES));
        return all.toArray(String[]::new);
    }

    private Process begin(String time) throws Exception {
        var command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "hunt",
                "--out",
                folder.resolve("out").toString()));
        command.addAll(List.of(arguments("--time", time)));
        Process process = new ProcessBuilder(CtrlC.heededBy(command))
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("printed").toFile())
                .start();
        while (process.isAlive() && sizeOfJournal() == 0) {
            Thread.sleep(20);
        }
        return process;
    }

    private long sizeOfJournal() throws IOException {
        Path journal = folder.resolve("out/hunt.journal");
        return Files.exists(journal) ? Files.size(journal) : 0;
    }

    private String printed() throws IOException {
        return Files.readString(folder.resolve("printed"));
    }
}
