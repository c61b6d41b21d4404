package dev.quintain.worker;

import dev.quintain.bytecode.AsmLibrary;
import dev.quintain.runtime.Budget;
import dev.quintain.sandbox.AgentJar;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The command line of a worker.
 *
 * @param program the class of what it is to run, which may come from elsewhere than the rest of us
 */
record WorkerCommand(WorkerOptions options, Scratch scratch, Class<? extends Program> program) {
    /** Far more than the classes of a large library need, and those of ours. */
    private static final int METASPACE_MEGABYTES = 256;

    /** What another machine has more of. */
    private static final int MORE_PROCESSORS = 1;

    private static final int MORE_MEGABYTES = 16;

    /** What the JVM itself may need of the environment. */
    private static final Pattern NEEDED = Pattern.compile("PATH|LANG|LC_.*|LD_.*|DYLD_.*|SystemRoot|TEMP|TMP|TMPDIR");

    Process start(String... arguments) throws IOException {
        var builder = new ProcessBuilder(command(arguments))
                .directory(scratch.work().toFile())
                .redirectErrorStream(true)
                .redirectOutput(scratch.outputFile().toFile());
        if (options.elsewhere()) {
            builder.environment()
                    .keySet()
                    .removeIf(name -> !NEEDED.matcher(name).matches());
        }
        return builder.start();
    }

    private List<String> command(String... arguments) throws IOException {
        var command = new ArrayList<String>();
        command.add(options.javaHome().resolve("bin").resolve("java").toString());
        command.add("-Xmx" + (options.heapMegabytes() + (options.elsewhere() ? MORE_MEGABYTES : 0)) + "m");
        command.add("-XX:MaxMetaspaceSize=" + METASPACE_MEGABYTES + "m");
        command.add("-XX:+UseSerialGC");
        // An exception without a stack trace cannot be blamed on anybody.
        command.add("-XX:-OmitStackTraceInFastThrow");
        if (options.quickCompiler()) {
            command.add("-XX:TieredStopAtLevel=1");
            // Many methods are called, and each a few hundred times: so often they are better called as they are, than
            // a
            // class made and compiled for each that calls it. Later JDKs make none.
            command.add("-Dsun.reflect.inflationThreshold=10000");
        }
        if (options.sameHashes()) {
            command.add("-XX:+UnlockExperimentalVMOptions");
            command.add("-XX:hashCode=2");
        }
        if (options.elsewhere()) {
            command.add("-Duser.name=somebody");
            command.add("-Duser.timezone=Pacific/Chatham");
            command.add("-Dos.version=0");
            command.add("-XX:ActiveProcessorCount=" + (Runtime.getRuntime().availableProcessors() + MORE_PROCESSORS));
        }
        command.add("-XX:ErrorFile=" + scratch.crashLog());
        command.add("-XX:-CreateCoredumpOnCrash");
        command.add("-Djava.awt.headless=true");
        command.add("-Djava.security.manager=disallow");
        command.add("-Duser.home=" + scratch.work());
        command.add("-Djava.io.tmpdir=" + scratch.work().resolve("tmp"));
        command.add("-Djava.util.prefs.userRoot=" + scratch.work());
        command.add("-Djava.util.prefs.systemRoot=" + scratch.work());
        command.add("-Xbootclasspath/a:" + location(Budget.class));
        command.add("-javaagent:" + AgentJar.writeInto(scratch.control()));
        command.add("-cp");
        command.add(String.join(File.pathSeparator, toolClassPath()));
        command.add(WorkerMain.class.getName());
        command.addAll(List.of(arguments));
        if (options.elsewhere()) {
            command.add(WorkerMain.ELSEWHERE);
        }
        return command;
    }

    private Set<String> toolClassPath() {
        var locations = new LinkedHashSet<String>();
        locations.add(location(WorkerMain.class));
        locations.add(location(program));
        AsmLibrary.classes().forEach(type -> locations.add(location(type)));
        return locations;
    }

    private static String location(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString();
        } catch (URISyntaxException e) {
            throw new WorkerFault("cannot find our own classes", e);
        }
    }
}
