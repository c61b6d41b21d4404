package dev.quintain.worker;

import dev.quintain.runtime.Guard;
import dev.quintain.worker.Message.Done;
import dev.quintain.worker.Message.Failed;
import dev.quintain.worker.Message.Open;
import dev.quintain.worker.Message.Run;
import dev.quintain.worker.Message.Sent;
import java.io.EOFException;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Serializable;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.TimeZone;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.jspecify.annotations.Nullable;

/**
 * A worker process. A thread of its own only listens, so that the worker ends when its parent does, whatever the code under
 * test is up to. Requests are carried out on the main thread: each thread has a row of identity hash codes of its own to
 * give, and only that of the first thread of a JVM begins alike every time.
 */
public final class WorkerMain implements Program.Parent {
    static final int EXIT_OUT_OF_MEMORY = 87;
    static final int EXIT_HUNG = 88;

    /** Says that threads are to be others than usual, too. */
    static final String ELSEWHERE = "elsewhere";

    private final Wire wire;
    private final Blackboard blackboard;
    private final BlockingQueue<Message> requests = new LinkedBlockingQueue<>();
    private String retireReason = "";

    private WorkerMain(Wire wire, Blackboard blackboard) {
        this.wire = wire;
        this.blackboard = blackboard;
    }

    /** Arguments: the parent's port, the token it knows us by, the file of the blackboard; at most one more word. */
    public static void main(String[] args) throws IOException {
        if (args.length > 3 && args[3].equals(ELSEWHERE)) {
            // Before any thread of ours, which has another number then.
            Bystanders.start();
            // As a build calls it that runs tests on threads of its own.
            Thread.currentThread().setName("Test worker");
            // The first who asks for the time zone sets a property; here it is as if nobody had asked.
            TimeZone.getDefault();
            System.clearProperty("user.timezone");
        }
        Blackboard blackboard = Blackboard.at(Path.of(args[2]));
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), Integer.parseInt(args[0]));
        Wire wire = Wire.presenting(args[1].getBytes(StandardCharsets.US_ASCII), socket);
        var worker = new WorkerMain(wire, blackboard);
        // No daemon: when there is nothing left to do but to wait for the parent's end, nobody's shutdown hooks are to
        // run.
        Thread listener = new Thread(worker::listen, "listener");
        Guard.register(listener);
        listener.start();
        worker.work();
    }

    private void listen() {
        try {
            while (true) {
                requests.add(wire.read());
            }
        } catch (EOFException | SocketException parentGone) {
            // the end of a worker's life
        } catch (IOException e) {
            fail(e);
        }
        Runtime.getRuntime().halt(0);
    }

    private void work() {
        try {
            Program.@Nullable Session session = null;
            while (true) {
                Message message = requests.take();
                if (message instanceof Open open) {
                    session = open.program().open(this);
                } else if (message instanceof Run run && session != null) {
                    session.run(run.request());
                }
                wire.write(new Done(retireReason));
            }
        } catch (OutOfMemoryError e) {
            halt(EXIT_OUT_OF_MEMORY);
        } catch (Throwable e) {
            fail(e);
        }
    }

    private void fail(Throwable e) {
        StringWriter trace = new StringWriter();
        e.printStackTrace(new PrintWriter(trace));
        try {
            wire.write(new Failed(e.toString().lines().findFirst().orElse(""), trace.toString()));
        } catch (IOException parentGone) {
            halt(1);
        }
    }

    private static void halt(int exitCode) {
        Guard.disarm();
        Runtime.getRuntime().halt(exitCode);
    }

    @Override
    public void send(Serializable message) {
        try {
            wire.write(new Sent(message));
        } catch (IOException e) {
            throw new UncheckedIOException("the parent is gone", e);
        }
    }

    @Override
    public void testing(long test) {
        blackboard.test(test);
    }

    @Override
    public void underTest() {
        blackboard.underTest();
    }

    @Override
    public long nanoTime() {
        return System.nanoTime();
    }

    @Override
    public void giveUp() {
        halt(EXIT_HUNG);
    }

    @Override
    public void retire(String reason) {
        retireReason = reason;
    }
}
