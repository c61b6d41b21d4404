package dev.quintain.verification.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** What a user of the examples sees; {@code -Dquintain.golden=rewrite} stores what is there now, for review. */
class ConsoleTest {
    private static final Path GOLDEN = Path.of("src", "test", "resources", "golden", "examples.txt");

    @Test
    void prints_a_table_and_the_problems() throws IOException {
        CommandRun run = Runs.examples();
        String text = run.out()
                .replace(run.folder().toString(), "FOLDER")
                .replace(System.lineSeparator(), "\n")
                .replaceAll("\\d+\\.\\d s\\b", "TIME s")
                // Lines of the JDK's own classes differ from JDK to JDK.
                .replaceAll("(at (?:java|jdk)\\..*)\\(\\w+\\.java:\\d+\\)", "$1(JDK)")
                .replaceAll(
                        "\\((?:NumberFormatException|Objects|StringLatin1|StringIndexOutOfBoundsException|Preconditions|DateTimeFormatter|Integer|ArrayDeque)\\.java:\\d+\\)",
                        "(JDK)");
        if ("rewrite".equals(System.getProperty("quintain.golden"))) {
            Files.createDirectories(GOLDEN.getParent());
            Files.writeString(GOLDEN, text);
        }
        assertEquals(Files.readString(GOLDEN), text, "-Dquintain.golden=rewrite stores the new text");
    }
}
