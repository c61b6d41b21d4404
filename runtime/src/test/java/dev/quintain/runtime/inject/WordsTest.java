package dev.quintain.runtime.inject;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.quintain.runtime.inject.TestRun.Failure;
import dev.quintain.runtime.inject.TestRun.Status;
import dev.quintain.runtime.inject.TrialReport.Caught;
import dev.quintain.runtime.inject.TrialReport.Shot;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is written is what is read. */
class WordsTest {
    private static final StackTraceElement OWN = new StackTraceElement("shop.Prices", "load", "Prices.java", 12);
    private static final StackTraceElement UNKNOWN = new StackTraceElement("shop.Prices", "load", null, -1);
    private static final Failure FAILURE = new Failure(
            List.of("a.B", "java.lang.Throwable"),
            "",
            List.of(OWN, UNKNOWN),
            true,
            List.of(new Failure(List.of("a.B"), "why", List.of(), false, List.of())));

    static List<Words> words() {
        return List.of(
                new Words.Hello("token"),
                new Words.Begin(new Setup(
                        Map.of("shop.Prices", new Numbers(1, 2, 3, 4)),
                        true,
                        List.of(new SiteInfo("shop.Prices", "load", "read", "()I", true)),
                        false,
                        List.of("java/lang/Error"),
                        true,
                        false,
                        List.of("tests"),
                        ".*",
                        "")),
                new Words.RunAll(List.of("a", "b", "a")),
                new Words.RunOne("[test:a]", List.of(new Arm(7, "a.B", "injected"))),
                new Words.Starting("[test:a]", "a"),
                new Words.At(new Place(true, List.of(OWN)), List.of(new Place(false, List.of()))),
                new Words.Reached(7, 0),
                new Words.Ran(run(null)),
                new Words.Ran(run(FAILURE)),
                new Words.Done(List.of()),
                new Words.Failed("what", "where"));
    }

    private static TestRun run(Failure failure) {
        return new TestRun(
                "[test:a]",
                "a",
                failure == null ? Status.PASSED : Status.FAILED,
                failure,
                1L << 40,
                new TrialReport(
                        Map.of(1, TrialReport.AS_DECLARED, 2, List.of()),
                        List.of(new Caught(1, 2, List.of("a.B"))),
                        List.of(new Shot(1, "a.B", List.of(2, 3), false, true, "a.ATest.a:1"))),
                List.of("thread a"));
    }

    @ParameterizedTest
    @MethodSource("words")
    void each_kind_comes_through(Words words) throws IOException {
        assertEquals(words, read(written(words)));
    }

    @Test
    void one_comes_after_the_other_and_then_the_end() throws IOException {
        var bytes = new ByteArrayOutputStream();
        var out = new WordsOut(bytes);
        for (Words each : words()) {
            out.write(each);
        }

        var in = new WordsIn(new ByteArrayInputStream(bytes.toByteArray()));

        for (Words each : words()) {
            assertEquals(each, in.read());
        }
        assertThrows(EOFException.class, in::read);
    }

    @Test
    void texts_may_be_long_and_have_any_characters() throws IOException {
        var words = new Words.Done(List.of("\u00e4\ud83d\ude00\0\ud83d".repeat(20_000), "\ude00", ""));

        assertEquals(words, read(written(words)));
    }

    @Test
    void frames_are_told_as_a_reader_sees_them() throws IOException {
        StackTraceElement platform = frameOfPlatform();
        var words = new Words.At(new Place(true, List.of(platform)), List.of());

        var read = (Words.At) read(written(words));

        assertEquals(platform.toString(), read.test().frames().get(0).toString());
    }

    private static StackTraceElement frameOfPlatform() {
        return assertThrows(NumberFormatException.class, () -> Integer.parseInt("no number"))
                .getStackTrace()[0];
    }

    @Test
    void what_a_stranger_says_is_not_taken() {
        var in = new WordsIn(new ByteArrayInputStream("GET".getBytes(StandardCharsets.UTF_8)));

        assertThrows(IOException.class, in::read);
    }

    private static byte[] written(Words words) throws IOException {
        var bytes = new ByteArrayOutputStream();
        new WordsOut(bytes).write(words);
        return bytes.toByteArray();
    }

    private static Words read(byte[] bytes) throws IOException {
        return new WordsIn(new ByteArrayInputStream(bytes)).read();
    }
}
