package dev.quintain.sandbox;

import static dev.quintain.runtime.Effect.EXIT;
import static dev.quintain.runtime.Effect.FILES;
import static dev.quintain.runtime.Effect.NETWORK;
import static dev.quintain.runtime.Effect.PROCESSES;
import static dev.quintain.runtime.SharedState.DEFAULT_HANDLERS;
import static dev.quintain.runtime.SharedState.FACTORIES;
import static dev.quintain.runtime.SharedState.LOCALE;
import static dev.quintain.runtime.SharedState.PROPERTIES;
import static dev.quintain.runtime.SharedState.SCRATCH_FILES;
import static dev.quintain.runtime.SharedState.SHUTDOWN_HOOKS;
import static dev.quintain.runtime.SharedState.STREAMS;
import static dev.quintain.runtime.SharedState.TEST_THREAD;
import static dev.quintain.runtime.SharedState.THREADS;
import static dev.quintain.runtime.SharedState.THREAD_GROUPS;
import static dev.quintain.runtime.SharedState.TIME_ZONE;

import dev.quintain.runtime.Effect;
import dev.quintain.runtime.EffectRefused;
import dev.quintain.runtime.Guard;
import dev.quintain.runtime.SharedState;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FileWriter;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.RandomAccessFile;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.management.ManagementFactory;
import java.net.Authenticator;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ProxySelector;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.StandardProtocolFamily;
import java.net.URI;
import java.net.URL;
import java.net.UnixDomainSocketAddress;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousChannelGroup;
import java.nio.channels.AsynchronousFileChannel;
import java.nio.channels.AsynchronousSocketChannel;
import java.nio.channels.DatagramChannel;
import java.nio.channels.FileChannel;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SecureDirectoryStream;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserDefinedFileAttributeView;
import java.util.ArrayList;
import java.util.Formatter;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TimeZone;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.logging.FileHandler;
import java.util.prefs.Preferences;
import java.util.stream.IntStream;

/**
 * The main class of a guarded JVM: a table of things that code under test may do, and what the guard makes of each. It
 * prints a line for each case, "ok" or what went wrong.
 */
// It is meant to do what one should not.
@SuppressWarnings({
    "AddressSelection",
    "FutureReturnValueIgnored",
    "ReturnValueIgnored",
    "ThreadPriorityCheck",
})
final class GuardedCases {
    private static volatile boolean poisoned;

    private final Path scratch;
    private final Path outside;
    private final Path precious;
    private final Effects effects;
    private final PrintStream report;

    private GuardedCases(Path scratch, Path outside, PrintStream report) throws IOException {
        this.scratch = scratch;
        this.outside = outside;
        this.precious = outside.resolve("precious");
        this.report = report;
        this.effects = Effects.take(scratch, () -> poisoned = true);
    }

    interface Action {
        void run() throws Throwable;
    }

    public static void main(String[] arguments) throws Exception {
        GuardAgent.require();
        PrintStream report = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
        DeafStreams.install();
        Guard.register(Thread.currentThread());
        Path scratch = Path.of(arguments[0]);
        Guard.arm(scratch, Set.of());
        Thread tests = new Thread(() -> run(scratch, Path.of(arguments[1]), report), "tests");
        tests.start();
        tests.join();
        report.println("done");
        Runtime.getRuntime().halt(0);
    }

    private static void run(Path scratch, Path outside, PrintStream report) {
        try {
            GuardedCases cases = new GuardedCases(scratch, outside, report);
            cases.ending();
            cases.processes();
            cases.filesOutside();
            cases.pathsOutside();
            cases.filesInScratch();
            cases.network();
            cases.sharedState();
            cases.threadLocals();
            cases.threads();
        } catch (Throwable unexpected) {
            unexpected.printStackTrace(report);
        }
    }

    private void ending() {
        refused(EXIT, "exit", () -> System.exit(0));
        refused(EXIT, "halt", () -> Runtime.getRuntime().halt(0));
        refused(
                EXIT,
                "exit by reflection",
                () -> System.class.getMethod("exit", int.class).invoke(null, 0));
        refused(
                EXIT,
                "exit by method handle",
                () -> MethodHandles.lookup()
                        .findStatic(System.class, "exit", MethodType.methodType(void.class, int.class))
                        .invoke(0));
        refused(EXIT, "exit in a thread", () -> {
            Thread thread = new Thread(() -> System.exit(0));
            thread.start();
            thread.join();
        });
        refused(EXIT, "exit, swallowed", () -> {
            try {
                System.exit(0);
            } catch (SecurityException ignored) {
                // As careless code does.
            }
        });
        refused(
                EXIT,
                "signal",
                () -> Class.forName("sun.misc.Signal")
                        .getMethod("raise", Class.forName("sun.misc.Signal"))
                        .invoke(
                                null,
                                Class.forName("sun.misc.Signal")
                                        .getConstructor(String.class)
                                        .newInstance("TERM")));
    }

    private void processes() {
        refused(PROCESSES, "exec", () -> Runtime.getRuntime().exec(new String[] {"touch", precious.toString()}));
        refused(PROCESSES, "process builder", () -> new ProcessBuilder("touch", precious.toString()).start());
        refused(
                PROCESSES,
                "pipeline",
                () -> ProcessBuilder.startPipeline(List.of(new ProcessBuilder("true"), new ProcessBuilder("true"))));
        // Of all processes this one is the only safe example, should the guard fail.
        refused(PROCESSES, "ending a process", () -> ProcessHandle.current().destroy());
        refused(PROCESSES, "killing a process", () -> ProcessHandle.current().destroyForcibly());
    }

    private void filesOutside() {
        String name = precious.toString();
        File file = precious.toFile();
        refused(FILES, "Formatter", () -> new Formatter(name));
        refused(FILES, "PrintWriter", () -> new PrintWriter(name, StandardCharsets.UTF_8));
        refused(FILES, "FileWriter", () -> new FileWriter(name, StandardCharsets.UTF_8));
        refused(FILES, "FileOutputStream to append", () -> new FileOutputStream(file, true));
        refused(FILES, "path with dots", () -> new FileOutputStream(scratch + "/../outside/precious"));
        refused(FILES, "RandomAccessFile rw", () -> new RandomAccessFile(file, "rw"));
        refused(FILES, "delete", file::delete);
        refused(
                FILES,
                "delete behind another name",
                () -> new File(name) {
                    @Override
                    public String getPath() {
                        return scratch.resolve("harmless").toString();
                    }
                }.delete());
        refused(FILES, "deleteOnExit", file::deleteOnExit);
        refused(FILES, "createNewFile", () -> new File(outside.toFile(), "new").createNewFile());
        refused(FILES, "createTempFile", () -> File.createTempFile("abc", "d", outside.toFile()));
        refused(FILES, "mkdir", () -> new File(outside.toFile(), "new").mkdir());
        refused(FILES, "mkdirs", () -> new File(outside.toFile(), "new/newer").mkdirs());
        refused(FILES, "rename from", () -> file.renameTo(new File("mine")));
        refused(FILES, "rename to", () -> new File("mine").renameTo(file));
        refused(FILES, "setLastModified", () -> file.setLastModified(0));
        refused(FILES, "setReadOnly", file::setReadOnly);
        refused(FILES, "setWritable", () -> file.setWritable(true));
        refused(FILES, "setReadable", () -> file.setReadable(true));
        refused(FILES, "setExecutable", () -> file.setExecutable(true));
        refused(FILES, "log file", () -> new FileHandler(outside + "/log"));
        refused(
                FILES,
                "heap dump",
                () -> ManagementFactory.getPlatformMXBean(com.sun.management.HotSpotDiagnosticMXBean.class)
                        .dumpHeap(outside + "/heap.hprof", false));
    }

    private void pathsOutside() {
        Path fresh = outside.resolve("new");
        refused(FILES, "Files.write", () -> Files.writeString(precious, "x"));
        refused(FILES, "Files.newOutputStream", () -> Files.newOutputStream(precious));
        refused(FILES, "Files.newByteChannel", () -> Files.newByteChannel(precious, StandardOpenOption.APPEND));
        refused(FILES, "FileChannel.open", () -> FileChannel.open(precious, StandardOpenOption.WRITE));
        refused(FILES, "delete on close", () -> FileChannel.open(precious, StandardOpenOption.DELETE_ON_CLOSE));
        refused(
                FILES,
                "AsynchronousFileChannel.open",
                () -> AsynchronousFileChannel.open(precious, StandardOpenOption.WRITE));
        refused(FILES, "walk and delete", () -> {
            try (var all = Files.walk(outside)) {
                for (Path path : all.toList()) {
                    Files.delete(path);
                }
            }
        });
        refused(FILES, "Files.deleteIfExists", () -> Files.deleteIfExists(precious));
        refused(FILES, "Files.createDirectories", () -> Files.createDirectories(fresh.resolve("newer")));
        refused(FILES, "Files.createTempFile outside", () -> Files.createTempFile(outside, "a", "b"));
        refused(FILES, "Files.createSymbolicLink", () -> Files.createSymbolicLink(fresh, precious));
        refused(FILES, "Files.createLink outside", () -> Files.createLink(fresh, precious));
        refused(FILES, "hard link to outside", () -> Files.createLink(scratch.resolve("link"), precious));
        refused(FILES, "Files.copy", () -> Files.copy(precious, fresh));
        refused(FILES, "Files.move", () -> Files.move(precious, scratch.resolve("mine")));
        refused(FILES, "Files.setAttribute", () -> Files.setAttribute(precious, "unix:mode", 0));
        refused(FILES, "Files.setLastModifiedTime", () -> Files.setLastModifiedTime(precious, FileTime.fromMillis(0)));
        refused(
                FILES,
                "Files.setPosixFilePermissions",
                () -> Files.setPosixFilePermissions(precious, PosixFilePermissions.fromString("---------")));
        refused(FILES, "Files.setOwner", () -> Files.setOwner(precious, Files.getOwner(precious)));
        refused(
                FILES,
                "user attribute",
                () -> Files.getFileAttributeView(precious, UserDefinedFileAttributeView.class)
                        .write("a", ByteBuffer.allocate(1)));
        refused(FILES, "secure directory stream", () -> {
            try (DirectoryStream<Path> stream = Files.newDirectoryStream(outside)) {
                ((SecureDirectoryStream<Path>) stream).deleteFile(Path.of("precious"));
            }
        });
        refused(
                FILES,
                "moving out by secure directory stream",
                () -> {
                    Files.createFile(scratch.resolve("mine"));
                    try (DirectoryStream<Path> from = Files.newDirectoryStream(scratch);
                            DirectoryStream<Path> to = Files.newDirectoryStream(outside)) {
                        ((SecureDirectoryStream<Path>) from)
                                .move(Path.of("mine"), (SecureDirectoryStream<Path>) to, Path.of("mine"));
                    }
                },
                SCRATCH_FILES);
        refused(FILES, "writing by secure directory stream", () -> {
            try (DirectoryStream<Path> stream = Files.newDirectoryStream(outside)) {
                ((SecureDirectoryStream<Path>) stream)
                        .newByteChannel(Path.of("precious"), Set.of(StandardOpenOption.WRITE));
            }
        });
        refused(FILES, "zip file outside", () -> zip(outside.resolve("new.zip")));
        refused(
                FILES,
                "through a link to a folder",
                () -> {
                    Files.createSymbolicLink(scratch.resolve("way"), outside);
                    Files.writeString(scratch.resolve("way").resolve("precious"), "x");
                },
                SCRATCH_FILES);
        refused(
                FILES,
                "through a link to a file",
                () -> {
                    Files.createSymbolicLink(scratch.resolve("way"), precious);
                    Files.writeString(scratch.resolve("way"), "x");
                },
                SCRATCH_FILES);
        refused(
                FILES,
                "through a link to a link",
                () -> {
                    Files.createSymbolicLink(scratch.resolve("way"), precious);
                    Files.createSymbolicLink(scratch.resolve("detour"), Path.of("way"));
                    new FileOutputStream("detour").close();
                },
                SCRATCH_FILES);
        refused(
                FILES,
                "beside what a link leads to",
                () -> {
                    Files.createSymbolicLink(scratch.resolve("way"), outside);
                    new FileOutputStream("way/../new").close();
                },
                SCRATCH_FILES);
        refused(FILES, "the scratch folder itself", () -> Files.move(scratch, scratch.resolveSibling("moved")));
    }

    private void filesInScratch() {
        allowed("reading", () -> Files.readString(precious));
        allowed("reading at random", () -> new RandomAccessFile(precious.toFile(), "r").close());
        allowed("/dev/null", () -> new FileOutputStream("/dev/null").close());
        allowed("no name", () -> {
            try {
                new FileOutputStream("").close();
            } catch (IOException expected) {
                new File("").delete();
            }
        });
        allowed("relative name", () -> new Formatter("x").close(), SCRATCH_FILES);
        allowed("temporary file", () -> Files.createTempFile("a", "b"), SCRATCH_FILES);
        allowed("temporary file of old", () -> File.createTempFile("abc", "d").deleteOnExit(), SCRATCH_FILES);
        allowed("folders in scratch", () -> new File("a/b/c").mkdirs(), SCRATCH_FILES);
        allowed("file that is gone already", () -> {
            Path file = Files.createTempFile("a", "b");
            Files.delete(file);
        });
        allowed("zip file", () -> zip(scratch.resolve("new.zip")), SCRATCH_FILES);
        allowed("zip file that is new again", () -> zip(scratch.resolve("new.zip")), SCRATCH_FILES);
        allowed(
                "preferences",
                () -> {
                    Preferences.userRoot().node("quintain").put("a", "b");
                    Preferences.userRoot().flush();
                },
                SCRATCH_FILES,
                THREADS);
    }

    private static void zip(Path file) throws IOException {
        try (FileSystem zip = FileSystems.newFileSystem(file, Map.of("create", "true"))) {
            Files.writeString(zip.getPath("a"), "b");
        }
    }

    private void network() {
        allowed("literal address", () -> InetAddress.getByName("192.0.2.1"));
        allowed("localhost", () -> InetAddress.getByName("localhost"));
        allowed("unbound sockets", () -> {
            new ServerSocket().close();
            new Socket().close();
        });
        refused(NETWORK, "name", () -> InetAddress.getByName("example.invalid"));
        refused(
                NETWORK,
                "name of an address",
                () -> InetAddress.getByName("192.0.2.1").getCanonicalHostName());
        refused(NETWORK, "isReachable", () -> InetAddress.getByName("192.0.2.1").isReachable(1));
        refused(NETWORK, "socket to localhost", () -> new Socket("localhost", 1));
        refused(NETWORK, "socket to a literal", () -> new Socket(InetAddress.getByName("192.0.2.1"), 80));
        refused(NETWORK, "server socket", () -> new ServerSocket(0));
        refused(NETWORK, "datagram socket", () -> new DatagramSocket());
        refused(NETWORK, "datagram channel", () -> {
            try (DatagramChannel channel = DatagramChannel.open()) {
                channel.send(ByteBuffer.allocate(1), new InetSocketAddress("127.0.0.1", 9));
            }
        });
        refused(NETWORK, "socket channel", () -> SocketChannel.open(new InetSocketAddress("127.0.0.1", 1)));
        refused(
                NETWORK,
                "asynchronous socket channel",
                () -> {
                    // The default group's threads differ from JDK to JDK.
                    AsynchronousChannelGroup group =
                            AsynchronousChannelGroup.withFixedThreadPool(1, Executors.defaultThreadFactory());
                    try (AsynchronousSocketChannel channel = AsynchronousSocketChannel.open(group)) {
                        channel.connect(new InetSocketAddress("127.0.0.1", 1)).get();
                    }
                },
                THREADS);
        refused(NETWORK, "unix domain socket", () -> {
            try (ServerSocketChannel channel = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
                channel.bind(UnixDomainSocketAddress.of(scratch.resolve("socket")));
            }
        });
        refused(
                NETWORK,
                "unix domain client",
                () -> SocketChannel.open(UnixDomainSocketAddress.of(outside.resolve("socket"))));
        refused(NETWORK, "URL.openStream", () -> new URL("http://127.0.0.1:1/").openStream());
        refused(
                NETWORK,
                "HttpClient",
                () -> HttpClient.newHttpClient()
                        .send(
                                HttpRequest.newBuilder(URI.create("http://127.0.0.1:1/"))
                                        .build(),
                                HttpResponse.BodyHandlers.discarding()),
                THREADS);
    }

    private void sharedState() {
        allowed("Locale.setDefault", () -> Locale.setDefault(Locale.forLanguageTag("tr")), LOCALE);
        allowed("locale for formats", () -> Locale.setDefault(Locale.Category.FORMAT, Locale.JAPAN), LOCALE);
        allowed("same locale", () -> Locale.setDefault(Locale.getDefault()));
        allowed("TimeZone.setDefault", () -> TimeZone.setDefault(TimeZone.getTimeZone("Asia/Tokyo")), TIME_ZONE);
        allowed("System.setOut(null)", () -> System.setOut(null), STREAMS);
        allowed("System.setIn", () -> System.setIn(null), STREAMS);
        allowed(
                "System.out.close()",
                () -> {
                    System.out.close();
                    System.err.close();
                    System.in.close();
                },
                STREAMS);
        allowed(
                "printing after close, and reading",
                () -> {
                    System.out.println("x");
                    if (System.out.checkError() || System.in.read() != -1) {
                        throw new AssertionError("closed");
                    }
                },
                STREAMS);
        allowed("System.setProperty", () -> System.setProperty("line.separator", "x"), PROPERTIES);
        allowed("System.clearProperty", () -> System.clearProperty("java.io.tmpdir"), PROPERTIES);
        allowed("System.setProperties(new)", () -> System.setProperties(new Properties()), PROPERTIES);
        allowed("System.getProperties().clear()", () -> System.getProperties().clear(), PROPERTIES);
        allowed("odd property", () -> System.getProperties().put(new Object(), 1), PROPERTIES);
        allowed("reading properties", () -> System.getProperties().size());
        allowed("uncaught exceptions", () -> Thread.setDefaultUncaughtExceptionHandler((t, e) -> {}), DEFAULT_HANDLERS);
        allowed("Authenticator.setDefault", () -> Authenticator.setDefault(new Authenticator() {}), DEFAULT_HANDLERS);
        allowed("ProxySelector.setDefault", () -> ProxySelector.setDefault(null), DEFAULT_HANDLERS);
        allowed("URL handlers", () -> URL.setURLStreamHandlerFactory(protocol -> null), FACTORIES);
        allowed("URL handlers again", () -> URL.setURLStreamHandlerFactory(protocol -> null), FACTORIES);
        allowed("shutdown hook", () -> Runtime.getRuntime().addShutdownHook(new Thread()), SHUTDOWN_HOOKS);
        allowed("interrupt", () -> Thread.currentThread().interrupt(), TEST_THREAD);
        allowed("name", () -> Thread.currentThread().setName("x"), TEST_THREAD);
        allowed("priority", () -> Thread.currentThread().setPriority(1), TEST_THREAD);
        allowed("context class loader", () -> Thread.currentThread().setContextClassLoader(null), TEST_THREAD);
        allowed("thread group", () -> new ThreadGroup("x"), THREAD_GROUPS);
        allowed(
                "priority of a group",
                () -> Thread.currentThread().getThreadGroup().setMaxPriority(1),
                THREAD_GROUPS);
        ThreadGroup group = Thread.currentThread().getThreadGroup();
        expect("thread group is gone", group.activeGroupCount() == 0, group.activeGroupCount() + " groups");
        expect("priority of a group is back", group.getMaxPriority() == Thread.MAX_PRIORITY, "changed");
        expect("locale is back", !Locale.getDefault().getLanguage().equals("tr"), "changed");
        expect("property is back", System.lineSeparator().equals(System.getProperty("line.separator")), "changed");
    }

    private void threadLocals() throws IOException {
        ThreadLocal<String> local = new ThreadLocal<>();
        allowed("thread local", () -> local.set("x"));
        expect("thread local is gone", local.get() == null, "kept");
        Effects asUnderATestRunner = Effects.takeWithoutThreadLocals(scratch, () -> {});
        local.set("x");
        asUnderATestRunner.putBack();
        expect("thread local is kept where it is to be", local.get() != null, "gone");
    }

    private void threads() {
        allowed("thread that ended", () -> {
            Thread thread = new Thread(() -> {});
            thread.start();
            thread.join();
        });
        allowed("sleeping thread", () -> start(new Thread(GuardedCases::sleepLong)), THREADS);
        allowed(
                "sleeping daemon",
                () -> {
                    Thread daemon = new Thread(GuardedCases::sleepLong);
                    daemon.setDaemon(true);
                    start(daemon);
                },
                THREADS);
        allowed(
                "thread that starts threads",
                () -> start(new Thread(() -> {
                    new Thread(GuardedCases::sleepLong).start();
                    sleepLong();
                })),
                THREADS);
        allowed("computing thread", () -> start(new Thread(GuardedCases::compute)), THREADS);
        allowed("timer", () -> new Timer().schedule(task(), 1, 1), THREADS);
        allowed("idle timer", () -> new Timer(), THREADS);
        allowed(
                "executor",
                () -> Executors.newFixedThreadPool(3).submit(() -> {}).get(),
                THREADS);
        allowed(
                "scheduled executor",
                () -> Executors.newScheduledThreadPool(1).scheduleAtFixedRate(() -> {}, 0, 1, TimeUnit.MILLISECONDS),
                THREADS);
        allowed("fork join pool", () -> new ForkJoinPool(2).submit(() -> {}).get(), THREADS);
        allowed("common pool", () -> ForkJoinPool.commonPool().submit(() -> {}).get());
        allowed("parallel stream", () -> IntStream.range(0, 10_000).parallel().sum());
        allowed(
                "computing in the common pool",
                () -> {
                    CountDownLatch begun = new CountDownLatch(1);
                    ForkJoinPool.commonPool().submit(() -> {
                        begun.countDown();
                        compute();
                    });
                    begun.await();
                },
                THREADS);
        if (Runtime.version().feature() >= 21) {
            allowed("virtual thread that ended", () -> virtual(() -> {}).join());
            allowed("sleeping virtual thread", () -> virtual(GuardedCases::sleepLong), THREADS);
            allowed("computing virtual thread", () -> virtual(GuardedCases::compute), THREADS);
            allowed("virtual threads still work", () -> virtual(() -> {}).join());
        }
        neverEnding();
    }

    private void neverEnding() {
        List<StrayThread> strays = outcome(() -> start(new Thread(GuardedCases::neverEnd, "stray")));
        expect(
                "thread that never ends",
                strays.size() == 1
                        && strays.get(0).name().equals("stray")
                        && strays.get(0).frames().toString().contains("neverEnd"),
                strays.toString());
    }

    private static void neverEnd() {
        while (true) {
            Thread.onSpinWait();
        }
    }

    private static void compute() {
        while (!poisoned) {
            Thread.onSpinWait();
        }
    }

    private static void sleepLong() {
        try {
            Thread.sleep(100_000);
        } catch (InterruptedException expected) {
            // Ends.
        }
    }

    private static TimerTask task() {
        return new TimerTask() {
            @Override
            public void run() {}
        };
    }

    private static void start(Thread thread) {
        thread.start();
        while (thread.getState() == Thread.State.NEW) {
            Thread.onSpinWait();
        }
    }

    private static Thread virtual(Runnable task) throws ReflectiveOperationException {
        return (Thread)
                Thread.class.getMethod("startVirtualThread", Runnable.class).invoke(null, task);
    }

    private void refused(Effect effect, String name, Action action, SharedState... undone) {
        check(name, action, Set.of(effect), Set.of(undone));
    }

    private void allowed(String name, Action action, SharedState... undone) {
        check(name, action, Set.of(), Set.of(undone));
    }

    private void check(String name, Action action, Set<Effect> refused, Set<SharedState> undone) {
        Map<SharedState, Long> before = new HashMap<>(effects.undone());
        List<String> wrong = new ArrayList<>();
        Guard.begin();
        List<StrayThread> strays = outcome(() -> {
            try {
                action.run();
            } catch (Throwable thrown) {
                if (refused.isEmpty() || !isRefusal(thrown)) {
                    wrong.add("threw " + thrown + " at "
                            + List.of(thrown.getStackTrace()).subList(0, 3));
                }
            }
        });
        if (!Guard.refused().keySet().equals(refused)) {
            wrong.add("refused " + Guard.refused());
        }
        Map<SharedState, Long> after = new HashMap<>(effects.undone());
        after.entrySet().removeAll(before.entrySet());
        if (!after.keySet().equals(undone)) {
            wrong.add("undone " + after.keySet());
        }
        if (!strays.isEmpty()) {
            wrong.add("left " + strays);
        }
        expect(name, wrong.isEmpty(), wrong.toString());
    }

    private List<StrayThread> outcome(Action test) {
        poisoned = false;
        try {
            test.run();
        } catch (Throwable thrown) {
            throw new AssertionError(thrown);
        }
        return effects.putBack();
    }

    private static boolean isRefusal(Throwable thrown) {
        return thrown instanceof EffectRefused || (thrown.getCause() != null && isRefusal(thrown.getCause()));
    }

    private void expect(String name, boolean fulfilled, String otherwise) {
        report.println(fulfilled ? "ok " + name : "WRONG " + name + ": " + otherwise);
    }
}
