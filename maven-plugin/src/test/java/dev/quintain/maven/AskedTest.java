package dev.quintain.maven;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AskedTest {
    @TempDir
    Path classes;

    @BeforeEach
    void compile() throws IOException {
        Files.createDirectories(classes.resolve("com/acme/orders"));
        Files.createFile(classes.resolve("com/acme/orders/Order.class"));
        Files.createFile(classes.resolve("com/acme/orders/Order$Line.class"));
    }

    @Test
    void classes_and_packages_of_a_module_are_in_it() {
        assertTrue(isIn("com.acme.orders.Order"));
        assertTrue(isIn("com.acme.orders.*"));
        assertTrue(isIn("com.acme..*"));
    }

    @Test
    void nested_classes_may_be_written_with_a_dot() {
        assertTrue(isIn("com.acme.orders.Order.Line"));
        assertTrue(isIn("com.acme.orders.Order$Line"));
    }

    @Test
    void those_of_others_are_not() {
        assertFalse(isIn("com.acme.stock.Shelf"));
        assertFalse(isIn("com.acme.stock.*"));
        assertFalse(isIn("com.acme.orders.Order.Page"));
    }

    private boolean isIn(String name) {
        return new Asked(name).isIn(classes);
    }
}
