package dev.quintain.bytecode;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.CompiledSources;
import dev.quintain.runtime.inject.Maker;
import dev.quintain.runtime.inject.Numbers;
import dev.quintain.runtime.inject.Trial;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InjectionRewriterTest {
    private static final SiteRules USUAL = new SiteRules(false, List.of(), false);
    private static final SiteRules STACK = new SiteRules(true, List.of(), false);

    @TempDir
    private Path folder;

    /** The calls of a class C with one method that reads. */
    private List<CallSite> sites(SiteRules rules, String body) throws IOException {
        return read(rules, body).sites();
    }

    private ClassSites read(SiteRules rules, String body) throws IOException {
        byte[] file = compile(body);
        return rewriter(rules).read(file, Numbering.from(1, 1)).orElseThrow();
    }

    private byte[] compile(String body) throws IOException {
        CompiledSources.in(folder, "C.java", """
                import java.io.*;
                import java.nio.file.*;

                class C {
                    int f(Path file, InputStream in) throws Exception {
                %s
                    }
                }
                """.formatted(body));
        return Files.readAllBytes(folder.resolve("C.class"));
    }

    private InjectionRewriter rewriter(SiteRules rules) {
        return new InjectionRewriter(InjectionRewriterTest::resource, rules, name -> name.equals("C"));
    }

    private static byte @Nullable [] resource(String name) {
        try (var in = ClassLoader.getSystemResourceAsStream(name + ".class")) {
            return in == null ? null : in.readAllBytes();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static List<String> callees(List<CallSite> sites) {
        return sites.stream().map(CallSite::calleeName).toList();
    }

    @Test
    void a_call_counts_where_a_catch_of_the_same_method_takes_what_it_declares() throws IOException {
        List<CallSite> sites = sites(USUAL, """
                in.read();
                try { return Files.readString(file).length() + in.read(); } catch (IOException e) { return 0; }
                """);

        assertEquals(List.of("Files.readString", "InputStream.read"), callees(sites));
        assertEquals(List.of(1, 2), sites.stream().map(CallSite::number).toList());
        assertFalse(sites.get(0).open());
        assertTrue(sites.get(1).open());
    }

    @Test
    void on_the_whole_stack_calls_without_a_catch_count_too() throws IOException {
        String body = "try { return in.read(); } finally { in.close(); }";

        assertEquals(List.of(), sites(USUAL, body));
        assertEquals(List.of("InputStream.read", "InputStream.close"), callees(sites(STACK, body)));
    }

    @Test
    void a_handler_that_tells_a_special_case_apart_is_another_way() throws IOException {
        List<CallSite> sites = sites(USUAL, """
                try { return in.read(); } catch (FileNotFoundException e) { return 1; } catch (IOException e) { return 2; }
                """);

        assertEquals(
                List.of("java.io.FileNotFoundException", "java.io.IOException"),
                sites.get(0).ways().stream().map(CallSite.Way::exception).toList());
    }

    @Test
    void a_handler_that_takes_only_a_special_case_is_not_the_one_of_the_others() throws IOException {
        List<CallSite> sites = sites(STACK, "try { return in.read(); } catch (FileNotFoundException e) { return 1; }");

        assertEquals(
                List.of(
                        new CallSite.Way("java.io.FileNotFoundException", 1, true),
                        new CallSite.Way("java.io.IOException", 0, false)),
                sites.get(0).ways());
    }

    @Test
    void unchecked_exceptions_count_only_when_asked_for() throws IOException {
        String listing = "try { return (int) Files.list(file).count(); } catch (UncheckedIOException e) { return 0; }";

        assertEquals(List.of(), sites(USUAL, listing));
        assertEquals(
                List.of("Files.list", "Stream.count"),
                callees(sites(new SiteRules(false, List.of("java/io/UncheckedIOException"), false), listing)));
    }

    @Test
    void to_close_and_to_flush_come_first_and_then_the_exception() throws IOException {
        List<CallSite> sites =
                sites(USUAL, "try { in.read(); in.close(); return 1; } catch (IOException e) { return 0; }");

        assertEquals(List.of(false, true), sites.stream().map(CallSite::after).toList());
    }

    @Test
    void what_closes_or_flushes_what_it_is_given_comes_first_as_well_but_not_what_only_sounds_like_it()
            throws IOException {
        compile("""
                try {
                    closeAll(in, 1L);
                    return flush_(in) + closest();
                } catch (IOException e) { return 0; }
                }
                void closeAll(InputStream in, long many) throws IOException { in.close(); }
                int flush_(InputStream in) throws IOException { return 1; }
                int closest() throws IOException { return 2;
                """);
        List<CallSite> sites = sites(new InjectionRewriter(this::compiled, USUAL, name -> false), "C");

        assertEquals(List.of("C.closeAll", "C.flush_", "C.closest"), callees(sites));
        assertEquals(
                List.of(true, true, false), sites.stream().map(CallSite::after).toList());
    }

    @Test
    void a_handler_that_takes_only_a_special_case_of_what_is_declared_is_told_apart() throws IOException {
        List<CallSite> sites = sites(USUAL, """
                try { return Files.readString(file).length(); }
                catch (NoSuchFileException e) { return 0; }
                catch (IOException e) { return 1; }
                """);

        assertEquals(
                List.of("java.nio.file.NoSuchFileException true", "java.io.IOException false"),
                sites.get(0).ways().stream()
                        .map(way -> way.exception() + " " + way.special())
                        .toList());
    }

    @Test
    void short_reads_count_only_when_asked_for_and_not_in_a_method_that_reads_itself() throws IOException {
        String body = "return in.read(new byte[9]); } int read(InputStream in) throws Exception {"
                + " return in.read(new byte[9]);";
        var partial = new SiteRules(false, List.of(), true);

        assertEquals(List.of(), sites(USUAL, body));
        assertEquals(1, sites(partial, body).size());
        assertTrue(sites(partial, body).get(0).method().startsWith("f("));
    }

    @Test
    void two_calls_in_a_line_are_two_and_copies_of_a_finally_block_are_one() throws IOException {
        assertEquals(
                2,
                sites(USUAL, "try { return in.read() + in.read(); } catch (IOException e) { return 0; }")
                        .size());
        assertEquals(List.of("InputStream.skip"), callees(sites(USUAL, """
                try {
                    try {
                        if (file == null) return 1;
                    } finally {
                        in.skip(1);
                    }
                    return 2;
                } catch (IOException e) { return 0; }
                """)));
    }

    /** As javac 7 to 10 translate it; a newer one writes the same for this. */
    @Test
    void a_try_with_resources_of_an_older_compiler_has_no_handlers_of_its_own() throws IOException {
        String body = """
                try {
                    InputStream one = Files.newInputStream(file);
                    Throwable thrown = null;
                    try { return
                        one.read();
                    } catch (Throwable any) { thrown = any; throw any; }
                    finally { if (one != null) if (thrown != null) try { one.close(); } catch (Throwable late) { thrown.addSuppressed(late); } else one.close(); }
                } catch (IOException e) { return 0; }
                """;

        for (SiteRules rules : List.of(USUAL, STACK)) {
            ClassSites read = read(rules, body);
            assertEquals(
                    List.of("Files.newInputStream", "InputStream.read", "InputStream.close"), callees(read.sites()));
            Handler author = read.handlers().stream()
                    .filter(handler -> handler.catches().equals("java.io.IOException"))
                    .findFirst()
                    .orElseThrow();
            assertTrue(read.sites().stream()
                    .allMatch(site -> site.ways().stream().allMatch(way -> way.handler() == author.number())));
            assertEquals(
                    List.of(),
                    read.handlers().stream()
                            .filter(handler -> handler.kind() != Handler.Kind.RESOURCES && !handler.equals(author))
                            .toList());
        }
    }

    @Test
    void what_can_be_cloned_does_not_refuse_it() throws IOException {
        String copy = "Object copy() { try { return super.clone(); }"
                + " catch (CloneNotSupportedException e) { return null; } }";
        compile("return 1; } " + copy + " static class D implements Cloneable { " + copy);
        var rewriter = new InjectionRewriter(this::compiled, USUAL, name -> false);

        assertEquals(List.of("Object.clone"), callees(sites(rewriter, "C")));
        assertEquals(List.of(), sites(rewriter, "C$D"));
    }

    private List<CallSite> sites(InjectionRewriter rewriter, String name) throws IOException {
        return rewriter.read(Files.readAllBytes(folder.resolve(name + ".class")), Numbering.from(1, 1))
                .orElseThrow()
                .sites();
    }

    @Test
    void a_handler_that_does_nothing_with_what_it_caught_is_known() throws IOException {
        List<Handler> handlers = read(USUAL, """
                        try { in.read(); } catch (IOException e) { }
                        try { return in.read(); } catch (IOException e) { throw new Exception(e); }
                        """).handlers();

        assertEquals(
                List.of(true, false), handlers.stream().map(Handler::ignores).toList());
    }

    @Test
    void a_class_without_calls_is_not_rewritten_nor_is_one_that_has_others_than_it_should() throws IOException {
        byte[] none = compile("return 1;");
        assertEquals(Optional.empty(), rewriter(USUAL).rewrite(none, new Numbers(1, 0, 1, 0)));

        byte[] one = compile("try { return in.read(); } catch (IOException e) { return 0; }");
        assertEquals(Optional.empty(), rewriter(USUAL).rewrite(one, new Numbers(1, 2, 1, 1)));
        assertTrue(rewriter(USUAL).rewrite(one, new Numbers(1, 1, 1, 1)).isPresent());
    }

    @Test
    void a_class_that_is_read_again_has_the_same_numbers_unless_it_has_more_calls_now() throws IOException {
        byte[] file = compile("try { return in.read(); } catch (IOException e) { return 0; }");
        ClassSites first = rewriter(USUAL).read(file, Numbering.from(7, 5)).orElseThrow();

        assertEquals(
                first,
                rewriter(USUAL)
                        .rewrite(file, Numbering.again(first))
                        .orElseThrow()
                        .sites());
        byte[] more = compile("try { return in.read() + in.available(); } catch (IOException e) { return 0; }");
        assertEquals(Optional.empty(), rewriter(USUAL).rewrite(more, Numbering.again(first)));
    }

    @Test
    void what_is_no_class_file_is_passed_over() {
        assertEquals(Optional.empty(), rewriter(USUAL).read(new byte[] {1, 2, 3}, Numbering.from(1, 1)));
        assertEquals(Optional.empty(), rewriter(USUAL).rewrite(new byte[] {1, 2, 3}, new Numbers(1, 1, 1, 1)));
    }

    @Test
    void what_a_rewritten_class_opens_and_does_not_close_is_known() throws Exception {
        CompiledSources.in(folder, "Till.java", """
                import java.io.*;

                public class Till extends FilterInputStream {
                    public static class Drawer implements AutoCloseable {
                        @Override
                        public void close() {}
                    }

                    Till() {
                        super(new ByteArrayInputStream(new byte[3]));
                    }

                    /** Stands for what it was given. */
                    public static class Stack implements AutoCloseable {
                        private final InputStream in = new ByteArrayInputStream(new byte[3]);

                        @Override
                        public void close() {}
                    }

                    public static void open(Boolean close) {
                        new Stack();
                        Drawer drawer = new Drawer();
                        if (close) {
                            drawer.close();
                        }
                        new Till();
                    }
                }
                """);
        Class<?> till = rewritten("Till", "Till$Drawer", "Till$Stack");

        assertEquals(List.of("Till$Drawer", "Till?"), stillOpen(till, false));
        assertEquals(List.of("Till?"), stillOpen(till, true));
    }

    private static List<String> stillOpen(Class<?> till, boolean close) throws ReflectiveOperationException {
        var trial =
                new Trial(List.of(), name -> name.startsWith("Till"), List.of(), new NoMaker(), (site, handler) -> {});
        dev.quintain.runtime.inject.Probe.begin(trial);
        till.getMethod("open", Boolean.class).invoke(null, close);
        return trial.stillOpen();
    }

    private record NoMaker() implements Maker {
        @Override
        public @Nullable Throwable make(String className, String message, ClassLoader loader) {
            return null;
        }

        @Override
        public boolean isSubtype(String name, String of, ClassLoader loader) {
            return false;
        }
    }

    /** The first of the classes, with probes. */
    private Class<?> rewritten(String... names) throws Exception {
        var loader = new ClassLoader(getClass().getClassLoader()) {
            void define(byte[] file) {
                defineClass(null, file, 0, file.length);
            }
        };
        var rewriter = new InjectionRewriter(
                this::compiled, USUAL, name -> List.of(names).contains(name));
        for (String name : names) {
            byte[] file = Files.readAllBytes(folder.resolve(name + ".class"));
            loader.define(rewriter.rewrite(file, new Numbers(1, 0, 1, 0)).orElseThrow());
        }
        return loader.loadClass(names[0]);
    }

    private byte @Nullable [] compiled(String name) {
        Path file = folder.resolve(name + ".class");
        try {
            return Files.exists(file) ? Files.readAllBytes(file) : resource(name);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
