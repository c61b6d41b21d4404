package dev.quintain.run.hunt;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.CompiledSources;
import dev.quintain.run.Inputs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassFilesTest {
    @TempDir
    Path folder;

    @Test
    void has_the_classes_under_test_those_of_the_suite_and_what_that_needs() throws IOException {
        Path classes = compile("classes", "shop/Cart.java", "package shop; public class Cart {}");
        Path tests = compile("tests", "shop/CartTest.java", "package shop; class CartTest {}");
        Path library = compile("library", "lib/Mocks.java", "package lib; public class Mocks {}");
        var inputs =
                new Inputs(List.of(classes.toString()), List.of(), Path.of(System.getProperty("java.home")), false);
        var files = new ClassFiles(new HuntTarget(
                "classes", inputs, inputs.subject(), Map.of(), List.of(tests), List.of(library), folder, List.of()));

        assertTrue(files.of("shop.Cart").isPresent());
        assertTrue(files.of("shop.CartTest").isPresent());
        assertTrue(files.of("lib.Mocks").isPresent());
        assertFalse(files.of("lib.Mocks$Made").isPresent());
    }

    private Path compile(String name, String file, String source) throws IOException {
        return CompiledSources.in(Files.createDirectory(folder.resolve(name)), file, source)
                .folder();
    }
}
