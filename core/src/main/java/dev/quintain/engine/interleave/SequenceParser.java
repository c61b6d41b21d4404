package dev.quintain.engine.interleave;

import dev.quintain.engine.interleave.Script.Sequence;
import dev.quintain.engine.interleave.Script.SharedBlock;
import dev.quintain.engine.interleave.Script.ThreadBlock;
import dev.quintain.engine.interleave.Script.Tick;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads test sequences: ticks, and in them threads. */
final class SequenceParser {
    private static final Set<Command> IN_SEQUENCE = EnumSet.of(Command.TEST, Command.SHARED, Command.TICK, Command.END);
    private static final Set<Command> IN_TICK = EnumSet.of(Command.THREAD, Command.END);

    private final BlockReader blocks;
    private final ThreadParser threadParser;

    SequenceParser(BlockReader blocks) {
        this.blocks = blocks;
        this.threadParser = new ThreadParser(blocks);
    }

    /** A sequence, from behind its #begin. */
    Sequence sequence(Position opened) throws BadScript {
        var tests = new ArrayList<Fragment>();
        var ticks = new ArrayList<Tick>();
        Optional<SharedBlock> shared = Optional.empty();
        while (true) {
            Position position = next(Command.BEGIN, opened);
            switch (blocks.takeOneOf(IN_SEQUENCE, "in a sequence, between #begin and its #end")) {
                case TEST -> tests.addAll(words(blocks.restOfLine()));
                case SHARED -> {
                    if (shared.isPresent()) {
                        throw blocks.error(position, "#shared is there a second time; a sequence has one at most");
                    }
                    shared = Optional.of(blocks.shared(position));
                }
                case TICK -> ticks.add(tick(position));
                default -> {
                    return new Sequence(opened, tests, shared, named(ticks));
                }
            }
        }
    }

    private Position next(Command block, Position opened) throws BadScript {
        if (!blocks.hasMore()) {
            throw blocks.unfinished(block, opened);
        }
        return blocks.position();
    }

    private Tick tick(Position opened) throws BadScript {
        var threads = new ArrayList<ThreadBlock>();
        while (true) {
            Position position = next(Command.TICK, opened);
            if (blocks.takeOneOf(IN_TICK, "in a tick, between #tick and its #end") == Command.END) {
                blocks.ended(Command.TICK, opened, position);
                return new Tick(threads);
            }
            Fragment id = blocks.bracketed();
            if (!id.isBlank() && threads.stream().anyMatch(thread -> thread.id().equals(id.text()))) {
                throw blocks.error(id.position(), "thread <" + id.text() + "> is in this tick twice");
            }
            threads.add(new ThreadBlock(id.text(), position, threadParser.pieces(position)));
        }
    }

    private static List<Fragment> words(Fragment line) {
        var words = new ArrayList<Fragment>();
        int from = 0;
        for (String word : line.text().split("[\\s,]+")) {
            if (!word.isEmpty()) {
                from = line.text().indexOf(word, from);
                words.add(new Fragment(
                        word,
                        new Position(line.position().line(), line.position().column() + from)));
                from += word.length();
            }
        }
        return words;
    }

    /** Threads that have no name get one that no other has. */
    private static List<Tick> named(List<Tick> ticks) {
        Set<String> taken = new HashSet<>();
        ticks.forEach(tick -> tick.threads().forEach(thread -> taken.add(thread.id())));
        int number = 0;
        var named = new ArrayList<Tick>();
        for (Tick tick : ticks) {
            ThreadBlock[] threads = tick.threads().toArray(ThreadBlock[]::new);
            for (int i = 0; i < threads.length; i++) {
                number++;
                if (threads[i].id().isEmpty()) {
                    while (!taken.add("thread" + number)) {
                        number++;
                    }
                    threads[i] = new ThreadBlock("thread" + number, threads[i].position(), threads[i].pieces());
                }
            }
            named.add(new Tick(Arrays.asList(threads)));
        }
        return named;
    }
}
