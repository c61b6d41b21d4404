package zoo.survives;

import java.io.IOException;
import java.nio.file.Path;

/** Starts another program, one that does nothing much. Refused: processes. */
public class StartsProcesses {
    public Process build() throws IOException {
        return new ProcessBuilder(java(), "-version").start();
    }

    public Process exec() throws IOException {
        return Runtime.getRuntime().exec(new String[] {java(), "-version"});
    }

    private static String java() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }
}
