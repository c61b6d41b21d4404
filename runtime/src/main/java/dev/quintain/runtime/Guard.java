package dev.quintain.runtime;

import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.ReadableByteChannel;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/**
 * What stands between code under test and the user's machine. Hooks at the entry of the JDK's own methods ask here
 * before something is done; what is not allowed ends in an {@link EffectRefused} and is counted.
 *
 * <p>It guards the whole JVM but for the threads that are registered as the harness's own, and it answers before it is
 * armed and while the JVM goes down. It takes no lock but to count, only reads from the file system, and is written
 * without string concatenation and lambdas: their first use runs much of the JDK, which may be just what was hooked.
 */
public final class Guard {
    private static final int RANDOM_ACCESS_WRITES = 2;

    private static final long MOST_WRITTEN = 64L << 20;

    private static final Refusals REFUSALS = new Refusals();

    private static volatile Thread[] own = {};
    private static volatile Scratch scratch;
    /** By the test that runs. Threads of one test may lose a count now and then. */
    private static long written;

    private static volatile Set<Effect> allowed = EnumSet.noneOf(Effect.class);

    private Guard() {}

    /**
     * Refuses from now on what is not allowed.
     *
     * @throws IOException if the scratch folder does not exist
     */
    public static void arm(Path scratchFolder, Set<Effect> allowedEffects) throws IOException {
        Set<Effect> permitted = EnumSet.noneOf(Effect.class);
        permitted.addAll(allowedEffects);
        allowed = permitted;
        scratch = new Scratch(scratchFolder);
    }

    public static void disarm() {
        scratch = null;
    }

    public static boolean isArmed() {
        return scratch != null;
    }

    /** Says that this thread runs nothing but the harness: it may do everything. */
    public static synchronized void register(Thread harnessThread) {
        Thread[] more = Arrays.copyOf(own, own.length + 1);
        more[own.length] = harnessThread;
        own = more;
    }

    /** A test begins: nothing was refused to it yet, and it has written nothing. */
    public static void begin() {
        REFUSALS.reset();
        written = 0;
    }

    /** Whether anything was refused to this test, even if it swallowed the refusal. */
    public static boolean hasRefused() {
        return REFUSALS.any();
    }

    /** What was refused to this test, with the first thing of each kind, such as "changing me/notes". */
    public static Map<Effect, String> refused() {
        return REFUSALS.first();
    }

    // What the hooks call.

    public static void exit(int status) {
        if (refuses(Effect.EXIT)) {
            refuse(Effect.EXIT, "ending the JVM with status ", Integer.toString(status));
        }
    }

    public static void signal(Object signal) {
        if (refuses(Effect.EXIT)) {
            refuse(Effect.EXIT, "raising signal ", String.valueOf(signal));
        }
    }

    public static void startProcess(String[] command) {
        if (refuses(Effect.PROCESSES)) {
            refuse(Effect.PROCESSES, "starting the process ", String.join(" ", command));
        }
    }

    public static void endProcess() {
        if (refuses(Effect.PROCESSES)) {
            // Its number is chance.
            refuse(Effect.PROCESSES, "ending a process", "");
        }
    }

    public static void openRandomAccess(String path, int mode) {
        if ((mode & RANDOM_ACCESS_WRITES) != 0) {
            write(path);
        }
    }

    public static void write(String path) {
        Path parsed = parse(path);
        if (parsed != null) {
            write(parsed);
        }
    }

    public static void write(Path path) {
        Scratch folder = scratch;
        if (folder != null && path != null && refuses(Effect.FILES) && !folder.permitsContent(path)) {
            refuse(Effect.FILES, "writing ", path.toString());
        }
        Traces.touch(SharedState.SCRATCH_FILES.bit());
    }

    /** Checks an entry that is made, removed or moved, as opposed to what a link in its place leads to. */
    public static void change(String path) {
        Path parsed = parse(path);
        if (parsed != null) {
            change(parsed);
        }
    }

    public static void change(Path path) {
        Scratch folder = scratch;
        if (folder != null && path != null && refuses(Effect.FILES) && !folder.permitsEntry(path)) {
            refuse(Effect.FILES, "changing ", path.toString());
        }
        Traces.touch(SharedState.SCRATCH_FILES.bit());
    }

    /** Checks the copy of a file, whose content is written by no stream. */
    public static void copy(Path from, Path to) {
        change(to);
        if (refuses(Effect.FILES)) {
            try {
                wrote(Files.size(from));
            } catch (IOException missing) {
                // The copy will fail for it.
            }
        }
    }

    /** Counts what streams and channels are about to write. */
    public static void wrote(int bytes) {
        wrote((long) bytes);
    }

    public static void wroteOne() {
        wrote(1L);
    }

    public static void wrote(byte[] bytes) {
        if (bytes != null) {
            wrote((long) bytes.length);
        }
    }

    public static void wrote(ByteBuffer bytes) {
        if (bytes != null) {
            wrote((long) bytes.remaining());
        }
    }

    public static void wrote(ByteBuffer[] bytes, int offset, int length) {
        for (int i = offset; bytes != null && i >= 0 && i < bytes.length && i - offset < length; i++) {
            wrote(bytes[i]);
        }
    }

    /** A file gets this length without being written: the JDK takes the room for it all the same. */
    public static void lengthen(long length) {
        if (length > MOST_WRITTEN && refuses(Effect.FILES)) {
            refuseToWrite();
        }
    }

    /** What is written through a mapping nobody sees any more; the file gets as long as the mapping reaches. */
    public static void map(FileChannel.MapMode mode, long position, long size) {
        if (mode == FileChannel.MapMode.READ_WRITE && size > 0) {
            lengthen(position + size);
            wrote(size);
        }
    }

    /** The operating system may copy from file to file by itself. The channel is the JDK's, so that it may be asked. */
    public static void transfer(FileChannel from, long count) {
        if (refuses(Effect.FILES)) {
            try {
                wrote(Math.min(count, from.size()));
            } catch (IOException closed) {
                // The transfer will fail for it.
            }
        }
    }

    public static void transfer(ReadableByteChannel from, long count) {
        if (from instanceof FileChannel file && file.getClass().getModule() == FileChannel.class.getModule()) {
            transfer(file, count);
        }
    }

    public static void move(String from, File to) {
        change(from);
        change(truePath(to));
    }

    public static void move(Path from, Path to) {
        change(from);
        change(to);
    }

    /** Checks both ends of a hard link: writing to the one writes to the other. */
    public static void link(Path link, Path existing) {
        change(link);
        write(existing);
    }

    public static void createInside(File folder) {
        if (folder != null) {
            write(new File(truePath(folder), "x").getPath());
        }
    }

    public static void open(Path path, Set<?> options) {
        if (options == null || scratch == null) {
            return;
        }
        for (Object option : options) {
            if (option == StandardOpenOption.WRITE || option == StandardOpenOption.APPEND) {
                write(path);
            } else if (option == StandardOpenOption.DELETE_ON_CLOSE) {
                change(path);
            }
        }
    }

    public static void openIn(Path folder, Path path, Set<?> options) {
        if (path != null) {
            open(folder.resolve(path), options);
        }
    }

    public static void changeIn(Path folder, Path path) {
        if (path != null) {
            change(folder.resolve(path));
        }
    }

    public static void moveIn(Path folder, Path path, Path targetFolder, Path target) {
        changeIn(folder, path);
        changeIn(targetFolder, target);
    }

    public static void connect(InetAddress address, int port) {
        if (refuses(Effect.NETWORK)) {
            refuse(Effect.NETWORK, "connecting to ", place(address, port));
        }
    }

    public static void bind(InetAddress address, int port) {
        if (refuses(Effect.NETWORK)) {
            refuse(Effect.NETWORK, "listening on ", place(address, port));
        }
    }

    public static void localSocket(Path path) {
        if (refuses(Effect.NETWORK)) {
            refuse(Effect.NETWORK, "opening the socket ", String.valueOf(path));
        }
    }

    public static void reach(InetAddress address) {
        if (refuses(Effect.NETWORK)) {
            refuse(Effect.NETWORK, "reaching for ", address.getHostAddress());
        }
    }

    /** Names of this machine's loopback need nobody on the network to be resolved. */
    public static void lookUp(String host) {
        if (!"localhost".equalsIgnoreCase(host) && refuses(Effect.NETWORK)) {
            refuse(Effect.NETWORK, "looking up ", String.valueOf(host));
        }
    }

    public static void lookUp(byte[] address) {
        if (refuses(Effect.NETWORK)) {
            refuse(Effect.NETWORK, "looking up the name of ", Arrays.toString(address));
        }
    }

    /** A disk must not be filled, not even in the right folder. */
    private static void wrote(long bytes) {
        if (bytes > 0 && refuses(Effect.FILES) && (written += bytes) > MOST_WRITTEN) {
            refuseToWrite();
        }
    }

    private static void refuseToWrite() {
        refuse(Effect.FILES, "writing more than 64 MB in a test", "");
    }

    /** Whether the thread that asks may not have this effect. */
    private static boolean refuses(Effect effect) {
        return scratch != null && !allowed.contains(effect) && !isOwn(Thread.currentThread());
    }

    static boolean isOwn(Thread thread) {
        for (Thread one : own) {
            if (one == thread) {
                return true;
            }
        }
        return false;
    }

    private static void refuse(Effect effect, String action, String object) {
        String detail = action.concat(object);
        REFUSALS.add(effect, detail);
        throw new EffectRefused(effect, detail);
    }

    /** The path, or null where there is nothing to check: the JDK and the operating system refuse such a name themselves. */
    private static Path parse(String path) {
        if (scratch == null || path == null || path.isEmpty() || path.indexOf('\0') >= 0) {
            return null;
        }
        try {
            return Path.of(path);
        } catch (InvalidPathException unmappable) {
            if (refuses(Effect.FILES)) {
                refuse(Effect.FILES, "changing ", path);
            }
            return null;
        }
    }

    /** What the file is called for the operating system, whatever a subclass answers. */
    private static String truePath(File file) {
        if (file == null) {
            return null;
        }
        File parent = new File(file, "x").getParentFile();
        // The empty path has the root for its parent here, and names nothing.
        return parent.getParent() == null && file.getPath().isEmpty() ? "" : parent.getPath();
    }

    private static String place(InetAddress address, int port) {
        String host = address == null ? "*" : address.getHostAddress();
        return host.concat(":").concat(Integer.toString(port));
    }
}
