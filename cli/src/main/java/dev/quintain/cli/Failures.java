package dev.quintain.cli;

import dev.quintain.subject.BadInput;
import dev.quintain.worker.WorkerFault;
import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** What the user sees when something is wrong: one line, unless they ask for more. */
final class Failures {
    static final int BAD_INPUT = 2;
    static final int OUR_FAULT = 3;

    private Failures() {}

    static int badUsage(ParameterException e, String[] args) {
        CommandLine command = e.getCommandLine();
        List<String> suggestions =
                e instanceof UnmatchedArgumentException unmatched ? unmatched.getSuggestions() : List.of();
        String hint = suggestions.isEmpty() ? "" : ", did you mean " + String.join(" or ", suggestions);
        String help = command.getCommandSpec().qualifiedName() + " --help";
        command.getErr().println("quintain: " + e.getMessage() + hint + "; see " + help);
        return BAD_INPUT;
    }

    static int failed(Exception e, CommandLine command, ParseResult parsed) {
        PrintWriter err = command.getErr();
        if (e instanceof BadInput) {
            err.println("quintain: " + e.getMessage());
            return BAD_INPUT;
        }
        return ourFault(e, err, parsed.originalArgs().contains("--debug"));
    }

    static int ourFault(Exception e, PrintWriter err, boolean debug) {
        String what = e instanceof WorkerFault ? e.getMessage() : e.toString();
        err.println("quintain: this is a fault of ours, please report it: " + what
                + (debug ? "" : " (--debug shows where)"));
        if (debug) {
            e.printStackTrace(err);
        }
        return OUR_FAULT;
    }
}
