package dev.quintain.cli;

import dev.quintain.engine.StopSignal;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Finds bugs in compiled Java classes and hands back JUnit tests that show them. */
@Command(
        name = "quintain",
        description = "Finds bugs in compiled Java classes and hands back JUnit tests that show them.",
        synopsisSubcommandLabel = "COMMAND",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        subcommands = {
            HuntCommand.class,
            CrashCommand.class,
            WalkCommand.class,
            GenerateCommand.class,
            CompareCommand.class,
            InterleaveCommand.class,
            InjectCommand.class,
            AutoComplete.GenerateCompletion.class
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:nothing found",
            "1:findings",
            "2:bad usage or input",
            "3:a fault of quintain's own",
            "130:ended early by Ctrl-C"
        })
public final class Main {
    /** How long the end of an interrupted run may take: confirming takes ten seconds, writing a few more. */
    private static final int PATIENCE_SECONDS = 120;

    private Main() {}

    public static void main(String[] args) {
        var out = new PrintWriter(System.out, true, Charset.defaultCharset());
        var err = new PrintWriter(System.err, true, Charset.defaultCharset());
        var terminal = Terminal.ofThisProcess();
        var stop = new StopSignal();
        var finished = new CountDownLatch(1);
        // Ctrl-C: what has been found so far is written, as at the end.
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            if (finished.getCount() > 0) {
                // Below the bar, not behind it.
                err.println((terminal.interactive() ? "\n" : "")
                        + "stopping; what was found so far is confirmed and written first");
                stop.stop();
                awaitQuietly(finished);
            }
        }));
        endWithCaller(stop);
        int exitCode = Failures.OUR_FAULT;
        try {
            exitCode = run(out, err, terminal, stop, args);
        } catch (Throwable e) {
            err.println("quintain: this is a fault of ours, please report it: " + e);
        } finally {
            finished.countDown();
        }
        System.exit(exitCode);
    }

    /** Runs a command and returns its exit code; for tests, and for programs that have the command line within. */
    public static int run(PrintWriter out, PrintWriter err, Terminal terminal, StopSignal stop, String... args) {
        return commandLine(out, err, terminal, stop).execute(args);
    }

    private static CommandLine commandLine(PrintWriter out, PrintWriter err, Terminal terminal, StopSignal stop) {
        return new CommandLine(new Main(), new CommandFactory(terminal, stop))
                .setOut(out)
                .setErr(err)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setUsageHelpAutoWidth(true)
                .setParameterExceptionHandler(Failures::badUsage)
                .setExecutionExceptionHandler(Failures::failed);
    }

    // A build that is killed can end nobody any more, and we would go on for as long as we were given.
    private static void endWithCaller(StopSignal stop) {
        Long caller = Long.getLong("quintain.caller");
        if (caller != null) {
            ProcessHandle.of(caller)
                    .map(ProcessHandle::onExit)
                    .ifPresentOrElse(
                            end -> {
                                var unused = end.thenRun(stop::stop);
                            },
                            stop::stop);
        }
    }

    private static void awaitQuietly(CountDownLatch finished) {
        try {
            if (!finished.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                Thread.currentThread().interrupt();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
