package dev.quintain.bytecode;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Names for the lines of a class that stay when the file is edited elsewhere: the method, what the line does, and, of
 * several lines of the method that do the same, which one it is.
 */
public final class LineNames {
    private static final int API = Opcodes.ASM9;

    private final List<Line> lines;

    private LineNames(List<Line> lines) {
        this.lines = lines;
    }

    /**
     * A line of a method.
     *
     * @param method as a stack trace has it
     * @param does what is the same for lines that do the same in the same method
     */
    private record Line(String method, int number, String does) {}

    /** Of a class file that cannot be read, none: whoever loads it will say what is wrong with it. */
    public static LineNames in(byte[] classFile) {
        var collector = new Collector();
        try {
            new ClassReader(classFile).accept(collector, ClassReader.SKIP_FRAMES);
        } catch (RuntimeException unreadable) {
            return new LineNames(List.of());
        }
        // In the order of the file, for the methods of the compiler's making come last in it, wherever their lines are.
        return new LineNames(collector.lines.stream()
                .sorted(Comparator.comparingInt(Line::number))
                .toList());
    }

    /**
     * The name of a line; empty if the class file does not have it.
     *
     * @param method as a stack trace has it, so that the first of several overloads on that line is meant
     */
    public Optional<String> of(String method, int number) {
        return lines.stream()
                .filter(line -> line.number == number && line.method.equals(method))
                .findFirst()
                .map(line -> line.does + " " + alike(line).toList().indexOf(line));
    }

    private Stream<Line> alike(Line line) {
        return lines.stream().filter(other -> other.does.equals(line.does));
    }

    /** Without the number that lambdas, anonymous classes and the like have: it changes when there is another before. */
    private static String plain(String name) {
        return name.replaceFirst("\\$\\d+$", "");
    }

    private static final class Collector extends ClassVisitor {
        private final List<Line> lines = new ArrayList<>();

        Collector() {
            super(API);
        }

        @Override
        public MethodVisitor visitMethod(
                int access,
                String name,
                String descriptor,
                @Nullable String signature,
                String @Nullable [] exceptions) {
            return new MethodNode(API, access, name, descriptor, signature, exceptions) {
                @Override
                public void visitEnd() {
                    String method = plain(name) + descriptor;
                    deeds(this).forEach((line, all) -> lines.add(new Line(name, line, method + " " + all)));
                }
            };
        }

        /** What is done at each line. Of a block that the compiler copied, as those of finally, one says it all. */
        private static Map<Integer, Set<String>> deeds(MethodNode method) {
            var deeds = new TreeMap<Integer, Set<String>>();
            int line = 0;
            for (AbstractInsnNode instruction : method.instructions) {
                if (instruction instanceof LineNumberNode number) {
                    line = number.line;
                }
                deeds.computeIfAbsent(line, each -> new TreeSet<>()).add(deed(instruction));
            }
            return deeds;
        }

        /** Which variables are used, and where it goes on, is left out: that depends on the rest of the method. */
        private static String deed(AbstractInsnNode instruction) {
            if (instruction instanceof MethodInsnNode call) {
                return plain(call.name);
            } else if (instruction instanceof InvokeDynamicInsnNode call) {
                return call.name;
            } else if (instruction instanceof FieldInsnNode field) {
                return field.name;
            } else if (instruction instanceof TypeInsnNode type) {
                return instruction.getOpcode() + plain(type.desc);
            } else if (instruction instanceof MultiANewArrayInsnNode array) {
                return array.desc;
            } else if (instruction instanceof LdcInsnNode constant) {
                return constant.cst.toString();
            } else if (instruction instanceof IntInsnNode number) {
                return Integer.toString(number.operand);
            }
            return instruction instanceof InsnNode ? Integer.toString(instruction.getOpcode()) : "";
        }
    }
}
