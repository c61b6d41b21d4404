package dev.quintain.benchmarks.libraries;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Runs programs in virtual machines of their own, and watches how much memory they take. */
final class Jvm {
    private static final long POLL_MILLIS = 200;

    private Jvm() {}

    /**
     * How a program ended.
     *
     * @param peakMegabytes the most that one of its processes had in memory; 0 where nobody tells
     */
    record Ended(int exitCode, List<String> output, long peakMegabytes) {}

    static Ended run(List<String> options, List<Path> classPath, String mainClass, List<String> arguments, Path log)
            throws IOException, InterruptedException {
        var command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp", join(classPath)));
        command.addAll(options);
        command.add(mainClass);
        command.addAll(arguments);
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        long peak = 0;
        try {
            while (!process.waitFor(POLL_MILLIS, TimeUnit.MILLISECONDS)) {
                peak = Math.max(peak, peakOf(process));
            }
        } finally {
            process.destroyForcibly();
        }
        return new Ended(process.exitValue(), Files.readAllLines(log), peak);
    }

    static String join(List<Path> paths) {
        return paths.stream()
                .map(path -> path.toAbsolutePath().toString())
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static long peakOf(Process process) {
        return Stream.concat(Stream.of(process.toHandle()), process.descendants())
                .mapToLong(each -> resident(each.pid()))
                .max()
                .orElse(0);
    }

    private static long resident(long pid) {
        try (Stream<String> lines = Files.lines(Path.of("/proc", String.valueOf(pid), "status"))) {
            return lines.filter(line -> line.startsWith("VmHWM:"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) >> 10)
                    .findFirst()
                    .orElse(0);
        } catch (IOException | RuntimeException e) {
            // It has ended, or there is no such file on this system.
            return 0;
        }
    }
}
