package dev.quintain.sandbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.bytecode.Rewriting;
import dev.quintain.runtime.Budget;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

class SubjectLoaderTest {
    private static final Rewriting ALL = new Rewriting(true, true, false);

    @TempDir
    private Path folder;

    private Path jar(String name, String manifest, Map<String, byte[]> entries) throws IOException {
        Path jar = folder.resolve(name);
        try (OutputStream out = Files.newOutputStream(jar);
                var zip = new JarOutputStream(
                        out,
                        new Manifest(new ByteArrayInputStream(
                                ("Manifest-Version: 1.0\n" + manifest + "\n").getBytes(StandardCharsets.UTF_8))))) {
            for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
                zip.putNextEntry(new JarEntry(entry.getKey()));
                zip.write(entry.getValue());
            }
        }
        return jar;
    }

    private byte[] compiled(String name, String source) throws IOException {
        Path classes = Files.createTempDirectory(folder, "classes");
        return Files.readAllBytes(
                SubjectUnderTest.compile(classes, List.of(), source).resolve(name));
    }

    @Test
    void the_subject_sees_the_platform_and_nothing_of_ours() throws Exception {
        var subject = SubjectUnderTest.of(folder, ALL, "class C { static java.sql.Date d; }");

        assertSame(String.class, subject.loader().loadClass("java.lang.String"));
        assertEquals(
                "java.sql.Date", subject.loader().loadClass("java.sql.Date").getName());
        assertSame(Budget.class, subject.loader().loadClass("dev.quintain.runtime.Budget"));
        assertThrows(
                ClassNotFoundException.class,
                () -> subject.loader().loadClass(getClass().getName()));
        assertThrows(ClassNotFoundException.class, () -> subject.loader().loadClass("org.objectweb.asm.ClassReader"));
        assertNull(subject.loader().getResource("org/objectweb/asm/ClassReader.class"));
    }

    @Test
    void each_loader_has_classes_of_its_own() throws Exception {
        var subject = SubjectUnderTest.of(folder, ALL, "class C { }");
        Class<?> first = subject.loader().loadClass("C");
        subject.newLoader();

        assertNotSame(first, subject.loader().loadClass("C"));
        assertSame(subject.loader().loadClass("C"), subject.loader().loadClass("C"));
        assertTrue(first.desiredAssertionStatus());
        assertEquals(
                folder.toUri(),
                first.getProtectionDomain().getCodeSource().getLocation().toURI());
    }

    @Test
    void classes_and_resources_come_from_folders_and_jars_in_order() throws Exception {
        Path classes = Files.createDirectory(folder.resolve("with space"));
        SubjectUnderTest.compile(classes, List.of(), "package p; public class A { }");
        Files.writeString(classes.resolve("p/some text.txt"), "folder");
        Path jar = jar(
                "b c.jar",
                "Implementation-Version: 1.2\nImplementation-Title: all\n\nName: q/\nImplementation-Title: own\n",
                Map.of(
                        "q/B.class", compiled("q/B.class", "package q; public class B { }"),
                        "p/some text.txt", "jar".getBytes(StandardCharsets.UTF_8)));

        try (var opened = RewrittenClasses.open(List.of(classes, jar, folder.resolve("missing")), ALL)) {
            var loader = new SubjectLoader(opened);

            assertEquals("p", loader.loadClass("p.A").getPackageName());
            assertEquals("1.2", loader.loadClass("q.B").getPackage().getImplementationVersion());
            assertEquals("own", loader.loadClass("q.B").getPackage().getImplementationTitle());
            assertEquals("folder", text(loader.getResourceAsStream("p/some text.txt")));
            assertEquals(
                    2, Collections.list(loader.getResources("p/some text.txt")).size());
            assertEquals(
                    "jar",
                    text(Collections.list(loader.getResources("p/some text.txt"))
                            .get(1)
                            .openStream()));
            assertNull(loader.getResource("../" + folder.getFileName()));
            assertNull(loader.getResource("p/none"));
        }
    }

    @Test
    void of_a_multi_release_jar_the_version_for_this_jvm_is_taken() throws Throwable {
        var entries = new LinkedHashMap<String, byte[]>();
        entries.put("C.class", compiled("C.class", "public class C { static String v() { return \"old\"; } }"));
        entries.put(
                "META-INF/versions/11/C.class",
                compiled("C.class", "public class C { static String v() { return \"new\"; } }"));
        entries.put("r.txt", "old".getBytes(StandardCharsets.UTF_8));
        entries.put("META-INF/versions/11/r.txt", "new".getBytes(StandardCharsets.UTF_8));
        Path jar = jar("mr.jar", "Multi-Release: true\n", entries);
        var subject = new SubjectUnderTest(List.of(jar), ALL);

        assertEquals("new", subject.call("C", "v"));
        assertEquals("new", text(subject.loader().getResourceAsStream("r.txt")));
    }

    @Test
    void a_class_file_that_cannot_be_read_is_left_to_the_jvm_and_noted() throws Exception {
        byte[] good = compiled("C.class", "public class C { }");
        byte[] tooNew = good.clone();
        tooNew[7] = (byte) 200;
        Files.write(folder.resolve("C.class"), tooNew);
        Files.write(folder.resolve("D.class"), new byte[] {1, 2, 3});
        var subject = new SubjectUnderTest(List.of(folder), ALL);

        assertThrows(UnsupportedClassVersionError.class, () -> subject.loader().loadClass("C"));
        assertThrows(ClassFormatError.class, () -> subject.loader().loadClass("D"));
        assertEquals(List.of("C", "D"), List.copyOf(subject.classes().notes().keySet()));
    }

    @Test
    void a_class_of_the_subject_that_misses_a_dependency_fails_as_usual() throws Exception {
        Path classes = SubjectUnderTest.compile(
                folder, List.of(), "class Gone { static int n; }", "class C { static int use() { return Gone.n++; } }");
        Files.delete(classes.resolve("Gone.class"));
        var subject = new SubjectUnderTest(List.of(classes), ALL);

        assertThrows(NoClassDefFoundError.class, () -> subject.call("C", "use"));
        assertTrue(subject.putBack().isClean());
    }

    @Test
    void an_interrupted_test_can_still_load_classes() throws Throwable {
        var subject = SubjectUnderTest.of(folder, ALL, "class C { static int one() { return 1; } }");

        Thread.currentThread().interrupt();
        try {
            assertEquals(1, subject.call("C", "one"));
        } finally {
            assertTrue(Thread.interrupted());
        }
    }

    @Test
    void class_files_with_subroutines_as_old_compilers_made_them_still_work() throws Throwable {
        Files.write(folder.resolve("Old.class"), classWithSubroutines());
        var subject = new SubjectUnderTest(List.of(folder), ALL);

        for (int i = 0; i < 3; i++) {
            Budget.arm(1000, 1000);
            assertEquals(15, subject.call("Old", "run"));
            assertTrue(subject.putBack().isClean());
        }
        assertTrue(subject.classes().notes().isEmpty());
    }

    /** {@code static int n = 5; static int run() { for (int i = 0; i < 10; ) { finally-like: i++; n++ } return n; }}. */
    private static byte[] classWithSubroutines() {
        var writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(Opcodes.V1_3, Opcodes.ACC_PUBLIC, "Old", null, "java/lang/Object", null);
        writer.visitField(Opcodes.ACC_STATIC, "n", "I", null, null);
        MethodVisitor clinit = writer.visitMethod(Opcodes.ACC_STATIC, "<clinit>", "()V", null, null);
        var set = new Label();
        clinit.visitCode();
        clinit.visitJumpInsn(Opcodes.JSR, set);
        clinit.visitInsn(Opcodes.RETURN);
        clinit.visitLabel(set);
        clinit.visitVarInsn(Opcodes.ASTORE, 0);
        clinit.visitInsn(Opcodes.ICONST_5);
        clinit.visitFieldInsn(Opcodes.PUTSTATIC, "Old", "n", "I");
        clinit.visitVarInsn(Opcodes.RET, 0);
        clinit.visitMaxs(0, 0);
        MethodVisitor run = writer.visitMethod(Opcodes.ACC_STATIC, "run", "()I", null, null);
        var loop = new Label();
        var subroutine = new Label();
        run.visitCode();
        run.visitInsn(Opcodes.ICONST_0);
        run.visitVarInsn(Opcodes.ISTORE, 0);
        run.visitLabel(loop);
        run.visitJumpInsn(Opcodes.JSR, subroutine);
        run.visitVarInsn(Opcodes.ILOAD, 0);
        run.visitIntInsn(Opcodes.BIPUSH, 10);
        run.visitJumpInsn(Opcodes.IF_ICMPLT, loop);
        run.visitFieldInsn(Opcodes.GETSTATIC, "Old", "n", "I");
        run.visitInsn(Opcodes.IRETURN);
        run.visitLabel(subroutine);
        run.visitVarInsn(Opcodes.ASTORE, 1);
        run.visitIincInsn(0, 1);
        run.visitFieldInsn(Opcodes.GETSTATIC, "Old", "n", "I");
        run.visitInsn(Opcodes.ICONST_1);
        run.visitInsn(Opcodes.IADD);
        run.visitFieldInsn(Opcodes.PUTSTATIC, "Old", "n", "I");
        run.visitVarInsn(Opcodes.RET, 1);
        run.visitMaxs(0, 0);
        writer.visitEnd();
        return writer.toByteArray();
    }

    private static String text(@Nullable InputStream in) throws IOException {
        try (InputStream open = in) {
            return new String(Objects.requireNonNull(open).readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
