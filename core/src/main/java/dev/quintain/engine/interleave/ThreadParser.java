package dev.quintain.engine.interleave;

import dev.quintain.engine.interleave.Script.ExcMonitor;
import dev.quintain.engine.interleave.Script.Piece;
import dev.quintain.engine.interleave.Script.Plain;
import dev.quintain.engine.interleave.Script.ValueCheck;
import dev.quintain.engine.interleave.Script.WakeCheck;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads what a thread does: Java, and the templates that check it. */
final class ThreadParser {
    private final BlockReader blocks;

    ThreadParser(BlockReader blocks) {
        this.blocks = blocks;
    }

    /** The pieces of a thread block, from behind its name up to its #end. */
    List<Piece> pieces(Position opened) throws BadScript {
        var pieces = new ArrayList<Piece>();
        while (true) {
            Fragment java = blocks.java();
            if (!java.isBlank()) {
                pieces.add(new Plain(java));
            }
            Position position = blocks.position();
            Optional<Command> command = blocks.peekCommand(Command.THREAD, opened);
            if (command.isEmpty()) {
                throw blocks.error(position, "a # stands alone outside of #excMonitor, #valueCheck and #wakeCheck");
            }
            if (command.get() == Command.END) {
                blocks.takeCommand();
                blocks.ended(Command.THREAD, opened, position);
                return pieces;
            }
            pieces.add(template(command.get(), position));
        }
    }

    private Piece template(Command command, Position position) throws BadScript {
        return switch (command) {
            case EXC_MONITOR -> excMonitor(position);
            case VALUE_CHECK -> valueCheck(position);
            case WAKE_CHECK -> wakeCheck(position);
            default ->
                throw blocks.error(
                        position, command + " cannot stand in a thread block; is the #end of the thread missing?");
        };
    }

    private Piece excMonitor(Position position) throws BadScript {
        List<Fragment> parts = parts(Command.EXC_MONITOR, position);
        if (parts.size() > 2) {
            throw blocks.error(position, "#excMonitor has one # at most, before the exception that must be thrown");
        }
        return new ExcMonitor(position, parts.get(0), parts.size() < 2 ? Optional.empty() : Optional.of(parts.get(1)));
    }

    private Piece valueCheck(Position position) throws BadScript {
        List<Fragment> parts = parts(Command.VALUE_CHECK, position);
        if (parts.size() != 2 || parts.get(0).isBlank() || parts.get(1).isBlank()) {
            throw blocks.error(position, "#valueCheck needs two expressions: #valueCheck actual # expected #end");
        }
        return new ValueCheck(position, parts.get(0), parts.get(1));
    }

    private Piece wakeCheck(Position position) throws BadScript {
        List<Fragment> parts = parts(Command.WAKE_CHECK, position);
        BadScript bad = blocks.error(position, "#wakeCheck needs a name and times: #wakeCheck senders # 3, 4 #end");
        if (parts.size() != 2 || parts.get(0).isBlank()) {
            throw bad;
        }
        var times = new ArrayList<Integer>();
        for (String number : parts.get(1).text().split("[\\s,]+")) {
            try {
                times.add(Integer.parseInt(number));
            } catch (NumberFormatException e) {
                throw bad;
            }
        }
        return new WakeCheck(position, parts.get(0), times);
    }

    /** What stands between the #s of a template, without comments around it. */
    private List<Fragment> parts(Command command, Position opened) throws BadScript {
        blocks.takeCommand();
        var parts = new ArrayList<Fragment>();
        while (true) {
            parts.add(blocks.java().strip());
            Position position = blocks.position();
            Optional<Command> next = blocks.peekCommand(command, opened);
            if (next.isEmpty()) {
                blocks.takeSeparator();
            } else if (next.get() == Command.END) {
                blocks.takeCommand();
                blocks.ended(command, opened, position);
                return parts;
            } else {
                throw blocks.error(position, next.get() + " cannot stand in " + command + "; is its #end missing?");
            }
        }
    }
}
