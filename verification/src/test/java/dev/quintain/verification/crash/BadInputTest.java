package dev.quintain.verification.crash;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever is wrong with the input is said in one line, with what to do about it, and the exit code is 2. */
class BadInputTest {
    private static final String CANVAS = "dev.quintain.examples.crash.Canvas";

    @TempDir
    Path folder;

    @Test
    void no_such_jar() {
        assertRefused("no-such.jar", "crash", "no-such.jar");
        assertRefused("no-such.jar", "crash", "-cp", "no-such.jar", CANVAS);
    }

    @Test
    void corrupt_jar() throws IOException {
        Path jar = Files.writeString(folder.resolve("corrupt.jar"), "not a jar");

        assertRefused("corrupt.jar", "crash", jar.toString());
    }

    @Test
    void corrupt_class_file() throws IOException {
        Path file = Files.createDirectories(folder.resolve("shop")).resolve("Cart.class");
        Files.writeString(file, "not a class");

        assertRefused("Cart", "crash", folder.toString());
        assertRefused("Cart", "crash", "-cp", folder.toString(), "shop.Cart");
    }

    @Test
    void a_corrupt_class_file_beside_a_good_one_is_told_and_the_good_one_tested() throws IOException {
        compile("shop/Till.java", "package shop; public class Till { public int divide(int by) { return 1 / by; } }");
        Files.writeString(folder.resolve("shop/Cart.class"), "not a class");

        CommandRun run = CommandRun.crash(folder.resolve("out"), folder.toString());

        assertEquals(CommandRun.FINDINGS, run.exitCode(), run.err());
        assertEquals(
                List.of("Till.divide(int)"),
                run.summary().findings().stream()
                        .map(Summary.Reported::operation)
                        .toList());
        assertEquals(
                List.of("shop.Cart"),
                run.summary().passedOver().stream()
                        .map(Summary.PassedOver::className)
                        .toList());
        assertTrue(
                run.out().lines().anyMatch(line -> line.contains("shop.Cart") && line.contains("compile it again")),
                run.out());
    }

    @Test
    void class_not_found() {
        CommandRun run = assertRefused(
                "dev.quintain.examples.crash.Canvs", "crash", "-cp", examples(), "dev.quintain.examples.crash.Canvs");

        assertTrue(run.err().contains("did you mean " + CANVAS + "?"), run.err());
    }

    @Test
    void package_not_found() {
        assertRefused("dev.quintain.example.*", "crash", "-cp", examples(), "dev.quintain.example.*");
    }

    @Test
    void missing_dependency() throws IOException {
        compile(
                "shop/Cart.java", "package shop; public class Cart extends Base { public void add(Item i) {} }",
                "shop/Base.java", "package shop; public class Base {}",
                "shop/Item.java", "package shop; public class Item {}");
        Files.delete(folder.resolve("shop/Base.class"));

        CommandRun run = assertRefused("shop.Base", "crash", "-cp", folder.toString(), "shop.Cart");

        assertTrue(run.err().contains("--classpath"), run.err());
    }

    @Test
    void no_public_operation() {
        assertRefused(
                "zoo.passedover.OnlyConstants",
                "crash",
                "-cp",
                Subjects.zoo().toString(),
                "zoo.passedover.OnlyConstants");
    }

    @Test
    void folder_without_classes() {
        assertRefused(folder.toString(), "crash", folder.toString());
    }

    @Test
    void project_that_is_not_built() throws IOException {
        Files.writeString(folder.resolve("pom.xml"), "<project/>");

        assertRefused("mvn compile", "crash", folder.toString());
    }

    @Test
    void unreadable_baseline() throws IOException {
        Path nonsense = Files.writeString(folder.resolve("baseline.json"), "{ not json");

        assertRefused(
                "baseline", "crash", "--baseline", folder.resolve("none.json").toString(), "-cp", examples(), CANVAS);
        assertRefused("baseline", "crash", "--baseline", nonsense.toString(), "-cp", examples(), CANVAS);
    }

    @Test
    void bad_line_of_values() throws IOException {
        Path values = Files.writeString(folder.resolve("values.txt"), "int 42\nint many\n");

        assertRefused("int many", "crash", "--values", values.toString(), "-cp", examples(), CANVAS);
        assertRefused(
                "none.txt", "crash", "--values", folder.resolve("none.txt").toString(), "-cp", examples(), CANVAS);
    }

    @Test
    void unknown_options_and_commands() {
        assertRefused("--dept", "crash", "--dept", "3", examples());
        assertRefused("crsh", "crsh", examples());
        assertRefused("CLASSES", "crash");
    }

    @Test
    void values_of_options_that_make_no_sense() {
        assertAll(
                () -> assertRefused("--depth", "crash", "--depth", "deep", examples()),
                () -> assertRefused("--time", "crash", "--time", "soon", examples()),
                () -> assertRefused("--cases", "crash", "--cases", "-1", examples()),
                () -> assertRefused("--workers", "crash", "--workers", "0", examples()),
                () -> assertRefused("--allow", "crash", "--allow", "everything", examples()),
                () -> assertRefused("--reset", "crash", "--reset", "never", examples()),
                () -> assertRefused("--junit", "crash", "--junit", "3", examples()),
                () -> assertRefused(
                        "no-such-jdk",
                        "crash",
                        "--java",
                        folder.resolve("no-such-jdk").toString(),
                        examples()));
    }

    @Test
    void a_jdk_that_is_too_old_or_none_at_all() throws IOException {
        Path old = Files.createDirectories(folder.resolve("jdk-8"));
        Path java = Files.createDirectories(old.resolve("bin")).resolve("java");
        Files.writeString(old.resolve("release"), "JAVA_VERSION=\"1.8.0_392\"\n");

        assertRefused("no JDK at " + old, "crash", "--java", old.toString(), examples());

        Files.writeString(java, "");
        assertTrue(java.toFile().setExecutable(true));
        assertRefused("is of version 8; --java takes", "crash", "--java", old.toString(), examples());
    }

    @Test
    void output_folder_that_is_a_file() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");

        assertRefused("--out", "crash", "--out", file.toString(), "-cp", examples(), CANVAS);
    }

    private static CommandRun assertRefused(String named, String... arguments) {
        CommandRun run = CommandRun.of(arguments);
        assertAll(
                () -> assertEquals(CommandRun.BAD_INPUT, run.exitCode(), run.err()),
                () -> assertEquals(1, run.err().lines().count(), run.err()),
                () -> assertTrue(run.err().contains(named), run.err()),
                () -> assertTrue(run.err().startsWith("quintain: "), run.err()),
                () -> assertFalse(run.err().contains("Exception"), run.err()),
                () -> assertEquals("", run.out()));
        return run;
    }

    private void compile(String... sources) throws IOException {
        var arguments = new java.util.ArrayList<>(List.of("-d", folder.toString()));
        for (int i = 0; i < sources.length; i += 2) {
            Path file = folder.resolve(sources[i]);
            Files.createDirectories(file.getParent());
            Files.writeString(file, sources[i + 1]);
            arguments.add(file.toString());
        }
        assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new)));
    }

    private static String examples() {
        return Subjects.examples().toString();
    }
}
