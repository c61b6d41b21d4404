package dev.quintain.sandbox;

import dev.quintain.runtime.Guard;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.objectweb.asm.ClassReader;

/** A JVM started as a worker is: agent, runtime on the boot class path, everything it calls home in a scratch folder. */
record GuardedJvm(Path home, Path folder) {
    Path scratch() {
        return folder.resolve("scratch");
    }

    Path outside() {
        return folder.resolve("outside");
    }

    /** Runs the main class and gives back what it wrote to the real standard streams. */
    String run(Class<?> main) throws IOException, InterruptedException, URISyntaxException {
        Files.createDirectories(scratch());
        Files.createDirectories(outside());
        Path output = folder.resolve("output.txt");
        Process process = new ProcessBuilder(command(main))
                .directory(scratch().toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        process.getOutputStream().close();
        if (!process.waitFor(60, TimeUnit.SECONDS)) {
            process.destroyForcibly();
        }
        return Files.readString(output);
    }

    private List<String> command(Class<?> main) throws IOException, URISyntaxException {
        List<String> command = new ArrayList<>();
        command.add(home.resolve("bin").resolve("java").toString());
        // Classes of the JDK are not verified as a rule; here the hooked ones are.
        command.add("-XX:+UnlockDiagnosticVMOptions");
        command.add("-XX:+BytecodeVerificationLocal");
        command.add("-Xbootclasspath/a:" + codeOf(Guard.class));
        command.add("-javaagent:" + AgentJar.writeInto(folder));
        command.add("-Djava.awt.headless=true");
        command.add("-Djava.io.tmpdir=" + scratch());
        command.add("-Duser.home=" + scratch());
        command.add("-Djava.util.prefs.userRoot=" + scratch());
        command.add("-Djava.util.prefs.systemRoot=" + scratch());
        command.add("-Djava.security.manager=disallow");
        command.add("-cp");
        command.add(String.join(File.pathSeparator, codeOf(GuardAgent.class), codeOf(ClassReader.class), codeOf(main)));
        command.add(main.getName());
        command.add(scratch().toString());
        command.add(outside().toString());
        return command;
    }

    private static String codeOf(Class<?> type) throws URISyntaxException {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI())
                .toString();
    }
}
