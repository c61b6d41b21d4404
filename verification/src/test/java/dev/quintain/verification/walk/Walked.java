package dev.quintain.verification.walk;

import dev.quintain.verification.crash.CommandRun;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One {@code quintain walk}, run in this JVM as the command line would run it, with workers of its own. */
record Walked(int exitCode, String out, String err) {
    static final int RIGHT = 0;
    static final int WRONG_OR_UNCONFIRMED = 1;
    static final int BAD_INPUT = 2;
    static final int OUR_FAULT = 3;

    static Walked walk(String... arguments) {
        return walk(1, arguments);
    }

    static Walked walk(int workers, String... arguments) {
        var all = new ArrayList<>(List.of("walk", "--workers", String.valueOf(workers)));
        all.addAll(List.of(arguments));
        if (!all.contains("--out")) {
            all.addAll(List.of("--out", CommandRun.OUT.toString()));
        }
        CommandRun run = CommandRun.of(all.toArray(String[]::new));
        return new Walked(run.exitCode(), run.out(), run.err());
    }

    /** The number in a sentence of the summary that begins with the verb and ends with the words; 0 if it is missing. */
    long count(String verb, String words) {
        Pattern sentence = Pattern.compile("^" + verb + " (\\d+) .*" + Pattern.quote(words) + "$", Pattern.MULTILINE);
        Matcher found = sentence.matcher(out);
        return found.find() ? Long.parseLong(found.group(1)) : 0;
    }

    /** How many sequences were said to come, if none is cut short. */
    long planned() {
        Matcher found =
                Pattern.compile("^(\\S+) sequences at most$", Pattern.MULTILINE).matcher(out);
        return found.find() ? Long.parseLong(found.group(1).replaceAll("\\D", "")) : 0;
    }

    long manual() {
        return count("Passed", "manually confirmed");
    }

    long predicted() {
        return count("Passed", "automatically from oracles");
    }

    long normal() {
        return count("Exercised", "that executed normally");
    }

    long exceptions() {
        return count("Terminated", "that raised an exception");
    }

    long executed() {
        return normal() + exceptions();
    }

    long discarded() {
        return Math.max(
                count("Discarded", "whose prefixes had failed"), count("Discarded", "whose prefixes were pruned"));
    }

    List<String> states() {
        return Pattern.compile("^found state: (.*)$", Pattern.MULTILINE)
                .matcher(out)
                .results()
                .map(match -> match.group(1))
                .toList();
    }
}
