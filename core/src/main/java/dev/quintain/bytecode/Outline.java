package dev.quintain.bytecode;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * What has to be known of a class to tell what its fields are. Names are internal ones.
 *
 * @param fields by name and descriptor, one after the other
 */
record Outline(
        String name, int access, @Nullable String superName, List<String> interfaces, Map<String, Field> fields) {

    /**
     * @param constant whether it has its value from the class file and never another
     * @param stateless whether its only value is a lambda that captures nothing
     */
    record Field(String owner, int access, String descriptor, boolean constant, boolean stateless) {
        boolean is(int flag) {
            return (access & flag) != 0;
        }
    }

    boolean is(int flag) {
        return (access & flag) != 0;
    }

    static Outline read(byte[] classFile) {
        var reader = new ClassReader(classFile);
        var contents = new Contents(reader.getClassName());
        reader.accept(contents, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return new Outline(
                reader.getClassName(),
                reader.getAccess(),
                reader.getSuperName(),
                List.of(reader.getInterfaces()),
                Map.copyOf(contents.fields));
    }

    private static final class Contents extends ClassVisitor {
        private final String owner;
        private final Map<String, Field> fields = new HashMap<>();

        Contents(String owner) {
            super(Opcodes.ASM9);
            this.owner = owner;
        }

        @Override
        public @Nullable FieldVisitor visitField(
                int access, String name, String descriptor, @Nullable String signature, @Nullable Object value) {
            boolean constant = value != null && (access & Opcodes.ACC_FINAL) != 0;
            fields.put(name + descriptor, new Field(owner, access, descriptor, constant, false));
            return null;
        }

        @Override
        public @Nullable MethodVisitor visitMethod(
                int access,
                String name,
                String descriptor,
                @Nullable String signature,
                String @Nullable [] exceptions) {
            return name.equals("<clinit>") ? new Lambdas() : null;
        }

        /** Looks for lambdas that go from where they are made straight into a final field. */
        private final class Lambdas extends MethodNode {
            Lambdas() {
                super(Opcodes.ASM9);
            }

            @Override
            public void visitEnd() {
                for (AbstractInsnNode instruction : instructions) {
                    if (instruction instanceof FieldInsnNode store && store.getOpcode() == Opcodes.PUTSTATIC) {
                        boolean stateless = isLambda(instruction.getPrevious());
                        fields.computeIfPresent(store.name + store.desc, (key, field) -> of(field, stateless));
                    }
                }
            }

            private static boolean isLambda(@Nullable AbstractInsnNode instruction) {
                return instruction instanceof InvokeDynamicInsnNode lambda
                        && lambda.bsm.getOwner().equals("java/lang/invoke/LambdaMetafactory")
                        && lambda.desc.startsWith("()");
            }

            private static Field of(Field field, boolean stateless) {
                return new Field(
                        field.owner,
                        field.access,
                        field.descriptor,
                        field.constant,
                        stateless && field.is(Opcodes.ACC_FINAL));
            }
        }
    }
}
