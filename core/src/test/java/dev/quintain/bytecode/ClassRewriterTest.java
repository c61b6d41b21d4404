package dev.quintain.bytecode;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.sandbox.SubjectUnderTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;

class ClassRewriterTest {
    private static final Rewriting RESET = new Rewriting(false, true, false);

    private static final String ENUM = """
            enum E {
                A, B;
                static int n = 7;
                static int next() { return values().length + ++n; }
            }
            """;

    @TempDir
    private Path folder;

    private byte[] compiled(String name, String source) throws IOException {
        return Files.readAllBytes(
                SubjectUnderTest.compile(folder, List.of(), source).resolve(name + ".class"));
    }

    private static RewrittenClass rewrite(byte[] classFile, Rewriting what) {
        return new ClassRewriter(what, name -> null, new StaticParts(), new ProbeTable()).rewrite(classFile);
    }

    @Test
    void leaves_classes_alone_unless_asked() throws Exception {
        byte[] classFile = compiled("C", "class C { static int n = 1; }");

        assertSame(classFile, rewrite(classFile, Rewriting.NONE).bytes());
    }

    @Test
    void classes_without_static_state_have_nothing_to_reset() throws Exception {
        byte[] plain = compiled("C", "class C { static final int N = 1; static final String S = \"s\"; int n; }");
        byte[] constants = compiled("E", "enum E { A, B }");

        assertNull(rewrite(plain, RESET).reset());
        assertNull(rewrite(constants, RESET).reset());
    }

    @Test
    void a_class_with_fields_but_no_initialiser_has_them_cleared_only() throws Exception {
        var reset = rewrite(compiled("C", "class C { static int n; }"), RESET).reset();

        assertTrue(reset != null && reset.initialise() == null);
    }

    @Test
    void the_array_of_an_enums_constants_is_known_by_any_name() throws Throwable {
        Files.write(folder.resolve("E.class"), withValuesArray(compiled("E", ENUM), "ENUM$VALUES", access -> access));
        var subject = new SubjectUnderTest(List.of(folder), RESET);

        for (int i = 0; i < 3; i++) {
            assertEquals(10, subject.call("E", "next"));
            assertTrue(subject.putBack().isClean());
        }
    }

    @Test
    void an_enum_of_unknown_make_needs_a_loader() throws Throwable {
        Files.write(
                folder.resolve("E.class"),
                withValuesArray(compiled("E", ENUM), "all", access -> access & ~Opcodes.ACC_SYNTHETIC));
        var subject = new SubjectUnderTest(List.of(folder), RESET);

        assertEquals(10, subject.call("E", "next"));

        assertEquals(
                "E: the enum's constants cannot be told from its other state",
                subject.putBack().spoiledBy());
    }

    /** The enum as another compiler could have made it. */
    private static byte[] withValuesArray(byte[] classFile, String name, IntUnaryOperator access) {
        var node = new ClassNode();
        new ClassReader(classFile).accept(node, 0);
        node.fields.stream().filter(field -> field.name.equals("$VALUES")).forEach(field -> {
            field.name = name;
            field.access = access.applyAsInt(field.access);
        });
        node.methods.forEach(method -> method.instructions.forEach(instruction -> {
            if (instruction instanceof FieldInsnNode field && field.name.equals("$VALUES")) {
                field.name = name;
            }
        }));
        var writer = new ClassWriter(0);
        node.accept(writer);
        return writer.toByteArray();
    }
}
