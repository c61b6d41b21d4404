package dev.quintain.bytecode;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.quintain.bytecode.Covered.Call;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Every jump that the JVM has, on its own. */
class ConditionTest {
    private static final List<Integer> NUMBERS = List.of(Integer.MIN_VALUE, -1, 0, 1, Integer.MAX_VALUE);

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(ints = {Opcodes.IFEQ, Opcodes.IFNE, Opcodes.IFLT, Opcodes.IFGE, Opcodes.IFGT, Opcodes.IFLE})
    void of_a_number(int opcode) throws Exception {
        var all = new ArrayList<List<@Nullable Object>>();
        NUMBERS.forEach(number -> all.add(List.of(number)));

        each_way_has_its_probe("I", Opcodes.ILOAD, opcode, all);
    }

    @ParameterizedTest
    @ValueSource(
            ints = {
                Opcodes.IF_ICMPEQ,
                Opcodes.IF_ICMPNE,
                Opcodes.IF_ICMPLT,
                Opcodes.IF_ICMPGE,
                Opcodes.IF_ICMPGT,
                Opcodes.IF_ICMPLE
            })
    void of_two_numbers(int opcode) throws Exception {
        var all = new ArrayList<List<@Nullable Object>>();
        NUMBERS.forEach(left -> NUMBERS.forEach(right -> all.add(List.of(left, right))));

        each_way_has_its_probe("II", Opcodes.ILOAD, opcode, all);
    }

    @ParameterizedTest
    @ValueSource(ints = {Opcodes.IFNULL, Opcodes.IFNONNULL})
    void of_an_object(int opcode) throws Exception {
        var nothing = new ArrayList<@Nullable Object>();
        nothing.add(null);

        each_way_has_its_probe("Ljava/lang/Object;", Opcodes.ALOAD, opcode, List.of(List.of("a"), nothing));
    }

    @ParameterizedTest
    @ValueSource(ints = {Opcodes.IF_ACMPEQ, Opcodes.IF_ACMPNE})
    void of_two_objects(int opcode) throws Exception {
        each_way_has_its_probe(
                "Ljava/lang/Object;Ljava/lang/Object;",
                Opcodes.ALOAD,
                opcode,
                List.of(List.of("a", "b"), List.of("a", "a")));
    }

    /** The method returns whether it jumped; the JVM is right about that, so the probes must be. */
    private void each_way_has_its_probe(String parameters, int load, int opcode, List<List<@Nullable Object>> calls)
            throws Exception {
        int count = calls.get(0).size();
        Files.write(folder.resolve("C.class"), jump(parameters, IntStream.range(0, count), load, opcode));
        Map<Object, Set<List<Integer>>> probesByResult = new HashMap<>();

        for (List<@Nullable Object> arguments : calls) {
            Call call = Covered.in(folder).call("jumps", arguments.toArray());
            probesByResult
                    .computeIfAbsent(String.valueOf(call.result()), result -> new HashSet<>())
                    .add(call.numbers());
        }

        boolean holds = Set.of(
                        Opcodes.IFEQ,
                        Opcodes.IFLT,
                        Opcodes.IFGT,
                        Opcodes.IFNULL,
                        Opcodes.IF_ICMPEQ,
                        Opcodes.IF_ICMPLT,
                        Opcodes.IF_ICMPGT,
                        Opcodes.IF_ACMPEQ)
                .contains(opcode);
        assertEquals(
                Map.of("true", Set.of(List.of(0, holds ? 2 : 1)), "false", Set.of(List.of(0, holds ? 1 : 2))),
                probesByResult);
    }

    private static byte[] jump(String parameters, IntStream variables, int load, int opcode) {
        var writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, "C", null, "java/lang/Object", null);
        MethodVisitor code = writer.visitMethod(Opcodes.ACC_STATIC, "jumps", "(" + parameters + ")Z", null, null);
        var target = new Label();
        code.visitCode();
        variables.forEach(variable -> code.visitVarInsn(load, variable));
        code.visitJumpInsn(opcode, target);
        code.visitInsn(Opcodes.ICONST_0);
        code.visitInsn(Opcodes.IRETURN);
        code.visitLabel(target);
        code.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
        code.visitInsn(Opcodes.ICONST_1);
        code.visitInsn(Opcodes.IRETURN);
        code.visitMaxs(0, 0);
        writer.visitEnd();
        return writer.toByteArray();
    }
}
