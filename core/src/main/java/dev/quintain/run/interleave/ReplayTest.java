package dev.quintain.run.interleave;

import dev.quintain.engine.interleave.explore.ExploredScript;
import dev.quintain.runtime.explore.Explored;
import dev.quintain.runtime.explore.Explored.Failure;
import dev.quintain.runtime.explore.Mode;
import dev.quintain.subject.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Writes a JUnit test for each schedule that fails: it has the script in it, and fails as long as the schedule does. */
final class ReplayTest {
    private final Path out;
    private final Mode mode;

    ReplayTest(Path out, Mode mode) {
        this.out = out;
        this.mode = mode;
    }

    /**
     * Writes the tests; returns where they are.
     *
     * @param texts of the scripts, in the order of the results
     */
    List<Path> write(List<ExploredScript> results, List<String> texts) {
        var files = new ArrayList<Path>();
        for (int i = 0; i < results.size(); i++) {
            List<String> names = failing(results.get(i));
            if (!names.isEmpty()) {
                files.add(write(results.get(i).script().file(), texts.get(i), names));
            }
        }
        return files;
    }

    private List<String> failing(ExploredScript result) {
        var names = new ArrayList<String>();
        int number = result.first();
        for (Explored explored : result.sequences()) {
            for (Failure failure : explored.failure()) {
                names.add(new ReplayName(mode, number, failure.schedule()).toString());
            }
            number++;
        }
        return names;
    }

    static String type(String file) {
        return file.replaceAll("\\.conan$", "").replaceAll("\\W", "_") + "SchedulesTest";
    }

    static String method(String schedule) {
        return "schedule_" + schedule.replaceAll("\\W", "_");
    }

    private Path write(String file, String text, List<String> names) {
        String type = type(file);
        var source = new StringBuilder("import " + ReplayedSchedule.class.getName() + ";\n"
                + "import org.junit.jupiter.api.Test;\n\n/** Schedules of " + file + " that fail. */\nclass " + type
                + " {\n");
        source.append("    private static final String SCRIPT = \"\"\"\n");
        text.lines()
                .forEach(line ->
                        source.append("            ").append(escaped(line)).append('\n'));
        source.append("            \"\"\";\n");
        for (String name : names) {
            source.append("\n    @Test\n    void ").append(method(name));
            source.append("() {\n        ReplayedSchedule.verify(\"")
                    .append(file)
                    .append("\", SCRIPT, \"");
            source.append(name).append("\");\n    }\n");
        }
        source.append("}\n");
        try {
            Files.createDirectories(out);
            return Files.writeString(out.resolve(type + ".java"), source);
        } catch (IOException e) {
            throw new BadInput("cannot write to " + out + " (" + e.getMessage() + "); choose another --out");
        }
    }

    private static String escaped(String line) {
        return line.replace("\\", "\\\\").replace("\"\"\"", "\\\"\\\"\\\"").stripTrailing();
    }
}
