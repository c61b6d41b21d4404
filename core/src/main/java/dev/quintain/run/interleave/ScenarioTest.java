package dev.quintain.run.interleave;

import dev.quintain.engine.interleave.explore.Checked.FailedScenario;
import dev.quintain.junit.Dialect;
import dev.quintain.subject.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A JUnit test of calls of several threads that are not safe. Unlike others it needs us: no test by itself can say which
 * thread runs when.
 *
 * @param schedule its name
 * @param scenario the calls
 */
public record ScenarioTest(String className, long seed, String schedule, String scenario) {
    private static final String FOLDER = "tests/";

    /**
     * @param seed of the check that found it
     */
    public static ScenarioTest of(String className, long seed, FailedScenario failed) {
        return new ScenarioTest(
                className, seed, "c" + failed.number() + ":" + failed.failure().schedule(), failed.text());
    }

    /** Where it goes, from the folder of the report. */
    public String file() {
        return FOLDER + className.substring(0, className.lastIndexOf('.') + 1).replace('.', '/') + type() + ".java";
    }

    public String method() {
        return ReplayTest.method(schedule);
    }

    private String type() {
        return className.substring(className.lastIndexOf('.') + 1).replace('$', '_') + "CheckTest";
    }

    /** Writes it below a folder; returns where it is. */
    public Path write(Path folder, Dialect dialect) {
        Path file = folder.resolve(file());
        try {
            Files.createDirectories(file.getParent());
            return Files.writeString(file, source(dialect));
        } catch (IOException e) {
            throw new BadInput("cannot write to " + folder + " (" + e.getMessage() + "); choose another --out");
        }
    }

    String source(Dialect dialect) {
        boolean older = dialect == Dialect.JUNIT_4;
        int dot = className.lastIndexOf('.');
        return (dot < 0 ? "" : "package " + className.substring(0, dot) + ";\n\n")
                + "import " + ReplayedCheck.class.getName() + ";\n"
                + "import " + (older ? "org.junit.Test" : "org.junit.jupiter.api.Test") + ";\n\n"
                + "/** Calls of several threads; needs quintain-core on the class path. */\n"
                + (older ? "public " : "") + "class " + type() + " {\n"
                + "    /** " + scenario.replace("*/", "* /").replace("\\u", "\\\\u") + " */\n"
                + "    @Test\n"
                + "    " + (older ? "public " : "") + "void " + method() + "() {\n"
                + "        ReplayedCheck.verify(\"" + className + "\", " + seed + "L, \"" + schedule + "\");\n"
                + "    }\n"
                + "}\n";
    }
}
