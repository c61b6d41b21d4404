package dev.quintain.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourceFoldersTest {
    @TempDir
    Path repository;

    private Path module = Path.of("");

    @BeforeEach
    void sources() throws IOException {
        Files.createDirectory(repository.resolve(".git"));
        module = Files.createDirectories(repository.resolve("shop").resolve("orders"));
        Files.createDirectories(module.resolve("src/com/acme"));
        Files.createFile(module.resolve("src/com/acme/Order.java"));
    }

    @Test
    void files_are_named_from_the_folder_of_the_repository_on() {
        var folders = SourceFolders.seenFrom(module, List.of(Path.of("generated"), Path.of("src")));

        assertEquals("shop/orders/src/com/acme/Order.java", folders.path("com/acme/Order.java"));
    }

    @Test
    void files_that_are_not_there_are_named_by_their_package() {
        var folders = SourceFolders.seenFrom(module, List.of(Path.of("src")));

        assertEquals("com/acme/Bill.java", folders.path("com/acme/Bill.java"));
    }

    @Test
    void files_outside_of_the_repository_are_named_by_their_package(@TempDir Path elsewhere) throws IOException {
        Files.createFile(elsewhere.resolve("Order.java"));

        assertEquals(
                "Order.java", SourceFolders.seenFrom(module, List.of(elsewhere)).path("Order.java"));
    }

    @Test
    void each_module_has_a_category_of_its_own() {
        assertEquals(
                "quintain/shop/orders/",
                SourceFolders.seenFrom(module, List.of()).category());
        assertEquals("quintain/", SourceFolders.seenFrom(repository, List.of()).category());
    }
}
