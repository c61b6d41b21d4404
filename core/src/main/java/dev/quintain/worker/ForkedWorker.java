package dev.quintain.worker;

import dev.quintain.worker.Message.Done;
import dev.quintain.worker.Message.Failed;
import dev.quintain.worker.Message.Open;
import dev.quintain.worker.Message.Run;
import dev.quintain.worker.Message.Sent;
import dev.quintain.worker.WorkerDied.Reason;
import java.io.EOFException;
import java.io.IOException;
import java.io.Serializable;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** A JVM of ours that runs code under test, seen from the parent. Used by one thread at a time, but for stop. */
public final class ForkedWorker implements AutoCloseable {
    private static final Duration START_LIMIT = Duration.ofSeconds(60);

    /** Who has connected says at once who it is. */
    private static final Duration GREETING_LIMIT = Duration.ofSeconds(5);

    /** What a JVM says that the terminal sent the same Ctrl-C as us. */
    private static final int EXIT_INTERRUPTED = 130;

    private final Process process;
    private final Scratch scratch;
    private final Blackboard blackboard;
    private final Wire wire;
    private final Watchdog watchdog;
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
        ForkedWorker worker = fork(options, program);
        try {
            worker.exchange(new Open(program), message -> {});
            return worker;
        } catch (WorkerDied | RuntimeException e) {
            worker.close();
            throw e;
        }
    }

    private static ForkedWorker fork(WorkerOptions options, Program program) {
        var gone = new ArrayDeque<Runnable>();
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Scratch scratch = Scratch.create();
            gone.push(scratch::delete);
            Path board = scratch.control().resolve("blackboard");
            Blackboard blackboard = Blackboard.at(board);
            String token = UUID.randomUUID().toString();
            Process process = new WorkerCommand(options, scratch, program.getClass())
                    .start(Integer.toString(server.getLocalPort()), token, board.toString());
            gone.push(process::destroyForcibly);
            Wire wire = connect(server, process, token.getBytes(StandardCharsets.US_ASCII), scratch);
            return new ForkedWorker(process, scratch, blackboard, wire, options);
        } catch (IOException e) {
            gone.forEach(Runnable::run);
            throw new WorkerFault("cannot start a worker: " + e.getMessage(), e);
        }
    }

    // Waits in short steps, to notice a worker that ends before it connects.
    private static Wire connect(ServerSocket server, Process process, byte[] token, Scratch scratch)
            throws IOException {
        long deadline = System.nanoTime() + START_LIMIT.toNanos();
        server.setSoTimeout(200);
        while (true) {
            try {
                return Wire.expecting(token, server.accept(), GREETING_LIMIT);
            } catch (IOException notYet) {
                if (!process.isAlive() || System.nanoTime() > deadline) {
                    throw new IOException("it " + (process.isAlive() ? "did not call back" : "ended at once")
                            + said(scratch.output()));
                }
            }
        }
    }

    private static String said(String output) {
        return output.isEmpty() ? "" : "; it said: " + output.replaceAll("\\s*\\R\\s*", " / ");
    }

    /**
     * Has the program carry out a request.
     *
     * @param listener gets each message that the program sends, as it comes
     * @return why the worker asks to be replaced, if it does
     */
    public Optional<String> run(Serializable request, Consumer<Serializable> listener) throws WorkerDied {
        return exchange(new Run(request), listener);
    }

    /** Ends the worker from another thread: the request that runs then ends with {@link Reason#STOPPED}. */
    public void stop() {
        stopped = true;
        process.destroyForcibly();
    }

    private Optional<String> exchange(Message request, Consumer<Serializable> listener) throws WorkerDied {
        blackboard.idle();
        watchdog.watch(!(request instanceof Open));
        try {
            wire.write(request);
            while (true) {
                Message message = wire.read();
                if (message instanceof Sent sent) {
                    listener.accept(sent.payload());
                } else if (message instanceof Done done) {
                    return Optional.of(done.retireReason()).filter(reason -> !reason.isEmpty());
                } else if (message instanceof Failed failed) {
                    throw WorkerFault.told(failed.what(), failed.stackTrace());
                }
            }
        } catch (EOFException | SocketException e) {
            throw died();
        } catch (IOException e) {
            throw new WorkerFault("cannot talk with a worker: " + e.getMessage(), e);
        } finally {
            watchdog.rest();
        }
    }

    private WorkerDied died() {
        int exit = exitCode();
        Reason reason = stopped || exit == EXIT_INTERRUPTED
                ? Reason.STOPPED
                : watchdog.hasBitten() || exit == WorkerMain.EXIT_HUNG
                        ? Reason.HUNG
                        : exit == WorkerMain.EXIT_OUT_OF_MEMORY ? Reason.OUT_OF_MEMORY : Reason.DIED;
        return new WorkerDied(
                reason, blackboard.test(), blackboard.isUnderTest(), "exit code " + exit + scratch.lastWords());
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
