package dev.quintain.agent;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/** Class files of folders and jars, always in the same order. */
final class ClassFiles {
    private ClassFiles() {}

    static List<byte[]> in(List<Path> places) throws IOException {
        var all = new ArrayList<byte[]>();
        for (Path place : places) {
            all.addAll(Files.isDirectory(place) ? ofFolder(place) : ofJar(place));
        }
        return all;
    }

    private static List<byte[]> ofFolder(Path folder) throws IOException {
        var all = new ArrayList<byte[]>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file :
                    files.filter(each -> isClass(each.toString())).sorted().toList()) {
                all.add(Files.readAllBytes(file));
            }
        }
        return all;
    }

    private static List<byte[]> ofJar(Path jar) throws IOException {
        var all = new ArrayList<byte[]>();
        try (var file = new JarFile(jar.toFile())) {
            List<JarEntry> entries = file.stream()
                    .filter(entry -> isClass(entry.getName()))
                    .sorted(Comparator.comparing(JarEntry::getName))
                    .toList();
            for (JarEntry entry : entries) {
                try (InputStream in = file.getInputStream(entry)) {
                    all.add(in.readAllBytes());
                }
            }
        }
        return all;
    }

    private static boolean isClass(String name) {
        return name.endsWith(".class") && !name.startsWith("META-INF/") && !name.endsWith("module-info.class");
    }
}
