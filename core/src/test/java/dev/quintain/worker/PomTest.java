package dev.quintain.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PomTest {
    @TempDir
    Path folder;

    private Path root = Path.of("");
    private Path parent = Path.of("");
    private Path app = Path.of("");
    private Path base = Path.of("");

    /** A project of two modules whose parent is beside them, and in which one module is a folder deeper. */
    @BeforeEach
    void write() throws IOException {
        root = pom(folder, "<modules><module>base</module><module>apps</module></modules>");
        parent = pom(folder.resolve("parent"), "");
        base = pom(folder.resolve("base"), "<parent><relativePath>../parent</relativePath></parent>");
        pom(folder.resolve("apps"), "<modules><module>app</module></modules>");
        app = pom(folder.resolve("apps/app"), "<parent><relativePath>../../parent/pom.xml</relativePath></parent>");
    }

    @Test
    void a_module_is_built_from_the_outermost_project() throws IOException {
        assertEquals(folder, Pom.read(app).reactor());
        assertEquals(folder, Pom.read(base).reactor());
        assertEquals(folder, Pom.read(root).reactor());
    }

    @Test
    void a_project_that_is_nobodys_module_is_built_alone() throws IOException {
        assertEquals(folder.resolve("parent"), Pom.read(parent).reactor());
    }

    @Test
    void parents_and_modules_are_family() throws IOException {
        assertEquals(Set.of(app, parent), Pom.read(app).family());
        assertEquals(
                Set.of(root, base, parent, folder.resolve("apps/pom.xml"), app),
                Pom.read(root).family());
    }

    @Test
    void a_parent_in_the_repository_is_no_family_and_may_bring_dependencies() throws IOException {
        Path alone = pom(folder.resolve("alone"), "<parent><relativePath/></parent>");

        assertEquals(Set.of(alone), Pom.read(alone).family());
        assertTrue(Pom.read(alone).mayHaveDependencies());
        assertFalse(Pom.read(parent).mayHaveDependencies());
    }

    private static Path pom(Path folder, String content) throws IOException {
        return Files.writeString(
                Files.createDirectories(folder).resolve("pom.xml"), "<project>" + content + "</project>");
    }
}
