package dev.quintain.runtime;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScratchTest {
    @TempDir
    private Path folder;

    private Path root;
    private Path outside;
    private Scratch scratch;

    @BeforeEach
    void make() throws IOException {
        root = Files.createDirectory(folder.resolve("scratch"));
        outside = Files.createDirectory(folder.resolve("outside"));
        scratch = new Scratch(root);
    }

    @Test
    void what_is_inside_is_permitted_whether_it_exists_or_not() throws IOException {
        Path file = Files.createFile(root.resolve("file"));

        assertTrue(scratch.permitsContent(file));
        assertTrue(scratch.permitsContent(root.resolve("new")));
        assertTrue(scratch.permitsEntry(root.resolve("missing/new")));
        assertTrue(scratch.permitsEntry(root.resolve("missing/../new")));
    }

    @Test
    void what_is_outside_is_not() {
        assertFalse(scratch.permitsContent(outside.resolve("file")));
        assertFalse(scratch.permitsEntry(root.resolve("../outside/file")));
        assertFalse(scratch.permitsEntry(root.resolveSibling("scratch2")));
        assertFalse(scratch.permitsEntry(Path.of("/")));
    }

    @Test
    void the_folder_itself_is_not() {
        assertFalse(scratch.permitsEntry(root));
        assertFalse(scratch.permitsEntry(root.resolve(".")));
        assertFalse(scratch.permitsEntry(root.resolve("..")));
    }

    @Test
    void links_are_followed_for_content_but_may_themselves_be_removed() throws IOException {
        Path way = Files.createSymbolicLink(root.resolve("way"), outside.resolve("file"));
        Path detour = Files.createSymbolicLink(root.resolve("detour"), Path.of("way"));
        Path inside = Files.createSymbolicLink(root.resolve("inside"), Path.of("file"));

        assertFalse(scratch.permitsContent(way));
        assertFalse(scratch.permitsContent(detour));
        assertTrue(scratch.permitsContent(inside));
        assertTrue(scratch.permitsEntry(way));
    }

    @Test
    void links_to_folders_lead_out() throws IOException {
        Path way = Files.createSymbolicLink(root.resolve("way"), outside);

        assertFalse(scratch.permitsEntry(way.resolve("file")));
        assertFalse(scratch.permitsEntry(way.resolve("../file")));
    }

    @Test
    void links_in_a_circle_lead_nowhere() throws IOException {
        Path one = Files.createSymbolicLink(root.resolve("one"), Path.of("other"));
        Files.createSymbolicLink(root.resolve("other"), Path.of("one"));

        assertFalse(scratch.permitsContent(one));
    }

    @Test
    void the_null_device_takes_everything() {
        assertTrue(scratch.permitsContent(Path.of("/dev/null")));
        assertFalse(scratch.permitsEntry(Path.of("/dev/null")));
    }

    @Test
    void other_file_systems_are_not_the_users_machine() throws IOException {
        try (FileSystem zip = FileSystems.newFileSystem(root.resolve("a.zip"), Map.of("create", "true"))) {
            assertTrue(scratch.permitsContent(zip.getPath("/file")));
        }
    }
}
