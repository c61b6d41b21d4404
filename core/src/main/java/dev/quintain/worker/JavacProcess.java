package dev.quintain.worker;

import java.io.File;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The compiler of another JDK, in a process of its own. Keeps no class file. */
public final class JavacProcess {
    private static final Pattern ERROR = Pattern.compile("(.+\\.java):(\\d+): error: (.*)");

    private final Path javac;
    private final OptionalInt release;

    /**
     * @param release the older release that it is to compile for
     */
    public JavacProcess(Path javaHome, OptionalInt release) {
        this.javac = javaHome.resolve("bin").resolve("javac");
        this.release = release;
    }

    /** An error of the compiler. */
    public record Complaint(String path, long line, String message) {}

    /**
     * Compiles sources.
     *
     * @param sources by their paths
     */
    public List<Complaint> compile(Map<String, String> sources, List<Path> classPath) {
        try {
            Scratch scratch = Scratch.create();
            try {
                return compile(sources, classPath, scratch);
            } finally {
                scratch.delete();
            }
        } catch (IOException e) {
            throw new WorkerFault("cannot run " + javac + ": " + e.getMessage(), e);
        }
    }

    private List<Complaint> compile(Map<String, String> sources, List<Path> classPath, Scratch scratch)
            throws IOException {
        var arguments = new ArrayList<>(List.of("-proc:none", "-nowarn", "-Xmaxerrs", "1000000", "-encoding", "UTF-8"));
        arguments.addAll(List.of("-d", scratch.control().toString(), "-classpath"));
        arguments.add(classPath.stream()
                .map(path -> path.toAbsolutePath().toString())
                .collect(Collectors.joining(File.pathSeparator)));
        release.ifPresent(version -> arguments.addAll(List.of("--release", Integer.toString(version))));
        for (var source : sources.entrySet()) {
            Path file = scratch.work().resolve(source.getKey());
            Files.createDirectories(file.getParent());
            Files.writeString(file, source.getValue());
            arguments.add(source.getKey());
        }
        // All in a file: command lines have a largest length.
        Path file = scratch.control().resolve("arguments");
        Files.write(file, arguments.stream().map(JavacProcess::quoted).toList());
        Process process = new ProcessBuilder(javac.toString(), "-J-Duser.language=en", "@" + file)
                .directory(scratch.work().toFile())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), Charset.defaultCharset());
        return said.lines()
                .map(ERROR::matcher)
                .filter(java.util.regex.Matcher::matches)
                .map(error -> new Complaint(
                        error.group(1).replace('\\', '/'), Long.parseLong(error.group(2)), error.group(3)))
                .toList();
    }

    private static String quoted(String argument) {
        return '"' + argument.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
