package dev.quintain.maven;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.jar.Attributes.Name;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Says what it was told, a word to a line, or waits until it is ended. */
final class FakeTool {
    private FakeTool() {}

    public static void main(String[] words) throws InterruptedException {
        var out = new PrintStream(System.out, true, Charset.defaultCharset());
        if (words[0].equals("wait")) {
            Runtime.getRuntime().addShutdownHook(new Thread(() -> out.println("good-bye")));
            out.println(ProcessHandle.current().pid());
            Thread.sleep(Long.MAX_VALUE);
        }
        Arrays.stream(words).forEach(out::println);
        System.err.println("quintain: no");
        System.exit(5);
    }

    /** Writes an archive like the one that the plugin brings, with some files more. */
    static Path archive(Path file, List<String> more) throws IOException {
        try (var zip = new ZipOutputStream(Files.newOutputStream(file))) {
            zip.putNextEntry(new ZipEntry("quintain.jar"));
            jar(zip);
            for (String name : more) {
                zip.putNextEntry(new ZipEntry(name));
            }
        }
        return file;
    }

    private static void jar(OutputStream to) throws IOException {
        var manifest = new Manifest();
        manifest.getMainAttributes().put(Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Name.MAIN_CLASS, FakeTool.class.getName());
        var jar = new JarOutputStream(to, manifest);
        String name = FakeTool.class.getName().replace('.', '/') + ".class";
        jar.putNextEntry(new ZipEntry(name));
        try (var code = FakeTool.class.getResourceAsStream("/" + name)) {
            jar.write(Objects.requireNonNull(code).readAllBytes());
        }
        jar.finish();
    }
}
