package dev.quintain.verification.interleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.verification.crash.CommandRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever a component returns or throws, and however it is hidden, its draft compiles and is green. */
class DraftedValuesTest {
    @TempDir
    Path folder;

    @TempDir
    Path classes;

    private void compile(String file, String source) throws IOException {
        SourceMutant.compile(List.of(Files.writeString(folder.resolve(file), source)), classes);
    }

    private CommandRun drafted(String className) {
        return CommandRun.of("interleave", "draft", "-cp", classes.toString(), className);
    }

    /** The draft, which is green. */
    private String draft(String className) {
        CommandRun draft = drafted(className);
        assertEquals(Interleaved.RIGHT, draft.exitCode(), draft.err());
        Interleaved run = Interleaved.script(classes, folder, draft.out());
        assertTrue(run.isGreen(), draft.out() + run.out() + run.err());
        return draft.out();
    }

    /** A component whose method returns or throws something at once, beside two that wait and wake. */
    private static String component(String heading, String method) {
        return heading + """
                 {
                    private boolean open;
                    public synchronized void enter() throws InterruptedException {
                        while (!open) { wait(); }
                        open = false;
                    }
                    public synchronized METHOD
                }
                """.replace("METHOD", method);
    }

    @Test
    void characters_that_source_writes_in_another_way() throws IOException {
        compile("Texts.java", component("public class Texts", """
                String open() {
                    open = true;
                    notifyAll();
                    return "\\\\'\\"\\n\\r\\t\\b\\f\\0\\u2028\\ud83d # #end // ä";
                }
                """));
        compile("Letters.java", component("public class Letters", """
                char open() { open = true; notifyAll(); return '\\''; }
                """));

        String texts = draft("Texts");
        String letters = draft("Letters");

        assertTrue(texts.contains("# \"\\\\'\\\"\\n\\r\\t\\b\\f\\u0000\\u2028\\ud83d # #end // ä\" #end"), texts);
        assertTrue(letters.contains("# '\\'' #end"), letters);
    }

    @Test
    void exceptions_by_the_nearest_name_that_source_has_for_them() throws IOException {
        compile("Nested.java", component("package com.acme; public class Nested", """
                void open() throws Own { open = true; notifyAll(); throw new Hidden(); }
                public static class Own extends Exception {}
                private static class Hidden extends Own {}
                """));
        compile("Anonymous.java", component("package com.acme; public class Anonymous", """
                void open() { open = true; notifyAll(); throw new IllegalStateException() {}; }
                """));

        String nested = draft("com.acme.Nested");
        String anonymous = draft("com.acme.Anonymous");

        assertTrue(nested.contains("# com.acme.Nested.Own #end"), nested);
        assertTrue(nested.contains("\nimport com.acme.Nested;\n"), nested);
        assertTrue(anonymous.contains("# java.lang.IllegalStateException #end"), anonymous);
    }

    @Test
    void what_only_its_package_can_name_is_tested_from_there() throws IOException {
        compile(
                "Beside.java",
                component("package com.acme; public class Beside", """
                void open() throws Trouble { open = true; notifyAll(); throw new Trouble(); }
                """) + "class Trouble extends Exception {}");
        compile("Closed.java", component("package com.acme; class Closed", """
                void open() { open = true; notifyAll(); }
                """));

        String beside = draft("com.acme.Beside");
        String closed = draft("com.acme.Closed");

        assertTrue(beside.contains("# com.acme.Trouble #end"), beside);
        assertTrue(beside.contains("\npackage com.acme;\n"), beside);
        assertTrue(closed.contains("#cut m Closed()\n"), closed);
        assertTrue(closed.contains("\npackage com.acme;\n"), closed);
    }

    @Test
    void names_that_the_platform_has_too_and_classes_within_classes() throws IOException {
        compile("Process.java", component("package com.acme; public class Process", """
                void open() { open = true; notifyAll(); }
                """));
        compile(
                "Outer.java",
                "package com.acme; public class Outer { "
                        + component("public static class Inner", "void open() { open = true; notifyAll(); }") + " }");

        assertTrue(draft("com.acme.Process").contains("#cut m Process()\n"));
        assertTrue(draft("com.acme.Outer$Inner").contains("#cut m Outer.Inner()\n"));
    }

    @Test
    void methods_of_one_name_are_told_apart() throws IOException {
        compile("Same.java", component("public class Same", """
                int open(Integer key) { return 1; }
                public synchronized int open(Object key) { open = true; notifyAll(); return 2; }
                public synchronized int open(String key) { return 3; }
                """));

        String same = draft("Same");

        assertTrue(same.contains("#valueCheck m.open((java.lang.Object) \"a\") # 2 #end"), same);
    }

    @Test
    void the_component_of_figure_1_is_not_public_and_has_a_draft() {
        SourceMutant.compile(List.of(Path.of("src/test/resources/figures/ProducerConsumer.java")), classes);

        assertTrue(draft("ProducerConsumer").contains("    C12 threads suspended: multiple in send\n"));
    }

    @Test
    void classes_that_nobody_can_make_an_object_of_are_refused() throws IOException {
        String open = "void open() { open = true; notifyAll(); }";
        compile("Half.java", component("public abstract class Half", open));
        compile("Shy.java", component("public class Shy", open + " private Shy() {}"));
        compile("Around.java", "public class Around { " + component("public class Bound", open) + " }");

        assertEquals(
                "quintain: cannot draft a script for Half: it is abstract",
                drafted("Half").err().strip());
        assertEquals(
                "quintain: cannot draft a script for Shy: its constructors are private",
                drafted("Shy").err().strip());
        assertEquals(
                "quintain: cannot draft a script for Around$Bound: it is an inner class, which needs an object of the one"
                        + " around it",
                drafted("Around$Bound").err().strip());
    }
}
