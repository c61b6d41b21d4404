package dev.quintain.engine.interleave;

import dev.quintain.engine.interleave.Script.Condition;
import dev.quintain.engine.interleave.Script.Cut;
import dev.quintain.engine.interleave.Script.Sequence;
import dev.quintain.engine.interleave.Script.SharedBlock;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a script: the language of the appendix of Long, Hoffman and Strooper 2003, and #wakeCheck for its section 5.7. */
final class ScriptParser {
    private static final Pattern CUT = Pattern.compile("(\\S+)\\s+([^(]*[^(\\s])\\s*(\\(.*\\))?", Pattern.DOTALL);
    private static final Set<Command> PARTS =
            EnumSet.of(Command.TICKTIME, Command.CUT, Command.CONDITIONS, Command.TOP, Command.SHARED, Command.BEGIN);

    private final String file;
    private final BlockReader blocks;
    private final SequenceParser sequenceParser;
    private final Set<Command> seen = EnumSet.noneOf(Command.class);
    private final List<Condition> conditions = new ArrayList<>();
    private final List<Sequence> sequences = new ArrayList<>();
    private long tickTime = Script.TICK_TIME;
    private Optional<Cut> cut = Optional.empty();
    private Optional<Fragment> top = Optional.empty();
    private Optional<SharedBlock> shared = Optional.empty();

    private ScriptParser(String file, String text) {
        this.file = file;
        this.blocks = new BlockReader(new ScriptReader(file, text));
        this.sequenceParser = new SequenceParser(blocks);
    }

    /**
     * Reads a script.
     *
     * @param file its name, for messages
     */
    static Script parse(String file, String text) throws BadScript {
        Script script = new ScriptParser(file, text).script();
        List<ScriptError> errors = new ScriptRules(script).errors();
        if (!errors.isEmpty()) {
            throw new BadScript(errors);
        }
        return script;
    }

    private Script script() throws BadScript {
        while (blocks.hasMore()) {
            part();
        }
        return new Script(file, tickTime, cut, conditions, top, shared, sequences);
    }

    private void part() throws BadScript {
        Position position = blocks.position();
        Command command = blocks.takeOneOf(PARTS, "in a script");
        if (command != Command.BEGIN && !seen.add(command)) {
            throw blocks.error(position, command + " is there a second time; a script has one at most");
        }
        switch (command) {
            case TICKTIME -> tickTime = tickTime();
            case CUT -> cut = Optional.of(cut());
            case CONDITIONS -> blocks.lines(position).forEach(this::condition);
            case TOP -> top = Optional.of(blocks.java(command, position));
            case SHARED -> shared = Optional.of(blocks.shared(position));
            default -> sequences.add(sequenceParser.sequence(position));
        }
    }

    private long tickTime() throws BadScript {
        Fragment number = blocks.restOfLine();
        try {
            long milliseconds = Long.parseLong(number.text());
            if (milliseconds > 0) {
                return milliseconds;
            }
        } catch (NumberFormatException e) {
            // told below
        }
        throw blocks.error(
                number.position(),
                "'" + number.text() + "' is no tick time; give a number of milliseconds: #ticktime 1000");
    }

    private Cut cut() throws BadScript {
        Fragment all = blocks.restOfLine();
        Matcher parts = CUT.matcher(all.text());
        if (!parts.matches()) {
            throw blocks.error(
                    all.position(), "#cut needs a name and a constructor, such as #cut m Buffer(3) or #cut m Buffer");
        }
        if (parts.group(2).contains("<>")) {
            throw blocks.error(
                    all.position(), "#cut needs its type arguments written out, such as Buffer<String> for Buffer<>");
        }
        return new Cut(part(all, parts, 1), part(all, parts, 2), part(all, parts, 3));
    }

    private static Fragment part(Fragment all, Matcher parts, int group) {
        return parts.group(group) == null
                ? new Fragment("()", all.position())
                : new Fragment(
                        parts.group(group),
                        new Position(all.position().line(), all.position().column() + parts.start(group)));
    }

    private void condition(Fragment line) {
        String[] parts = line.text().split("\\s+", 2);
        conditions.add(new Condition(parts[0], parts.length > 1 ? parts[1] : "", line.position()));
    }
}
