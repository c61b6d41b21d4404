package dev.quintain.bytecode;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Opcodes;

/**
 * What has to be known of a class to tell what its fields are. Names are internal ones.
 *
 * @param fields by name and descriptor, one after the other
 */
record Outline(
        String name, int access, @Nullable String superName, List<String> interfaces, Map<String, Field> fields) {

    /**
     * @param constant whether it has its value from the class file and never another
     */
    record Field(String owner, int access, String descriptor, boolean constant) {
        boolean is(int flag) {
            return (access & flag) != 0;
        }
    }

    boolean is(int flag) {
        return (access & flag) != 0;
    }

    static Outline read(byte[] classFile) {
        var reader = new ClassReader(classFile);
        var fields = new HashMap<String, Field>();
        reader.accept(
                new ClassVisitor(Opcodes.ASM9) {
                    @Override
                    public @Nullable FieldVisitor visitField(
                            int access,
                            String name,
                            String descriptor,
                            @Nullable String signature,
                            @Nullable Object value) {
                        boolean constant = value != null && (access & Opcodes.ACC_FINAL) != 0;
                        fields.put(name + descriptor, new Field(reader.getClassName(), access, descriptor, constant));
                        return null;
                    }
                },
                ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return new Outline(
                reader.getClassName(),
                reader.getAccess(),
                reader.getSuperName(),
                List.of(reader.getInterfaces()),
                Map.copyOf(fields));
    }
}
