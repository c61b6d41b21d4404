package dev.quintain.worker;

import dev.quintain.runtime.inject.Setup;
import dev.quintain.runtime.inject.Words;
import dev.quintain.runtime.inject.WordsIn;
import dev.quintain.runtime.inject.WordsOut;
import dev.quintain.worker.WorkerDied.Reason;
import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * A JVM that runs a test suite with its own class path and nothing of ours but the agent. Used by one thread at a time, but
 * for stop.
 */
public final class SuiteProcess implements AutoCloseable {
    private static final String MAIN = "dev.quintain.agent.SuiteMain";
    private static final long POLL_MILLIS = 50;
    private static final Duration START_LIMIT = Duration.ofSeconds(60);

    /** What a JVM says that the terminal sent the same Ctrl-C as us, unless a test ended it like that. */
    private static final int EXIT_INTERRUPTED = 130;

    /** The same Ctrl-C may reach the JVM of the tests before us. */
    private static final Duration LATER = Duration.ofSeconds(2);

    private final Process process;
    private final Socket socket;
    private final WordsOut out;
    private final WordsIn in;
    private final CountDownLatch stopped = new CountDownLatch(1);
    private volatile boolean bitten;
    private volatile TimeLimit limit = TimeLimit.NONE;
    private final AtomicInteger messages = new AtomicInteger();

    private SuiteProcess(Process process, Socket socket, WordsOut out, WordsIn in) {
        this.process = process;
        this.socket = socket;
        this.out = out;
        this.in = in;
        var watchdog = new Thread(this::guard, "watchdog of a suite");
        watchdog.setDaemon(true);
        watchdog.start();
    }

    /** Kills the process when it stays at one thing for too long; what that is, {@link Stay} knows. */
    private void guard() {
        Stay stay = stay();
        int seen = -1;
        while (process.isAlive()) {
            TimeLimit now = limit;
            boolean over = stay.isOver(
                    System.nanoTime(),
                    cpuNanos(),
                    now.work().toNanos(),
                    now.waiting().toNanos());
            if (messages.get() != seen || now.work().isZero() || (over && isKeptFromProcessor(stay, now))) {
                seen = messages.get();
                stay = stay();
            } else if (over) {
                bitten = true;
                process.destroyForcibly();
                return;
            }
            try {
                Thread.sleep(POLL_MILLIS);
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    /** On a machine that is busy enough, that looks like waiting. */
    private boolean isKeptFromProcessor(Stay stay, TimeLimit now) {
        return !stay.isUsedUp(System.nanoTime(), cpuNanos(), now.work().toNanos())
                && Tasks.wantProcessor(process.pid());
    }

    private Stay stay() {
        return new Stay(System.nanoTime(), cpuNanos());
    }

    private long cpuNanos() {
        return process.info().totalCpuDuration().map(Duration::toNanos).orElse(Long.MAX_VALUE / 2);
    }

    /**
     * How such a JVM is started.
     *
     * @param agent the agent's jar
     * @param classPath of the tests, JUnit included
     * @param jvmArguments that the tests need
     * @param folder where the tests run; a build runs them in that of the project
     * @param log what the tests print is added to it
     */
    public record Command(
            Path javaHome, Path agent, List<Path> classPath, List<String> jvmArguments, Path folder, Path log) {
        public Command {
            classPath = List.copyOf(classPath);
            jvmArguments = List.copyOf(jvmArguments);
        }

        private Process start(String... arguments) throws IOException {
            var command = new ArrayList<String>();
            command.add(javaHome.toAbsolutePath().resolve("bin").resolve("java").toString());
            // That our probes are on the boot class path is no news to the user.
            command.add("-XX:-PrintWarnings");
            // An exception without a stack trace cannot be blamed on anybody.
            command.add("-XX:-OmitStackTraceInFastThrow");
            command.addAll(jvmArguments);
            command.add("-javaagent:" + agent.toAbsolutePath());
            command.add("-cp");
            command.add(classPath.stream()
                    .map(path -> path.toAbsolutePath().toString())
                    .collect(Collectors.joining(File.pathSeparator)));
            command.add(MAIN);
            command.addAll(List.of(arguments));
            return new ProcessBuilder(command)
                    .directory(folder.toAbsolutePath().toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
                    .start();
        }
    }

    /**
     * Starts one.
     *
     * @throws NotStarted if it ends at once, as it does when its arguments are wrong
     */
    public static SuiteProcess start(Command command, Setup setup) throws WorkerDied {
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String token = UUID.randomUUID().toString();
            Process process = command.start(Integer.toString(server.getLocalPort()), token);
            SuiteProcess suite = connect(server, process, token, command.log());
            suite.ask(new Words.Begin(setup), reply -> {}, TimeLimit.of(START_LIMIT));
            return suite;
        } catch (IOException e) {
            throw new WorkerFault("cannot start a JVM for the tests: " + e.getMessage(), e);
        }
    }

    private static SuiteProcess connect(ServerSocket server, Process process, String token, Path log)
            throws IOException, WorkerDied {
        long deadline = System.nanoTime() + START_LIMIT.toNanos();
        server.setSoTimeout(200);
        while (true) {
            try {
                Socket socket = server.accept();
                socket.setTcpNoDelay(true);
                var in = new WordsIn(socket.getInputStream());
                if (in.read().equals(new Words.Hello(token))) {
                    return new SuiteProcess(process, socket, new WordsOut(socket.getOutputStream()), in);
                }
                socket.close();
            } catch (SocketTimeoutException notYet) {
                if (!process.isAlive()) {
                    if (process.exitValue() == EXIT_INTERRUPTED) {
                        throw new WorkerDied(Reason.STOPPED, 0, false, "interrupted while it started");
                    }
                    throw NotStarted.told(log);
                }
                if (System.nanoTime() > deadline) {
                    process.destroyForcibly();
                    throw new IOException("it did not call back; the log says why");
                }
            }
        }
    }

    /**
     * Asks for something.
     *
     * @param listener gets what comes back, as it comes
     * @param limit how long it may take before something comes back, or else the JVM is killed
     * @return the notes that come at the end
     */
    public List<String> ask(Words request, Consumer<Words> listener, TimeLimit limit) throws WorkerDied {
        // Until the first test there is JUnit to be started, and tests to be looked for.
        boolean begins = request instanceof Words.RunAll && limit.work().compareTo(START_LIMIT) < 0;
        this.limit = begins ? TimeLimit.of(START_LIMIT) : limit;
        try {
            out.write(request);
            messages.incrementAndGet();
            while (true) {
                Words reply = in.read();
                if (reply instanceof Words.Aside) {
                    listener.accept(reply);
                    continue;
                }
                messages.incrementAndGet();
                this.limit = limit;
                if (reply instanceof Words.Done done) {
                    return done.notes();
                }
                if (reply instanceof Words.Failed failed) {
                    throw WorkerFault.told(failed.what(), failed.stackTrace());
                }
                listener.accept(reply);
            }
        } catch (IOException e) {
            int exit = exitCode();
            Reason reason = isStopped(exit) ? Reason.STOPPED : bitten ? Reason.HUNG : Reason.DIED;
            throw new WorkerDied(reason, 0, false, "exit code " + exit);
        } finally {
            this.limit = TimeLimit.NONE;
        }
    }

    private boolean isStopped(int exit) {
        try {
            return stopped.await(exit == EXIT_INTERRUPTED ? LATER.toMillis() : 0, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return true;
        }
    }

    /** Ends it from another thread. */
    public void stop() {
        stopped.countDown();
        process.destroyForcibly();
    }

    private int exitCode() {
        try {
            if (!process.waitFor(5, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
            return process.waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return -1;
        }
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException e) {
            // it is gone either way
        }
        process.destroyForcibly();
        exitCode();
    }
}
