package dev.quintain.bytecode;

import java.util.List;
import java.util.Optional;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodInsnNode;

/** Reads and writes that may do less than they were asked to. */
final class PartialCalls {
    private static final List<Partial> ALL = List.of(
            new Partial("java/io/InputStream", "read", "([BII)I"),
            new Partial("java/io/InputStream", "read", "([B)I"),
            new Partial("java/io/Reader", "read", "([CII)I"),
            new Partial("java/io/Reader", "read", "([C)I"),
            new Partial("java/nio/channels/ReadableByteChannel", "read", "(Ljava/nio/ByteBuffer;)I"),
            new Partial("java/nio/channels/WritableByteChannel", "write", "(Ljava/nio/ByteBuffer;)I"));

    private PartialCalls() {}

    /**
     * A method that may do less than it was asked to.
     *
     * @param owner internal name of the class that first has it
     */
    private record Partial(String owner, String name, String descriptor) {
        /** The descriptor of the static method that takes its place, with the number of the call behind the arguments. */
        String replacement() {
            int end = descriptor.indexOf(')');
            return "(L" + owner + ";" + descriptor.substring(1, end) + "I" + descriptor.substring(end);
        }
    }

    /**
     * The descriptor of what takes the place of such a call; empty for any other call.
     *
     * @param within the name of the method that makes it: one of the same name hands on what it gets
     */
    static Optional<String> replacement(MethodInsnNode call, String within, Declarations declarations) {
        boolean virtual = call.getOpcode() == Opcodes.INVOKEVIRTUAL || call.getOpcode() == Opcodes.INVOKEINTERFACE;
        return ALL.stream()
                .filter(each -> virtual
                        && !within.equals(each.name())
                        && each.name().equals(call.name)
                        && each.descriptor().equals(call.desc)
                        && declarations.isSubtype(call.owner, each.owner()))
                .map(Partial::replacement)
                .findFirst();
    }
}
