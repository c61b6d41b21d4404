package dev.quintain.agent;

import dev.quintain.bytecode.SiteRules;
import dev.quintain.runtime.inject.Numbers;
import dev.quintain.runtime.inject.Setup;
import dev.quintain.runtime.inject.Words;
import dev.quintain.runtime.inject.Words.Begin;
import dev.quintain.runtime.inject.Words.Done;
import dev.quintain.runtime.inject.Words.Failed;
import dev.quintain.runtime.inject.Words.Hello;
import dev.quintain.runtime.inject.Words.RunAll;
import dev.quintain.runtime.inject.Words.RunOne;
import dev.quintain.runtime.inject.WordsIn;
import dev.quintain.runtime.inject.WordsOut;
import java.io.EOFException;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.instrument.Instrumentation;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A worker that runs tests of the user's suite when asked. It ends when its parent does. */
public final class SuiteMain {
    private final WordsOut out;

    private SuiteMain(WordsOut out) {
        this.out = out;
    }

    /** Arguments: the parent's port, and the token that it knows us by. */
    public static void main(String[] args) {
        int code = 1;
        try {
            work(Integer.parseInt(args[0]), args[1]);
            code = 0;
        } catch (Throwable e) {
            // JUnit lets what it cannot survive through, such as a full heap.
            e.printStackTrace(System.err);
        } finally {
            // Threads that tests have left would keep this JVM, and the parent waiting.
            Runtime.getRuntime().halt(code);
        }
    }

    private static void work(int port, String token) throws IOException {
        // A parent that is killed cannot say so, and a test may take for ever.
        ProcessHandle.current().parent().ifPresent(SuiteMain::endWith);
        var socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.setTcpNoDelay(true);
        var suite = new SuiteMain(new WordsOut(socket.getOutputStream()));
        suite.say(new Hello(token));
        suite.serve(new WordsIn(socket.getInputStream()));
    }

    private static void endWith(ProcessHandle parent) {
        var unused = parent.onExit().thenRun(() -> Runtime.getRuntime().halt(1));
    }

    private void serve(WordsIn in) {
        @Nullable Setup setup = null;
        @Nullable SuiteRunner runner = null;
        try {
            while (true) {
                Words request = in.read();
                List<String> notes = List.of();
                if (request instanceof Begin begin) {
                    install(begin.setup());
                    setup = begin.setup();
                    runner = new SuiteRunner(underTest(setup), this::say);
                } else if (request instanceof RunAll all && runner != null && setup != null) {
                    notes = runner.runAll(setup, all.done());
                } else if (request instanceof RunOne one && runner != null) {
                    runner.runOneAndTellWhereItIs(one.uniqueId(), one.arms());
                }
                say(new Done(notes));
            }
        } catch (EOFException | SocketException parentGone) {
            // the end of a worker's life
        } catch (IOException | RuntimeException | LinkageError e) {
            var trace = new StringWriter();
            e.printStackTrace(new PrintWriter(trace));
            say(new Failed(e.toString(), trace.toString()));
        }
    }

    private static void install(Setup setup) {
        if (!setup.showInjected()) {
            System.setOut(filtered(System.out));
            System.setErr(filtered(System.err));
        }
        Instrumentation instrumentation = InjectAgent.instrumentation();
        if (instrumentation != null && setup.loadTime()) {
            Map<String, Numbers> classes = setup.classes();
            instrumentation.addTransformer(new SiteTransformer(
                    classes::containsKey,
                    new SiteRules(setup.wholeStack(), setup.also(), setup.partial()),
                    (rewriter, name, file) -> Optional.ofNullable(classes.get(name))
                            .flatMap(numbers -> rewriter.rewrite(file, numbers))
                            .orElse(null)));
        }
    }

    private static CodeUnderTest underTest(Setup setup) {
        return new CodeUnderTest(setup.sites(), setup.classes()::containsKey);
    }

    private static PrintStream filtered(PrintStream stream) {
        return new PrintStream(new InjectedTraces(stream), true, Charset.defaultCharset());
    }

    private synchronized void say(Words words) {
        try {
            out.write(words);
        } catch (IOException parentGone) {
            Runtime.getRuntime().halt(1);
        }
    }
}
