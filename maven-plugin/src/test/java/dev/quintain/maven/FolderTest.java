package dev.quintain.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FolderTest {
    @TempDir
    Path temp;

    @Test
    void copies_files_by_name_with_the_folders_they_are_in() throws IOException {
        files("from/com/acme/ATest.java", "from/com/acme/ATest2.java", "from/com/acme/AErrorTest.java");

        copy(List.of());

        assertEquals(List.of("com/acme/ATest.java", "com/acme/ATest2.java"), copied());
    }

    @Test
    void leaves_out_what_another_folder_has() throws IOException {
        files("from/com/acme/ATest.java", "from/com/acme/BTest.java", "kept/com/acme/BTest.java");

        copy(List.of(temp.resolve("kept"), temp.resolve("none")));

        assertEquals(List.of("com/acme/ATest.java"), copied());
    }

    @Test
    void descriptions_of_modules_and_packages_are_no_classes() throws IOException {
        files("from/module-info.class", "from/com/acme/package-info.class");

        assertFalse(new Folder(temp.resolve("from")).hasClasses());

        files("from/com/acme/Order.class");

        assertTrue(new Folder(temp.resolve("from")).hasClasses());
    }

    private void files(String... names) throws IOException {
        for (String name : names) {
            Path file = temp.resolve(name);
            Files.createDirectories(file.getParent());
            Files.createFile(file);
        }
    }

    private void copy(List<Path> but) throws IOException {
        new Folder(temp.resolve("from")).copy(Pattern.compile("[A-Z]Test\\d*\\.java"), temp.resolve("to"), but);
    }

    private List<String> copied() throws IOException {
        Path to = temp.resolve("to");
        return new Folder(to)
                .files(".java").stream()
                        .map(file -> to.relativize(file).toString().replace('\\', '/'))
                        .toList();
    }
}
