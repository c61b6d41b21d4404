package dev.quintain.subject;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The JDK that runs the code under test, which need not be ours. */
public record JavaHome(Path path, Runtime.Version version) {
    private static final int OLDEST = 17;
    private static final Pattern VERSION = Pattern.compile("JAVA_VERSION=\"(?:1\\.)?(\\d+)");

    public static JavaHome ours() {
        return new JavaHome(Path.of(System.getProperty("java.home")), Runtime.version());
    }

    /**
     * The JDK in a folder.
     *
     * @throws BadInput if there is none, or none that can run us
     */
    public static JavaHome at(Path path) {
        try {
            if (Files.isSameFile(path, ours().path)) {
                return ours();
            }
            Matcher version = VERSION.matcher(Files.readString(path.resolve("release")));
            if (version.find() && has(path, "java")) {
                return checked(new JavaHome(path, Runtime.Version.parse(version.group(1))));
            }
        } catch (IOException e) {
            // told below
        }
        throw new BadInput("no JDK at " + path + " (bin/java and release should be there);"
                + " --java takes the home folder of a JDK 17 or later");
    }

    private static JavaHome checked(JavaHome home) {
        if (home.version.feature() < OLDEST) {
            throw new BadInput("the JDK at " + home.path + " is of version " + home.version.feature()
                    + "; --java takes the home folder of a JDK 17 or later");
        }
        return home;
    }

    /** Whether this home belongs to the JVM that asks. */
    public boolean isOurs() {
        return equals(ours());
    }

    /** Whether there is such a program, which a JRE need not have. */
    public boolean has(String program) {
        return has(path, program);
    }

    private static boolean has(Path home, String program) {
        Path bin = home.resolve("bin");
        return Files.isExecutable(bin.resolve(program)) || Files.isExecutable(bin.resolve(program + ".exe"));
    }
}
