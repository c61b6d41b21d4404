package dev.quintain.agent;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/**
 * The class files of folders and jars.
 *
 * @param places where they are
 */
record ClassFiles(List<Path> places) {
    private static final String SUFFIX = ".class";

    /** What is done with a file or an entry of a jar. */
    private interface Visitor {
        void visit(String name, Content content) throws IOException;
    }

    /** What is read only if it is wanted. */
    private interface Content {
        byte[] read() throws IOException;
    }

    /** Binary names of all classes. */
    List<String> names() throws IOException {
        var names = new ArrayList<String>();
        visit((name, content) -> names.add(name));
        return names;
    }

    /** The files of some classes, by their binary names. */
    Map<String, byte[]> read(Predicate<String> wanted) throws IOException {
        var files = new TreeMap<String, byte[]>();
        visit((name, content) -> {
            if (wanted.test(name) && !files.containsKey(name)) {
                files.put(name, content.read());
            }
        });
        return files;
    }

    private void visit(Visitor visitor) throws IOException {
        for (Path place : places) {
            if (Files.isDirectory(place)) {
                visitFolder(place, visitor);
            } else {
                visitJar(place, visitor);
            }
        }
    }

    private static void visitFolder(Path folder, Visitor visitor) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(folder)) {
            files = all.toList();
        }
        for (Path file : files) {
            visitClass(folder.relativize(file).toString().replace('\\', '/'), () -> Files.readAllBytes(file), visitor);
        }
    }

    private static void visitJar(Path jar, Visitor visitor) throws IOException {
        try (var file = new JarFile(jar.toFile())) {
            for (JarEntry entry : Collections.list(file.entries())) {
                visitClass(entry.getName(), () -> content(file, entry), visitor);
            }
        }
    }

    private static byte[] content(JarFile jar, JarEntry entry) throws IOException {
        try (InputStream in = jar.getInputStream(entry)) {
            return in.readAllBytes();
        }
    }

    private static void visitClass(String path, Content content, Visitor visitor) throws IOException {
        if (path.endsWith(SUFFIX) && !path.startsWith("META-INF/") && !path.endsWith("module-info.class")) {
            visitor.visit(path.substring(0, path.length() - SUFFIX.length()).replace('/', '.'), content);
        }
    }
}
