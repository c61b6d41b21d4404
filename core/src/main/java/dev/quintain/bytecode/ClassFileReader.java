package dev.quintain.bytecode;

import dev.quintain.bytecode.ClassFile.Delegation;
import dev.quintain.bytecode.ClassFile.Member;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.ModuleVisitor;
import org.objectweb.asm.Opcodes;

/** Reads class files into {@link ClassFile} records. */
public final class ClassFileReader {
    private static final int API = Opcodes.ASM9;

    private ClassFileReader() {}

    /** Only the names that place a class in the type hierarchy: much cheaper than the whole. */
    public record Header(String name, @Nullable String superclass, List<String> interfaces) {}

    public static Header header(byte[] bytes) throws UnreadableClassException {
        try {
            ClassReader reader = new ClassReader(bytes);
            return new Header(
                    dotted(reader.getClassName()),
                    reader.getSuperName() == null ? null : dotted(reader.getSuperName()),
                    dotted(reader.getInterfaces()));
        } catch (RuntimeException e) {
            throw unreadable(bytes, e);
        }
    }

    public static ClassFile read(byte[] bytes) throws UnreadableClassException {
        try {
            var collector = new Collector();
            new ClassReader(bytes).accept(collector, ClassReader.SKIP_FRAMES);
            return collector.classFile();
        } catch (RuntimeException e) {
            throw unreadable(bytes, e);
        }
    }

    /** The packages that a module description exports to everybody. The JDK's own reader refuses newer versions. */
    public static Set<String> exports(byte[] moduleInfo) {
        var exported = new LinkedHashSet<String>();
        new ClassReader(moduleInfo)
                .accept(
                        new ClassVisitor(API) {
                            @Override
                            public ModuleVisitor visitModule(String name, int access, @Nullable String version) {
                                return new ModuleVisitor(API) {
                                    @Override
                                    public void visitExport(String packaze, int access, String @Nullable ... modules) {
                                        if (modules == null || modules.length == 0) {
                                            exported.add(dotted(packaze));
                                        }
                                    }
                                };
                            }
                        },
                        0);
        return exported;
    }

    // ASM reports damage as whatever exception it runs into.
    private static UnreadableClassException unreadable(byte[] bytes, RuntimeException e) {
        boolean classFile = bytes.length > 8
                && (bytes[0] & 0xFF) == 0xCA
                && (bytes[1] & 0xFF) == 0xFE
                && (bytes[2] & 0xFF) == 0xBA
                && (bytes[3] & 0xFF) == 0xBE;
        if (!classFile) {
            return new UnreadableClassException("not a class file");
        }
        int version = (bytes[6] & 0xFF) << 8 | (bytes[7] & 0xFF);
        boolean tooNew = e instanceof IllegalArgumentException && version > Opcodes.V25;
        return new UnreadableClassException(
                tooNew ? "its class file version " + version + " is too new" : "its class file is corrupt");
    }

    static String dotted(String internalName) {
        return internalName.replace('/', '.');
    }

    private static List<String> dotted(String @Nullable [] internalNames) {
        return internalNames == null
                ? List.of()
                : Arrays.stream(internalNames).map(ClassFileReader::dotted).toList();
    }

    private static final class Collector extends ClassVisitor {
        private String name = "";
        private int access;
        private @Nullable String superclass;
        private List<String> interfaces = List.of();
        private @Nullable String outer;
        private @Nullable String simpleName;
        private boolean local;
        private @Nullable String signature;
        private final List<String> permitted = new ArrayList<>();
        private final List<Member> fields = new ArrayList<>();
        private final List<Member> methods = new ArrayList<>();
        private final Set<Object> constants = new LinkedHashSet<>();

        Collector() {
            super(API);
        }

        ClassFile classFile() {
            return new ClassFile(
                    name,
                    access,
                    superclass,
                    interfaces,
                    outer,
                    simpleName,
                    local,
                    signature,
                    List.copyOf(permitted),
                    List.copyOf(fields),
                    List.copyOf(methods),
                    List.copyOf(constants));
        }

        @Override
        public void visit(
                int version,
                int access,
                String name,
                @Nullable String signature,
                @Nullable String superName,
                String @Nullable [] interfaces) {
            this.name = dotted(name);
            this.access = access & ~Opcodes.ACC_SUPER;
            this.signature = signature;
            this.superclass = superName == null ? null : dotted(superName);
            this.interfaces = dotted(interfaces);
            this.simpleName = this.name.substring(this.name.lastIndexOf('.') + 1);
        }

        @Override
        public void visitInnerClass(
                String name, @Nullable String outerName, @Nullable String innerName, int innerAccess) {
            if (dotted(name).equals(this.name)) {
                this.access = innerAccess;
                this.outer = outerName == null ? null : dotted(outerName);
                this.simpleName = innerName;
                this.local = outerName == null;
            }
        }

        @Override
        public void visitOuterClass(String owner, @Nullable String method, @Nullable String descriptor) {
            this.local = true;
        }

        @Override
        public void visitPermittedSubclass(String permittedSubclass) {
            permitted.add(dotted(permittedSubclass));
        }

        @Override
        public @Nullable FieldVisitor visitField(
                int access, String name, String descriptor, @Nullable String signature, @Nullable Object value) {
            fields.add(new Member(access, name, descriptor, signature, List.of(), 0, 0, null));
            return null;
        }

        @Override
        public MethodVisitor visitMethod(
                int access,
                String name,
                String descriptor,
                @Nullable String signature,
                String @Nullable [] exceptions) {
            return new MethodVisitor(API) {
                private int firstLine = Integer.MAX_VALUE;
                private int lastLine;
                private int line;
                private int unfinished;
                private @Nullable Delegation delegation;

                @Override
                public void visitLineNumber(int line, Label start) {
                    this.line = line;
                    firstLine = Math.min(firstLine, line);
                    lastLine = Math.max(lastLine, line);
                }

                @Override
                public void visitTypeInsn(int opcode, String type) {
                    unfinished += opcode == Opcodes.NEW ? 1 : 0;
                }

                // A constructor that is called on no new object is called on this one.
                @Override
                public void visitMethodInsn(
                        int opcode, String owner, String called, String calledDescriptor, boolean isInterface) {
                    if (!called.equals("<init>")) {
                        return;
                    }
                    if (unfinished > 0) {
                        unfinished--;
                    } else if (delegation == null) {
                        delegation = new Delegation(dotted(owner), line);
                    }
                }

                @Override
                public void visitLdcInsn(Object value) {
                    if (value instanceof String || value instanceof Number) {
                        constants.add(value);
                    }
                }

                @Override
                public void visitIntInsn(int opcode, int operand) {
                    if (opcode != Opcodes.NEWARRAY) {
                        constants.add(operand);
                    }
                }

                @Override
                public void visitEnd() {
                    int first = lastLine == 0 ? 0 : firstLine;
                    methods.add(new Member(
                            access, name, descriptor, signature, dotted(exceptions), first, lastLine, delegation));
                }
            };
        }
    }
}
