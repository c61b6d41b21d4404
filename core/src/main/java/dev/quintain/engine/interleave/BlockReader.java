package dev.quintain.engine.interleave;

import dev.quintain.engine.interleave.Script.SharedBlock;
import dev.quintain.subject.NearestName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Reads the blocks that a script is made of, and says what is wrong with those that are none. */
final class BlockReader {
    private final ScriptReader reader;
    private String doubtful = "";

    BlockReader(ScriptReader reader) {
        this.reader = reader;
    }

    Position position() {
        return reader.position();
    }

    BadScript error(Position position, String message) {
        return reader.error(position, message);
    }

    boolean hasMore() {
        reader.skipBlank();
        return !reader.isAtEnd();
    }

    Fragment restOfLine() {
        return reader.restOfLine();
    }

    Fragment bracketed() throws BadScript {
        return reader.bracketed();
    }

    Fragment java() {
        return reader.java();
    }

    /** Takes the command that comes next, which must be one of these. */
    Command takeOneOf(Set<Command> allowed, String where) throws BadScript {
        Command command = peek(where);
        if (!allowed.contains(command)) {
            throw reader.error(reader.position(), misplaced(command, where, allowed));
        }
        reader.takeCommand();
        return command;
    }

    private Command peek(String where) throws BadScript {
        Position position = reader.position();
        String word = reader.peekCommand();
        if (word.isEmpty()) {
            throw reader.error(position, "'" + brief(reader.restOfLine()) + "' cannot stand here, " + where);
        }
        return known(word, position);
    }

    private static String brief(Fragment line) {
        String text = line.brief();
        return text.length() > 40 ? text.substring(0, 37) + "..." : text;
    }

    private static String misplaced(Command command, String where, Set<Command> allowed) {
        String expected = allowed.stream().map(Command::toString).collect(Collectors.joining(", "));
        return command == Command.END
                ? "#end ends nothing " + where + "; expected " + expected
                : command + " cannot stand " + where + "; expected " + expected;
    }

    private Command known(String word, Position position) throws BadScript {
        Optional<Command> command = Command.of(word);
        if (command.isEmpty()) {
            String hint = new NearestName(word)
                    .among(Command.words())
                    .map(name -> "; did you mean #" + name + "?")
                    .orElse("");
            throw reader.error(position, "unknown command #" + word + hint);
        }
        return command.get();
    }

    /** The command that comes next if it is one, without taking it; empty at a # that only separates. */
    Optional<Command> peekCommand(Command block, Position opened) throws BadScript {
        if (reader.isAtEnd()) {
            throw unfinished(block, opened);
        }
        String word = reader.peekCommand();
        boolean separates = word.isEmpty() || (Command.of(word).isEmpty() && !Character.isLowerCase(word.charAt(0)));
        return separates ? Optional.empty() : Optional.of(known(word, reader.position()));
    }

    void takeCommand() {
        reader.takeCommand();
    }

    void takeSeparator() {
        reader.takeHash();
    }

    /** To be told of every block that an #end has ended. */
    void ended(Command block, Position opened, Position end) {
        // Who indents would hardly put it there; the #end is likely to be that of the block around it.
        boolean outside = end.line() > opened.line() && end.column() < opened.column();
        if (outside && doubtful.isEmpty()) {
            doubtful = "; is that of the " + block + " in line " + opened.line() + " missing?";
        }
    }

    BadScript unfinished(Command block, Position opened) {
        return reader.error(opened, block + " has no #end" + doubtful);
    }

    /** Java up to the #end of the block. */
    Fragment java(Command block, Position opened) throws BadScript {
        Fragment java = reader.java();
        Position end = reader.position();
        Optional<Command> command = peekCommand(block, opened);
        if (!command.equals(Optional.of(Command.END))) {
            throw reader.error(
                    end,
                    command.map(Command::toString).orElse("#") + " cannot stand in " + block
                            + ", which takes Java and ends with #end");
        }
        reader.takeCommand();
        ended(block, opened, end);
        return java;
    }

    /** A shared block, from its name on. */
    SharedBlock shared(Position opened) throws BadScript {
        Fragment id = reader.bracketed();
        if (id.isBlank()) {
            throw reader.error(opened, "#shared needs the name that threads use, such as #shared <s>");
        }
        return new SharedBlock(id, java(Command.SHARED, opened));
    }

    /** Lines of plain text up to #end. */
    List<Fragment> lines(Position opened) throws BadScript {
        var lines = new ArrayList<Fragment>();
        while (true) {
            reader.skipBlank();
            if (reader.isAtEnd()) {
                throw unfinished(Command.CONDITIONS, opened);
            }
            if (!reader.peekCommand().isEmpty()) {
                takeOneOf(Set.of(Command.END), "among conditions");
                return lines;
            }
            lines.add(reader.plainLine());
        }
    }
}
