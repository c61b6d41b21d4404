package dev.quintain.bytecode;

import java.util.List;
import java.util.Map;
import java.util.Map.Entry;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * The calls of the JDK that allocate as much as an argument says. Hash maps only take note of it and allocate with the
 * first entry; they are charged at once, since hardly any stays empty, and nobody can stop them later.
 */
final class AllocatingCalls {
    /** Stands for the receiver in the arguments of a charge. */
    static final int RECEIVER = -1;

    private static final int REFERENCE = 4;

    /**
     * What to call before the allocating call.
     *
     * @param hook name of a method of {@code Budget}
     * @param arguments which arguments of the allocating call it takes
     * @param bytes what it takes after them: the size of an element; 0 if it takes none
     */
    record Charge(String hook, String descriptor, List<Integer> arguments, int bytes) {}

    private static final Map<String, Charge> BEFORE = Map.ofEntries(
            length("java/lang/StringBuilder.<init>(I)V", 0, 1),
            length("java/lang/StringBuilder.ensureCapacity(I)V", 0, 1),
            length("java/lang/StringBuilder.setLength(I)V", 0, 1),
            length("java/lang/StringBuffer.<init>(I)V", 0, 1),
            length("java/lang/StringBuffer.ensureCapacity(I)V", 0, 1),
            length("java/lang/StringBuffer.setLength(I)V", 0, 1),
            text("java/lang/StringBuilder.append(Ljava/lang/String;)Ljava/lang/StringBuilder;", 0),
            text("java/lang/StringBuilder.append(Ljava/lang/CharSequence;)Ljava/lang/StringBuilder;", 0),
            text("java/lang/StringBuilder.insert(ILjava/lang/String;)Ljava/lang/StringBuilder;", 1),
            text("java/lang/StringBuffer.append(Ljava/lang/String;)Ljava/lang/StringBuffer;", 0),
            text("java/lang/StringBuffer.append(Ljava/lang/CharSequence;)Ljava/lang/StringBuffer;", 0),
            text("java/lang/StringBuffer.insert(ILjava/lang/String;)Ljava/lang/StringBuffer;", 1),
            charge(
                    "java/lang/String.repeat(I)Ljava/lang/String;",
                    new Charge("repeat", "(Ljava/lang/String;I)V", List.of(RECEIVER, 0), 0)),
            length("java/lang/reflect/Array.newInstance(Ljava/lang/Class;I)Ljava/lang/Object;", 1, REFERENCE),
            charge(
                    "java/lang/reflect/Array.newInstance(Ljava/lang/Class;[I)Ljava/lang/Object;",
                    new Charge("dimensions", "([I)V", List.of(1), 0)),
            bits("java/math/BigInteger.shiftLeft(I)Ljava/math/BigInteger;"),
            bits("java/math/BigInteger.setBit(I)Ljava/math/BigInteger;"),
            bits("java/math/BigInteger.flipBit(I)Ljava/math/BigInteger;"),
            bits("java/math/BigInteger.<init>(ILjava/util/Random;)V"),
            length("java/io/ByteArrayOutputStream.<init>(I)V", 0, 1),
            length("java/io/CharArrayWriter.<init>(I)V", 0, 2),
            length("java/io/StringWriter.<init>(I)V", 0, 1),
            length("java/io/BufferedInputStream.<init>(Ljava/io/InputStream;I)V", 1, 1),
            length("java/io/BufferedOutputStream.<init>(Ljava/io/OutputStream;I)V", 1, 1),
            length("java/io/BufferedReader.<init>(Ljava/io/Reader;I)V", 1, 2),
            length("java/io/BufferedWriter.<init>(Ljava/io/Writer;I)V", 1, 2),
            length("java/io/PushbackInputStream.<init>(Ljava/io/InputStream;I)V", 1, 1),
            length("java/io/PushbackReader.<init>(Ljava/io/Reader;I)V", 1, 2),
            length("java/io/PipedInputStream.<init>(I)V", 0, 1),
            length("java/io/PipedReader.<init>(I)V", 0, 2),
            // Fills the disk, not the heap, but is native in some JDKs, so that no hook there can see it.
            charge("java/io/RandomAccessFile.setLength(J)V", new Charge("file", "(J)V", List.of(0), 0)),
            length("java/nio/ByteBuffer.allocate(I)Ljava/nio/ByteBuffer;", 0, 1),
            length("java/nio/ByteBuffer.allocateDirect(I)Ljava/nio/ByteBuffer;", 0, 1),
            length("java/nio/CharBuffer.allocate(I)Ljava/nio/CharBuffer;", 0, 2),
            length("java/nio/ShortBuffer.allocate(I)Ljava/nio/ShortBuffer;", 0, 2),
            length("java/nio/IntBuffer.allocate(I)Ljava/nio/IntBuffer;", 0, 4),
            length("java/nio/FloatBuffer.allocate(I)Ljava/nio/FloatBuffer;", 0, 4),
            length("java/nio/LongBuffer.allocate(I)Ljava/nio/LongBuffer;", 0, 8),
            length("java/nio/DoubleBuffer.allocate(I)Ljava/nio/DoubleBuffer;", 0, 8),
            length("java/util/ArrayDeque.<init>(I)V", 0, REFERENCE),
            length("java/util/ArrayList.<init>(I)V", 0, REFERENCE),
            length("java/util/ArrayList.ensureCapacity(I)V", 0, REFERENCE),
            bits("java/util/BitSet.<init>(I)V"),
            length("java/util/HashMap.<init>(I)V", 0, REFERENCE),
            length("java/util/HashMap.<init>(IF)V", 0, REFERENCE),
            length("java/util/HashSet.<init>(I)V", 0, REFERENCE),
            length("java/util/HashSet.<init>(IF)V", 0, REFERENCE),
            length("java/util/Hashtable.<init>(I)V", 0, REFERENCE),
            length("java/util/Hashtable.<init>(IF)V", 0, REFERENCE),
            length("java/util/IdentityHashMap.<init>(I)V", 0, 2 * REFERENCE),
            length("java/util/LinkedHashMap.<init>(I)V", 0, REFERENCE),
            length("java/util/LinkedHashMap.<init>(IF)V", 0, REFERENCE),
            length("java/util/LinkedHashMap.<init>(IFZ)V", 0, REFERENCE),
            length("java/util/LinkedHashSet.<init>(I)V", 0, REFERENCE),
            length("java/util/LinkedHashSet.<init>(IF)V", 0, REFERENCE),
            length("java/util/PriorityQueue.<init>(I)V", 0, REFERENCE),
            length("java/util/PriorityQueue.<init>(ILjava/util/Comparator;)V", 0, REFERENCE),
            length("java/util/Vector.<init>(I)V", 0, REFERENCE),
            length("java/util/Vector.<init>(II)V", 0, REFERENCE),
            length("java/util/Vector.ensureCapacity(I)V", 0, REFERENCE),
            length("java/util/Vector.setSize(I)V", 0, REFERENCE),
            length("java/util/WeakHashMap.<init>(I)V", 0, REFERENCE),
            length("java/util/WeakHashMap.<init>(IF)V", 0, REFERENCE),
            length("java/util/concurrent/ArrayBlockingQueue.<init>(I)V", 0, REFERENCE),
            length("java/util/concurrent/ArrayBlockingQueue.<init>(IZ)V", 0, REFERENCE),
            length("java/util/concurrent/ConcurrentHashMap.<init>(I)V", 0, REFERENCE),
            length("java/util/concurrent/ConcurrentHashMap.<init>(IF)V", 0, REFERENCE),
            length("java/util/concurrent/ConcurrentHashMap.<init>(IFI)V", 0, REFERENCE),
            length("java/util/concurrent/PriorityBlockingQueue.<init>(I)V", 0, REFERENCE),
            length("java/util/concurrent/PriorityBlockingQueue.<init>(ILjava/util/Comparator;)V", 0, REFERENCE),
            length("java/util/concurrent/atomic/AtomicIntegerArray.<init>(I)V", 0, 4),
            length("java/util/concurrent/atomic/AtomicLongArray.<init>(I)V", 0, 8),
            length("java/util/concurrent/atomic/AtomicReferenceArray.<init>(I)V", 0, REFERENCE),
            copy("[Z", 1),
            copy("[B", 1),
            copy("[C", 2),
            copy("[S", 2),
            copy("[I", 4),
            copy("[F", 4),
            copy("[J", 8),
            copy("[D", 8),
            copy("[Ljava/lang/Object;", REFERENCE),
            length("java/util/Arrays.copyOf([Ljava/lang/Object;ILjava/lang/Class;)[Ljava/lang/Object;", 1, REFERENCE),
            copyRange("[Z", 1),
            copyRange("[B", 1),
            copyRange("[C", 2),
            copyRange("[S", 2),
            copyRange("[I", 4),
            copyRange("[F", 4),
            copyRange("[J", 8),
            copyRange("[D", 8),
            copyRange("[Ljava/lang/Object;", REFERENCE),
            range(
                    "java/util/Arrays.copyOfRange([Ljava/lang/Object;IILjava/lang/Class;)[Ljava/lang/Object;",
                    REFERENCE));

    /** Those that make text out of text: only the result shows how long it has become. */
    private static final List<String> MAKE_TEXT = List.of(
            "java/lang/String.concat(Ljava/lang/String;)Ljava/lang/String;",
            "java/lang/String.replace(Ljava/lang/CharSequence;Ljava/lang/CharSequence;)Ljava/lang/String;",
            "java/lang/String.join(Ljava/lang/CharSequence;Ljava/lang/Iterable;)Ljava/lang/String;",
            "java/lang/String.join(Ljava/lang/CharSequence;[Ljava/lang/CharSequence;)Ljava/lang/String;",
            "java/lang/StringBuffer.toString()Ljava/lang/String;",
            "java/lang/StringBuilder.toString()Ljava/lang/String;");

    private AllocatingCalls() {}

    static @Nullable Charge before(MethodInsnNode call) {
        return BEFORE.get(key(call));
    }

    static boolean makesText(MethodInsnNode call) {
        return MAKE_TEXT.contains(key(call));
    }

    static boolean makesText(InvokeDynamicInsnNode call) {
        return call.bsm.getOwner().equals("java/lang/invoke/StringConcatFactory");
    }

    private static String key(MethodInsnNode call) {
        return call.owner + "." + call.name + call.desc;
    }

    private static Entry<String, Charge> charge(String call, Charge charge) {
        return Map.entry(call, charge);
    }

    private static Entry<String, Charge> length(String call, int argument, int bytes) {
        return charge(call, new Charge("array", "(II)V", List.of(argument), bytes));
    }

    private static Entry<String, Charge> text(String call, int argument) {
        return charge(call, new Charge("text", "(Ljava/lang/CharSequence;)V", List.of(argument), 0));
    }

    private static Entry<String, Charge> bits(String call) {
        return charge(call, new Charge("bits", "(I)V", List.of(0), 0));
    }

    private static Entry<String, Charge> range(String call, int bytes) {
        return charge(call, new Charge("range", "(III)V", List.of(1, 2), bytes));
    }

    private static Entry<String, Charge> copy(String array, int bytes) {
        return length("java/util/Arrays.copyOf(" + array + "I)" + array, 1, bytes);
    }

    private static Entry<String, Charge> copyRange(String array, int bytes) {
        return range("java/util/Arrays.copyOfRange(" + array + "II)" + array, bytes);
    }
}
