package dev.quintain.report;

import dev.quintain.finding.HuntSummary;
import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes all reports of a hunt. Each is there whole or as it was before, whenever somebody pulls the plug. */
public final class HuntReports {
    public static final String PAGE = "report.html";

    private HuntReports() {}

    /**
     * Writes them.
     *
     * @param folder that exists
     * @param sources where the source files of what was hunted are
     */
    public static void write(HuntSummary summary, Path folder, SourceFolders sources) throws IOException {
        write(folder.resolve("summary.json"), HuntJson.text(summary));
        write(folder.resolve("findings.sarif"), Sarif.text(summary, sources));
        write(folder.resolve("junit.xml"), JUnitXml.text(summary));
        write(folder.resolve(PAGE), new HuntPage(summary).text());
    }

    private static void write(Path file, String text) throws IOException {
        Path fresh = Files.writeString(file.resolveSibling(file.getFileName() + ".new"), text);
        try {
            Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
