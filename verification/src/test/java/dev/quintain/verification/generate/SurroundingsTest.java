package dev.quintain.verification.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Regression tests say what the code does, and nothing about the machine, the user or the JVM that they were made with. */
class SurroundingsTest {
    private static final Pattern ASSERTED = Pattern.compile("assert(?!NotNull)\\w+\\(.*\\.(\\w+)\\(\\)\\);");

    @TempDir
    Path folder;

    @Test
    void what_tells_about_the_machine_is_never_asserted() throws Exception {
        Path classes = new CompiledSubject(Map.of("shop/Surroundings.java", """
                package shop;

                public class Surroundings {
                    public String user() {
                        return System.getProperty("user.name");
                    }

                    public String home() {
                        return System.getProperty("user.home");
                    }

                    public String compiler() {
                        return System.getProperty("java.vm.info");
                    }

                    public String kernel() {
                        return System.getProperty("os.version");
                    }

                    public String zone() {
                        return java.util.TimeZone.getDefault().getID();
                    }

                    public String environment() {
                        return System.getenv().keySet().toString();
                    }

                    public int always() {
                        return 42;
                    }
                }
                """)).into(folder.resolve("subject"));

        Generated generated = Generated.of(folder.resolve("out"), classes, "--sequences", "200", "shop.Surroundings");

        Set<String> asserted = generated.sources().values().stream()
                .flatMap(source -> ASSERTED.matcher(source).results())
                .map(found -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(Set.of("always"), asserted);
    }
}
