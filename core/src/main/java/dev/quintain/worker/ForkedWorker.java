package dev.quintain.worker;

import dev.quintain.worker.Message.Done;
import dev.quintain.worker.Message.Failed;
import dev.quintain.worker.Message.Hello;
import dev.quintain.worker.Message.Open;
import dev.quintain.worker.Message.Run;
import dev.quintain.worker.Message.Sent;
import dev.quintain.worker.WorkerDied.Reason;
import java.io.IOException;
import java.io.Serializable;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** A JVM of ours that runs code under test, seen from the parent. Used by one thread at a time, but for stop. */
public final class ForkedWorker implements AutoCloseable {
    private static final int START_LIMIT_MILLIS = 60_000;

    /** What a JVM says that the terminal sent the same Ctrl-C as us. */
    private static final int EXIT_INTERRUPTED = 130;

    private final Process process;
    private final Scratch scratch;
    private final Blackboard blackboard;
    private final Wire wire;
    private final Watchdog watchdog;
    private boolean retired;
    private volatile boolean stopped;

    private ForkedWorker(Process process, Scratch scratch, Blackboard blackboard, Wire wire, WorkerOptions options) {
        this.process = process;
        this.scratch = scratch;
        this.blackboard = blackboard;
        this.wire = wire;
        this.watchdog = new Watchdog(process, blackboard, options.testLimit());
    }

    /** Starts a worker and opens the program in it. */
    public static ForkedWorker start(WorkerOptions options, Program program) throws WorkerDied {
        try {
            ForkedWorker worker = fork(options);
            worker.exchange(new Open(program), message -> {});
            return worker;
        } catch (IOException e) {
            throw new WorkerFault("cannot start a worker: " + e.getMessage(), e);
        }
    }

    private static ForkedWorker fork(WorkerOptions options) throws IOException {
        Scratch scratch = Scratch.create();
        Path board = scratch.control().resolve("blackboard");
        Blackboard blackboard = Blackboard.at(board);
        String token = UUID.randomUUID().toString();
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Process process = new WorkerCommand(options, scratch)
                    .start(Integer.toString(server.getLocalPort()), token, board.toString());
            return new ForkedWorker(process, scratch, blackboard, connect(server, process, token, scratch), options);
        }
    }

    // Waits in short steps, to notice a worker that ends before it connects.
    private static Wire connect(ServerSocket server, Process process, String token, Scratch scratch)
            throws IOException {
        long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(START_LIMIT_MILLIS);
        server.setSoTimeout(200);
        while (true) {
            try {
                Wire wire = new Wire(server.accept());
                if (wire.read() instanceof Hello hello && hello.token().equals(token)) {
                    return wire;
                }
                wire.close();
            } catch (java.net.SocketTimeoutException e) {
                if (!process.isAlive() || System.nanoTime() > deadline) {
                    process.destroyForcibly();
                    throw new IOException("it did not start; it said: " + scratch.output());
                }
            }
        }
    }

    /**
     * Has the program carry out a request.
     *
     * @param listener gets each message that the program sends, as it comes
     */
    public void run(Serializable request, Consumer<Serializable> listener) throws WorkerDied {
        exchange(new Run(request), listener);
    }

    /** Whether the worker asked to be replaced. */
    public boolean isRetired() {
        return retired;
    }

    /** Ends the worker from another thread: the request that runs then ends with {@link Reason#STOPPED}. */
    public void stop() {
        stopped = true;
        process.destroyForcibly();
    }

    private void exchange(Message request, Consumer<Serializable> listener) throws WorkerDied {
        blackboard.idle();
        watchdog.watch(!(request instanceof Open));
        try {
            wire.write(request);
            while (true) {
                Message message = wire.read();
                if (message instanceof Sent sent) {
                    listener.accept(sent.payload());
                } else if (message instanceof Done done) {
                    retired = !done.retireReason().isEmpty();
                    return;
                } else if (message instanceof Failed failed) {
                    throw new WorkerFault("a worker failed: " + failed.stackTrace(), null);
                }
            }
        } catch (IOException e) {
            throw died();
        } finally {
            watchdog.rest();
        }
    }

    private WorkerDied died() {
        int exit = exitCode();
        Reason reason = stopped || exit == EXIT_INTERRUPTED
                ? Reason.STOPPED
                : watchdog.hasBitten()
                        ? Reason.HUNG
                        : exit == WorkerMain.EXIT_OUT_OF_MEMORY ? Reason.OUT_OF_MEMORY : Reason.DIED;
        return new WorkerDied(reason, blackboard.test(), blackboard.isUnderTest(), "exit code " + exit);
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
        watchdog.close();
        try {
            wire.close();
        } catch (IOException e) {
            // it is gone either way
        }
        process.destroyForcibly();
        exitCode();
        scratch.delete();
    }
}
