package dev.quintain.subject;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.quintain.CompiledSources;
import dev.quintain.bytecode.ClassFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassPathTest {
    @TempDir
    Path folder;

    @Test
    void reads_a_jar_of_several_releases_as_the_jdk_does_that_runs_the_code() throws IOException {
        Path jar = jarOfTwoReleases();

        assertEquals(Set.of("C"), classPath(jar, "20").classNames());
        assertEquals("old", methodOfC(classPath(jar, "20")));
        assertEquals(Set.of("C", "D"), classPath(jar, "21").classNames());
        assertEquals("fresh", methodOfC(classPath(jar, "21")));
    }

    private static ClassPath classPath(Path jar, String version) {
        return ClassPath.of(List.of(jar), new JavaHome(JavaHome.ours().path(), Runtime.Version.parse(version)));
    }

    private static String methodOfC(ClassPath classPath) {
        return classPath.find("C").orElseThrow().methods().stream()
                .map(ClassFile.Member::name)
                .filter(name -> !name.equals("<init>"))
                .findFirst()
                .orElseThrow();
    }

    private Path jarOfTwoReleases() throws IOException {
        CompiledSources.in(folder.resolve("old"), "C.java", "public class C { public void old() {} }");
        CompiledSources.in(
                folder.resolve("fresh"),
                "C.java",
                "public class C { public void fresh() {} }",
                "D.java",
                "public class D {}");
        var manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MULTI_RELEASE, "true");
        Path jar = folder.resolve("two.jar");
        try (var out = new JarOutputStream(Files.newOutputStream(jar), manifest)) {
            add(out, "C.class", folder.resolve("old/C.class"));
            add(out, "META-INF/versions/21/C.class", folder.resolve("fresh/C.class"));
            add(out, "META-INF/versions/21/D.class", folder.resolve("fresh/D.class"));
        }
        return jar;
    }

    private static void add(JarOutputStream out, String name, Path file) throws IOException {
        out.putNextEntry(new ZipEntry(name));
        Files.copy(file, out);
    }
}
