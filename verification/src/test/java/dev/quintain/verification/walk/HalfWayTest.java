package dev.quintain.verification.walk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.engine.StopSignal;
import dev.quintain.engine.walk.Convention;
import dev.quintain.engine.walk.Observation;
import dev.quintain.engine.walk.Prediction;
import dev.quintain.engine.walk.Questioner;
import dev.quintain.engine.walk.StateSpace;
import dev.quintain.engine.walk.Strategy;
import dev.quintain.engine.walk.Validation.Judgement;
import dev.quintain.engine.walk.WalkListener.Plan;
import dev.quintain.engine.walk.WalkOptions;
import dev.quintain.run.Inputs;
import dev.quintain.run.walk.Modality;
import dev.quintain.run.walk.WalkReporter;
import dev.quintain.run.walk.WalkRequest;
import dev.quintain.run.walk.WalkRun;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever leaves in the middle finds all that they said when they come back. */
class HalfWayTest {
    @TempDir
    Path folder;

    /** The lines of the oracle that are answers. */
    private List<String> answers() {
        try {
            Path file = folder.resolve(Books.of("LibraryBook") + ".oracle");
            return Files.exists(file)
                    ? Files.readAllLines(file).stream()
                            .filter(line -> !line.startsWith("#"))
                            .toList()
                    : List.of();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Walked validate(String... how) {
        return Walked.walk(Stream.of(
                        Stream.of("--validate"),
                        Stream.of(how).anyMatch("--strategy"::equals)
                                ? Stream.<String>of()
                                : Stream.of("--strategy", "algebra"),
                        Stream.of(
                                "--oracle",
                                folder.toString(),
                                "--out",
                                folder.resolve("out").toString()),
                        Stream.of("-cp", Books.CLASSES),
                        Stream.of(how),
                        Stream.of(Books.of("LibraryBook")))
                .flatMap(part -> part)
                .toArray(String[]::new));
    }

    @Test
    void answers_before_q_are_kept() throws IOException {
        Path answers = Files.writeString(folder.resolve("answers.txt"), "y y n y q y y y");

        Walked left = validate("--answers", answers.toString());

        assertTrue(left.out().contains("Ended early, as you wished"), left.out());
        assertEquals(3, left.manual());
        assertEquals(4, answers().size(), left.out());
        assertEquals(
                1, answers().stream().filter(line -> line.contains(" =/=> ")).count());
    }

    /** So deep that the sequences of the last length come in several batches. */
    @Test
    void after_q_nothing_more_is_judged() {
        validate("--accept-all", "--strategy", "states", "--depth", "5");
        var quit = new AtomicBoolean();
        var judgedAfterwards = new AtomicInteger();
        Questioner quitter = (observation, expected) -> {
            quit.set(true);
            return Questioner.Reply.QUIT;
        };

        run(Strategy.STATES, 6, quitter, observation -> {
            if (quit.get()) {
                judgedAfterwards.incrementAndGet();
            }
        });

        assertTrue(quit.get());
        assertEquals(0, judgedAfterwards.get());
    }

    @Test
    void who_comes_back_is_asked_only_the_rest() throws IOException {
        Path answers = Files.writeString(folder.resolve("answers.txt"), "y y y y q");
        validate("--answers", answers.toString());
        List<String> before = answers();

        Walked back = validate("--accept-all");

        assertEquals(Walked.RIGHT, back.exitCode(), back.out());
        assertEquals(answers().size() - before.size(), back.manual());
        assertTrue(answers().containsAll(before));
    }

    @Test
    void at_a_terminal_each_answer_is_written_before_the_next_question() {
        Questioner killedAtTheSixth = (observation, expected) -> {
            if (answers().size() == 5) {
                throw new CancellationException();
            }
            return Questioner.Reply.RIGHT;
        };

        assertThrows(CancellationException.class, () -> run(Strategy.ALGEBRA, 3, killedAtTheSixth, observation -> {}));

        assertEquals(5, answers().size());
    }

    private void run(Strategy strategy, int depth, Questioner questioner, Consumer<Observation> judged) {
        var options = new WalkOptions(
                strategy,
                depth,
                Convention.STANDARD,
                false,
                1,
                64,
                false,
                Prediction.MUTATORS,
                Optional.empty(),
                Optional.empty());
        var request = new WalkRequest(
                Inputs.oneClass(
                        List.of(Books.of("LibraryBook")),
                        List.of(Path.of(Books.CLASSES)),
                        Path.of(System.getProperty("java.home"))),
                Modality.VALIDATE,
                options,
                folder,
                true,
                1,
                128,
                Duration.ofSeconds(10),
                Set.of(),
                folder.resolve("out"));
        var run = new WalkRun(request);
        WalkReporter reporter = new WalkReporter() {
            @Override
            public void planned(Plan plan) {}

            @Override
            public void found(StateSpace space) {}

            @Override
            public void begin(String state, int length) {}

            @Override
            public void explored(Observation observation) {}

            @Override
            public void judged(Observation observation, Judgement judgement, Optional<String> expected) {
                judged.accept(observation);
            }
        };
        run.run(reporter, questioner, new StopSignal(), progress -> {});
    }
}
