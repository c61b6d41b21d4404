package dev.quintain.cli;

import dev.quintain.engine.walk.Observation;
import dev.quintain.engine.walk.Questioner;
import dev.quintain.run.walk.Listing;
import dev.quintain.subject.BadInput;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Supplier;
import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/** Where the answers to questions come from. */
interface Questions extends Questioner, AutoCloseable {
    String PROMPT = "Confirm (y|n|q) ? : ";

    @Override
    default void close() {}

    /** Everything is right. */
    static Questions acceptAll() {
        return (observation, expected) -> Reply.RIGHT;
    }

    /** Nobody is there. */
    static Questions nobody() {
        return (observation, expected) -> Reply.SILENCE;
    }

    /** Answers in a file, in the order of the questions: y, n or q for each, with comments after #. */
    static Questions fromFile(Path file, PrintWriter out, Listing listing) {
        Deque<Reply> answers = new ArrayDeque<>();
        try {
            int number = 0;
            for (String line : Files.readAllLines(file)) {
                number++;
                for (char c : line.replaceAll("#.*|\\s", "").toCharArray()) {
                    answers.add(reply(c).orElseThrow(malformed(file, number, c)));
                }
            }
        } catch (IOException e) {
            throw new BadInput("cannot read the answers in " + file + "; give a file with y, n or q for each question");
        }
        return (observation, expected) -> {
            Reply reply = answers.isEmpty() ? Reply.SILENCE : answers.remove();
            listing.question(observation, expected);
            if (reply != Reply.SILENCE) {
                out.println(PROMPT + letter(reply));
                out.println();
            }
            return reply;
        };
    }

    private static Supplier<BadInput> malformed(Path file, int line, char c) {
        return () -> new BadInput(file + ":" + line + " has '" + c + "' where an answer is wanted: y, n or q");
    }

    /** A person at a terminal: one key each, Enter for yes. */
    static Questions atTerminal(PrintWriter out, Listing listing) {
        return new AtTerminal(out, listing);
    }

    private static Optional<Reply> reply(int key) {
        return switch (key) {
            case 'y', 'Y', '\r', '\n' -> Optional.of(Reply.RIGHT);
            case 'n', 'N' -> Optional.of(Reply.WRONG);
            case 'q', 'Q', 3, 4, -1 -> Optional.of(Reply.QUIT);
            default -> Optional.empty();
        };
    }

    private static String letter(Reply reply) {
        return switch (reply) {
            case RIGHT -> "y";
            case WRONG -> "n";
            default -> "q";
        };
    }

    /** Reads single keys, without waiting for the end of a line. */
    final class AtTerminal implements Questions {
        private final PrintWriter out;
        private final Listing listing;
        private final Terminal terminal;
        private final Attributes before;

        AtTerminal(PrintWriter out, Listing listing) {
            this.out = out;
            this.listing = listing;
            try {
                this.terminal =
                        TerminalBuilder.builder().system(true).dumb(false).build();
            } catch (IOException e) {
                throw new BadInput("cannot read from this terminal (" + e.getMessage() + "); give --answers FILE");
            }
            this.before = terminal.enterRawMode();
        }

        @Override
        public Reply ask(Observation observation, Optional<String> expected) {
            listing.question(observation, expected);
            out.print(PROMPT);
            out.flush();
            Reply reply = read();
            out.println(letter(reply));
            out.println();
            return reply;
        }

        private Reply read() {
            try {
                Optional<Reply> reply = Optional.empty();
                while (reply.isEmpty()) {
                    reply = reply(terminal.reader().read());
                }
                return reply.get();
            } catch (IOException e) {
                return Reply.QUIT;
            }
        }

        @Override
        public void close() {
            terminal.setAttributes(before);
            try {
                terminal.close();
            } catch (IOException e) {
                // the terminal is gone, and so is whoever sat at it
            }
        }
    }
}
