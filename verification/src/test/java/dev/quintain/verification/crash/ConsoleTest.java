package dev.quintain.verification.crash;

import dev.quintain.verification.Golden;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnJre;
import org.junit.jupiter.api.condition.JRE;

/** What a user of the examples sees, word for word; on another JDK the platform has other words. */
@EnabledOnJre(JRE.JAVA_17)
class ConsoleTest {
    @Test
    void prints_a_table_and_the_problems() throws IOException {
        CommandRun run = Runs.examples();
        String text = run.out()
                .replace(run.folder().toString(), "FOLDER")
                .replaceAll("\\d+\\.\\d s\\b", "TIME s")
                // Lines of the JDK's own classes differ from JDK to JDK.
                .replaceAll("(at (?:java|jdk)\\..*)\\(\\w+\\.java:\\d+\\)", "$1(JDK)")
                .replaceAll(
                        "\\((?:NumberFormatException|Objects|StringLatin1|StringIndexOutOfBoundsException|Preconditions|DateTimeFormatter|Integer|ArrayDeque)\\.java:\\d+\\)",
                        "(JDK)");
        Golden.assertMatches("examples.txt", text);
    }
}
