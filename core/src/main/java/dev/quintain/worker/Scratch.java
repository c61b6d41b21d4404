package dev.quintain.worker;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.UUID;

/**
 * The folders of one worker: what it may write to, and beside it what belongs to us alone.
 *
 * @param root both
 */
record Scratch(Path root) {
    private static final Set<PosixFilePermission> OWNER_ONLY = PosixFilePermissions.fromString("rwx------");

    static Scratch create() throws IOException {
        Scratch scratch = new Scratch(
                unique(Path.of(System.getProperty("java.io.tmpdir"))).toRealPath());
        Files.createDirectories(scratch.work().resolve("tmp"));
        Files.createDirectories(scratch.control());
        return scratch;
    }

    // Those that the platform makes have names of different lengths: what is cut at a column would differ with them. Of
    // digits alone, since code that meets the name may treat letters in another way.
    private static Path unique(Path parent) throws IOException {
        UUID chance = UUID.randomUUID();
        Path folder = parent.resolve(String.format(
                Locale.ROOT,
                "quintain-%019d%019d",
                chance.getMostSignificantBits() >>> 1,
                chance.getLeastSignificantBits() >>> 1));
        return parent.getFileSystem().supportedFileAttributeViews().contains("posix")
                ? Files.createDirectory(folder, PosixFilePermissions.asFileAttribute(OWNER_ONLY))
                : Files.createDirectory(folder);
    }

    /** The worker's current folder, its user's home and, in it, its folder for temporary files. */
    Path work() {
        return root.resolve("work");
    }

    Path control() {
        return root.resolve("control");
    }

    Path outputFile() {
        return control().resolve("output");
    }

    /** What the process wrote to its streams, past those that the code under test gets: the JVM's last words. */
    String output() {
        try {
            byte[] bytes = Files.readAllBytes(outputFile());
            return new String(bytes, 0, Math.min(bytes.length, 2000), StandardCharsets.UTF_8).strip();
        } catch (IOException e) {
            return "";
        }
    }

    /** What a JVM that has ended says it died of, behind a comma; empty if it says nothing. */
    String lastWords() {
        try {
            Path crash = crashLog();
            String words = Files.exists(crash) ? crashOf(Files.readAllLines(crash)) : lastLine(output());
            return words.isEmpty() ? "" : ", " + words;
        } catch (IOException e) {
            return "";
        }
    }

    Path crashLog() {
        return control().resolve("crash.log");
    }

    /** For instance {@code SIGSEGV in C [libz.so+0x1a]}: addresses and process numbers would differ every time. */
    private static String crashOf(List<String> log) {
        String signal = log.stream()
                .filter(line -> line.startsWith("#  "))
                .findFirst()
                .map(line -> line.replaceFirst("#\\s+", "").replaceFirst("[ ,(].*", ""))
                .orElse("a crash");
        int frame = log.indexOf("# Problematic frame:") + 1;
        return frame == 0 ? signal : signal + " in " + log.get(frame).replaceFirst("#\\s+(\\w)\\s+", "");
    }

    private static String lastLine(String output) {
        return output.lines()
                .filter(line -> !line.startsWith("Picked up ") && !line.startsWith("WARNING:"))
                .reduce("", (before, line) -> line.isBlank() ? before : line.strip());
    }

    void delete() {
        try {
            FileTree.delete(root);
        } catch (IOException e) {
            // A folder for temporary files that cannot be deleted harms nobody.
        }
    }
}
