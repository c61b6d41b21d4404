package dev.quintain.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OwnCompilerTest {
    private final OwnCompiler compiler = OwnCompiler.find(OptionalInt.empty()).orElseThrow();

    @Test
    void sources_that_need_each_other_become_classes() throws Exception {
        Compiled compiled = compiler.compile(
                Map.of(
                        "a/One.java", "package a; public class One extends b.Two { class Inner {} }",
                        "b/Two.java", "package b; public class Two {}"),
                List.of());

        assertEquals(List.of(), compiled.complaints());
        assertEquals(Set.of("a.One", "a.One$Inner", "b.Two"), compiled.classes().keySet());
        assertEquals("b.Two", load(compiled, "a.One").getSuperclass().getName());
    }

    private static Class<?> load(Compiled compiled, String name) throws ClassNotFoundException {
        return new ClassLoader() {
            @Override
            protected Class<?> findClass(String wanted) throws ClassNotFoundException {
                byte[] bytes = compiled.classes().get(wanted);
                if (bytes == null) {
                    throw new ClassNotFoundException(wanted);
                }
                return defineClass(wanted, bytes, 0, bytes.length);
            }
        }.loadClass(name);
    }

    @Test
    void errors_are_told_with_their_places_and_there_are_no_classes() {
        Compiled compiled = compiler.compile(
                Map.of("Fine.java", "class Fine {}", "Wrong.java", "class Wrong {\n    int i = \"x\";\n}"), List.of());

        assertEquals(
                List.of(new Complaint(
                        "Wrong.java", 2, 13, "incompatible types: java.lang.String cannot be converted to int")),
                compiled.complaints());
        assertEquals(Map.of(), compiled.classes());
    }

    @Test
    void an_older_release_lacks_what_came_later() {
        OwnCompiler older = OwnCompiler.find(OptionalInt.of(11)).orElseThrow();

        Compiled compiled =
                older.compile(Map.of("A.java", "class A { Object list = \"\".lines().toList(); }"), List.of());

        assertEquals(1, compiled.complaints().size());
        assertEquals(1, compiled.complaints().get(0).line());
    }

    @Test
    void sources_beside_the_classes_are_not_asked_for(@TempDir Path folder) throws Exception {
        Files.writeString(folder.resolve("Beside.java"), "public class Beside {}");

        Compiled compiled = compiler.compile(Map.of("A.java", "class A extends Beside {}"), List.of(folder));

        assertEquals(1, compiled.complaints().size(), compiled.toString());
    }
}
