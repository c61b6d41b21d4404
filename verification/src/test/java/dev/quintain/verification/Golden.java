package dev.quintain.verification;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Compares what people read with stored files; {@code -Dquintain.golden=rewrite} stores what is there now, for review. */
public final class Golden {
    private static final Path FOLDER = Path.of("src", "test", "resources", "golden");

    private Golden() {}

    public static void assertMatches(String name, String actual) throws IOException {
        Path file = FOLDER.resolve(name);
        String text = actual.replace(System.lineSeparator(), "\n");
        if ("rewrite".equals(System.getProperty("quintain.golden"))) {
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
        }
        assertEquals(Files.readString(file), text, () -> name + " (-Dquintain.golden=rewrite stores the new text)");
    }
}
