package dev.quintain.report;

import dev.quintain.finding.RunSummary;
import java.io.IOException;
import java.nio.file.Path;

/** Writes a run's result to a file of its own. */
public interface ReportWriter {
    /**
     * @param folder of the report; it exists
     * @return the file
     */
    Path write(RunSummary summary, Path folder) throws IOException;
}
